"use client";

import { useEffect, useRef, useState } from "react";

interface Countdown {
  /** Holds what is left, in seconds; `null` when it does not run. */
  readonly left: number | null;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Counts whole seconds down, then calls `onDone`. From 0 it is done at once. */
export function useCountdown(from: number, onDone: () => void): Countdown {
  const [left, setLeft] = useState<number | null>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (left === null) return;
    const timer = setTimeout(() => {
      setLeft(left > 1 ? left - 1 : null);
      if (left <= 1) done.current();
    }, 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return {
    left,
    start: () => {
      if (from > 0) setLeft(from);
      else onDone();
    },
    cancel: () => setLeft(null),
  };
}
