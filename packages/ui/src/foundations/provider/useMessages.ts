"use client";

import { useContext } from "react";
import type { UiMessages } from "../messages/UiMessages.ts";
import { UiContext } from "./UiContext.ts";

/**
 * A section of the host's catalogue over the French one that the component brings: a page with one gauge does not
 * load the words of every component.
 */
export function useMessages<Section extends keyof UiMessages>(
  section: Section,
  french: UiMessages[Section],
): UiMessages[Section] {
  return useContext(UiContext).messagesOf(section, french);
}
