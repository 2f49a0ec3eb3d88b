export { compareNames } from "./compareNames.ts";
export { upperFirst } from "./firstLetter.ts";
export { foldText } from "./foldText.ts";
export { excerpt } from "./shortenText.ts";
export type { TitledText } from "./titledText.ts";
export { typeset } from "./typeset.ts";
export { visibleText } from "./visibleText.ts";
