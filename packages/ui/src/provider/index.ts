export { UiProvider, type UiProviderProps } from "./UiProvider.tsx";
export { useLocale } from "./useLocale.ts";
export type { UiMessages } from "../messages/UiMessages.ts";
