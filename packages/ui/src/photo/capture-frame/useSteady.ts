"use client";

import { useEffect, useState } from "react";

/** A text once it has stayed the same for a while: hints that flicker can be neither read nor spoken. */
export function useSteady(text: string, delayMs = 500): string {
  const [steady, setSteady] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSteady(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return steady;
}
