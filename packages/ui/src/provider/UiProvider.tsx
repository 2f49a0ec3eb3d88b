"use client";

import { type ReactNode, useMemo } from "react";
import type { UiMessages } from "../messages/UiMessages.ts";
import { UiContext } from "./UiContext.ts";

export interface UiProviderProps {
  /**
   * BCP 47 tag used to format numbers.
   * @default "fr-FR"
   */
  readonly locale?: string | undefined;
  /**
   * What the kit says: a shipped catalogue (`@carnation/ui/messages/fr`, `/en`) or the host's own.
   * @default the French catalogue
   */
  readonly messages?: UiMessages | undefined;
  /** The part of the page that it speaks for. */
  readonly children: ReactNode;
}

/** Gives the kit its language. Without a provider the kit speaks French. */
export function UiProvider({ locale = "fr-FR", messages, children }: UiProviderProps): ReactNode {
  const value = useMemo(() => ({ locale, messages }), [locale, messages]);
  return <UiContext.Provider value={value}>{children}</UiContext.Provider>;
}
