export { UiProvider, type UiProviderProps } from "./UiProvider.tsx";
export { useLocale, useTimeZone } from "./useLocale.ts";
export type { UiMessagesPart } from "../messages/mergeMessages.ts";
export type { UiMessages } from "../messages/UiMessages.ts";
export type { OverlayContainer } from "./overlayContainer.ts";
