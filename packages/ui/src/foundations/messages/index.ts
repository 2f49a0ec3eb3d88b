export type { UiMessagesPart } from "./mergeMessages.ts";
export type { UiMessages } from "./UiMessages.ts";
