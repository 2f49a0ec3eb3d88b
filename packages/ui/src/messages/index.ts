export type { UiMessages } from "./UiMessages.ts";
