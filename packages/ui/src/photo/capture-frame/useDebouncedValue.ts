"use client";

import { useEffect, useState } from "react";

/** Debounces a text: gives it once it has stayed the same for a while, because hints that flicker can be neither read nor spoken. */
export function useDebouncedValue(text: string, delayMs = 500): string {
  const [steady, setSteady] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSteady(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return steady;
}
