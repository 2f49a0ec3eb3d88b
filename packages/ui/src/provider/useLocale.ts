"use client";

import { useContext } from "react";
import { UiContext } from "./UiContext.ts";

/** BCP 47 tag in which numbers are formatted where the component stands. */
export function useLocale(): string {
  return useContext(UiContext).locale;
}
