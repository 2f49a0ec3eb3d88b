// What our own packages need of this subject beside what is published; the packed package has no way to it.
export { lowerFirst } from "./firstLetter.ts";
export { shortenText } from "./shortenText.ts";
export { MINUS, NO_BREAK_SPACE } from "./signs.ts";
export { titledText } from "./titledText.ts";
