"use client";

import { createContext } from "react";
import type { UiMessages } from "../messages/UiMessages.ts";

export interface UiContextValue {
  /** BCP 47 tag for numbers and dates; never the runtime's own, which differs between server and browser. */
  readonly locale: string;
  /** The host's catalogue; without one each component speaks its own French. */
  readonly messages: UiMessages | undefined;
}

export const UiContext = createContext<UiContextValue>({ locale: "fr-FR", messages: undefined });
