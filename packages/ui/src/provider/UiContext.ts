"use client";

import { createContext } from "react";
import type { UiMessagesPart } from "../messages/mergeMessages.ts";

export interface UiContextValue {
  /** BCP 47 tag for numbers and dates; never the runtime's own, which differs between server and browser. */
  readonly locale: string;
  /** IANA time zone in which instants are read; never the runtime's own, for the same reason. */
  readonly timeZone: string;
  /** The host's catalogue, whole or in part; what it does not say each component says in its own French. */
  readonly messages: UiMessagesPart | undefined;
}

export const UiContext = createContext<UiContextValue>({
  locale: "fr-FR",
  timeZone: "Europe/Paris",
  messages: undefined,
});
