import { useContext } from "react";
import { UiContext, type UiContextValue } from "./UiContext.ts";

/** The kit's language where the component stands. */
export function useUi(): UiContextValue {
  return useContext(UiContext);
}
