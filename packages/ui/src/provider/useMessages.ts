"use client";

import { useContext } from "react";
import { mergeMessages } from "../messages/mergeMessages.ts";
import type { UiMessages } from "../messages/UiMessages.ts";
import { UiContext } from "./UiContext.ts";

/** The whole sections made of the host's parts: the same object for the same part, however often it is asked for. */
const whole = new WeakMap<object, unknown>();

/**
 * A section of the host's catalogue over the French one that the component brings: a page with one gauge does not
 * load the words of every component.
 */
export function useMessages<Section extends keyof UiMessages>(
  section: Section,
  french: UiMessages[Section],
): UiMessages[Section] {
  const own = useContext(UiContext).messages?.[section];
  if (own === undefined) return french;
  const known = whole.get(own) ?? mergeMessages(french, own);
  whole.set(own, known);
  return known as UiMessages[Section];
}
