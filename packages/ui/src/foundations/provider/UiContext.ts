"use client";

import { createContext } from "react";
import type { UiMessages } from "../messages/UiMessages.ts";
import type { OverlayContainer } from "./overlayContainer.ts";

export interface UiContextValue {
  /** BCP 47 tag for numbers and dates; never the runtime's own, which differs between server and browser. */
  readonly locale: string;
  /** IANA time zone in which instants are read, if the host says; never the runtime's own, for the same reason. */
  readonly timeZone?: string | undefined;
  /** Nonce of the page's policy for styles. */
  readonly nonce?: string | undefined;
  /** Place where overlays are drawn, if the host says. */
  readonly container?: OverlayContainer | undefined;
  /** A section of the host's catalogue, over the French one that the component brings. */
  readonly messagesOf: <Section extends keyof UiMessages>(
    section: Section,
    french: UiMessages[Section],
  ) => UiMessages[Section];
}

export const UiContext = createContext<UiContextValue>({
  locale: "fr-FR",
  messagesOf: (_, french) => french,
});
