"use client";

import { useEffect, useState } from "react";
import { observeSizes } from "../../foundations/internal/observeSizes.ts";

/** Tells whether the content of an element is larger than the element: only then is it a stop of the Tab key. */
export function useScrolls(element: HTMLElement | null): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    const look = (): void =>
      setScrolls(
        element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1,
      );
    return observeSizes([element, ...element.children], look);
  }, [element]);
  return scrolls;
}
