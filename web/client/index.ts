/**
 * What a server cannot do for the table's page: answer the finger before the network does, move the map, and keep
 * the page in step with the socket. Everything works without it too, only slower. htmx does the swapping.
 */
import { watchChoices } from "./choosing";
import { watchHands } from "./hands";
import { onHtmx } from "./htmx";
import { openMap, reveal } from "./map";
import { tellNews } from "./news";
import { keepSocket } from "./socket";
import { settle, watchSwaps } from "./swaps";

openMap();
watchHands();
watchChoices();
watchSwaps();
keepSocket();
onHtmx("after:swap", reveal);
onHtmx("ws:after:message:incoming", tellNews);
settle();
