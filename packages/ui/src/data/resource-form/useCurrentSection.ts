"use client";

import { useEffect, useState } from "react";
import { treeRoot } from "../../foundations/internal/treeRoot.ts";
import type { FormSectionEntry } from "./formSections.ts";

/** Part of the window, from its top, that a section must have reached to be the one that is read. */
const READING_LINE = 0.35;

/** The section that is read: the last one above the reading line, the one that has the focus, the last one at the end. */
export function useCurrentSection(sections: readonly FormSectionEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    if (sections.length === 0) return undefined;
    let frame = 0;
    const follow = (): void => {
      frame = 0;
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      const reached = sections.filter(
        ({ element }) => element.getBoundingClientRect().top <= innerHeight * READING_LINE,
      );
      setCurrent((isAtEnd ? sections.at(-1) : (reached.at(-1) ?? sections[0]))?.id ?? null);
    };
    const scroll = (): void => {
      if (frame === 0) frame = requestAnimationFrame(follow);
    };
    const focus = ({ target }: Event): void => {
      const held = sections.find(({ element }) => target instanceof Node && element.contains(target));
      if (held) setCurrent(held.id);
    };
    addEventListener("scroll", scroll, { passive: true });
    const root = treeRoot(sections[0]?.element);
    root.addEventListener("focusin", focus);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", scroll);
      root.removeEventListener("focusin", focus);
    };
  }, [sections]);
  return current ?? sections[0]?.id ?? null;
}
