"use client";

import { type ReactNode, useContext, useMemo } from "react";
import { mergeMessages, type UiMessagesPart } from "../messages/mergeMessages.ts";
import { supportedLocale } from "../internal/supported.ts";
import type { UiMessages } from "../messages/UiMessages.ts";
import type { OverlayContainer } from "./overlayContainer.ts";
import { UiContext, type UiContextValue } from "./UiContext.ts";

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
   * Holds what the kit says: a shipped catalogue (`@carnation/ui/messages/fr`, `/en`), the host's own, or only the
   * sentences that change. Give it a stable identity.
   * @default what the provider around says, or French
   */
  readonly messages?: UiMessagesPart | undefined;
  /**
   * Place where dialogs, menus, lists and tips are drawn: an element or a shadow root. An overlay's own `container` comes first.
   * @default that of the provider around; else the part of the page that opens them, when it has a theme, a brand or a
   * direction of its own or is a modal of the host; else the shadow root around; else the end of `body`
   */
  readonly container?: OverlayContainer | null | undefined;
  /**
   * Nonce of the page's `Content-Security-Policy` for the one style that is set while a modal overlay is open: it keeps the page
   * behind from scrolling. Without it a policy without `'unsafe-inline'` refuses that style, and nothing else.
   * @default that of the provider around
   */
  readonly nonce?: string | undefined;
  /** The part of the page that it speaks for. */
  readonly children: ReactNode;
}

/** Gives what the provider around says, with the host's sentences in their place; each section is made once. */
function messagesOver(
  around: UiContextValue["messagesOf"],
  messages: UiMessagesPart,
): UiContextValue["messagesOf"] {
  const known = new Map<string, unknown>();
  return <Section extends keyof UiMessages>(section: Section, french: UiMessages[Section]) => {
    const part: UiMessagesPart[Section] = messages[section];
    if (part === undefined) return around(section, french);
    if (!known.has(section)) known.set(section, mergeMessages(around(section, french), part));
    return known.get(section) as UiMessages[Section];
  };
}

/**
 * Gives the kit its language, its time zone and the place of its overlays. Without a provider the kit speaks French, in Paris.
 */
export function UiProvider({
  locale,
  timeZone,
  messages,
  container,
  nonce,
  children,
}: UiProviderProps): ReactNode {
  const around = useContext(UiContext);
  const value = useMemo(
    () => ({
      locale: locale === undefined ? around.locale : supportedLocale(locale, around.locale),
      timeZone: timeZone ?? around.timeZone,
      container: container ?? around.container,
      nonce: nonce ?? around.nonce,
      messagesOf: messages ? messagesOver(around.messagesOf, messages) : around.messagesOf,
    }),
    [locale, timeZone, messages, container, nonce, around],
  );
  return <UiContext.Provider value={value}>{children}</UiContext.Provider>;
}
