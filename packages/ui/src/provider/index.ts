export { UiProvider, type UiProviderProps } from "./UiProvider.tsx";
export { useUi } from "./useUi.ts";
export type { UiContextValue } from "./UiContext.ts";
export type { UiMessages } from "../messages/UiMessages.ts";
