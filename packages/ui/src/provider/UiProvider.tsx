"use client";

import { type ReactNode, useContext, useMemo } from "react";
import { mergeMessages, type UiMessagesPart } from "../messages/mergeMessages.ts";
import { UiContext } from "./UiContext.ts";

export interface UiProviderProps {
  /**
   * BCP 47 tag used to format numbers and dates.
   * @default that of the provider around, or "fr-FR"
   */
  readonly locale?: string | undefined;
  /**
   * IANA time zone in which the kit reads instants: « America/Montreal ». A component's own `timeZone` comes first.
   * @default that of the provider around, or "Europe/Paris"
   */
  readonly timeZone?: string | undefined;
  /**
   * What the kit says: a shipped catalogue (`@carnation/ui/messages/fr`, `/en`), the host's own, or only the
   * sentences that change. Give it a stable identity.
   * @default what the provider around says, or French
   */
  readonly messages?: UiMessagesPart | undefined;
  /** The part of the page that it speaks for. */
  readonly children: ReactNode;
}

/** Gives the kit its language and its time zone. Without a provider the kit speaks French, in Paris. */
export function UiProvider({ locale, timeZone, messages, children }: UiProviderProps): ReactNode {
  const around = useContext(UiContext);
  const value = useMemo(
    () => ({
      locale: locale ?? around.locale,
      timeZone: timeZone ?? around.timeZone,
      messages:
        around.messages && messages
          ? mergeMessages(around.messages, messages)
          : (messages ?? around.messages),
    }),
    [locale, timeZone, messages, around],
  );
  return <UiContext.Provider value={value}>{children}</UiContext.Provider>;
}
