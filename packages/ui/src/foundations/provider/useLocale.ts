"use client";

import { useContext } from "react";
import { supportedTimeZone } from "../internal/supported.ts";
import { UiContext } from "./UiContext.ts";

/** BCP 47 tag in which numbers and dates are formatted where the component stands. */
export function useLocale(): string {
  return useContext(UiContext).locale;
}

/**
 * IANA time zone in which instants are read where the component stands.
 * @param own what the component was given itself, which comes first
 */
export function useTimeZone(own?: string): string {
  const around = supportedTimeZone(useContext(UiContext).timeZone ?? "");
  return own === undefined ? around : supportedTimeZone(own, around);
}
