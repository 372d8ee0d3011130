const least = 3;
const most = 40;
const valid = /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/;

/** The table's name for what somebody typed, upper case and accents folded; null where that is no name. */
export function slugOf(typed: string): string | null {
  const slug = folded(typed);
  return valid.test(slug) ? slug : null;
}

/** The valid name that is nearest to what somebody typed. */
export function nearestSlug(typed: string): string {
  const name = folded(typed)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, most)
    .replace(/^-+|-+$/g, "");
  if (name.length >= least) return name;
  return name === "" ? "mesa" : `mesa-${name}`;
}

const folded = (typed: string): string =>
  typed
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
