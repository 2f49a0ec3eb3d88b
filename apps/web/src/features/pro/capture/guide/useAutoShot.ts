import { useEffect, useRef, useState } from "react";

/** Milliseconds for which everything must hold before the count begins, and may fail before it stops. */
const HOLD = 700;
const GRACE = 600;
const SECONDS = 3;

interface AutoShotOptions {
  /** True when photos are taken by themselves at all. */
  readonly enabled: boolean;
  /** True when every condition of the shot is good at this moment. */
  readonly ready: boolean;
  /** Takes the photo. */
  readonly onShot: () => void;
}

interface AutoShot {
  /** Seconds left before the photo; `null` while nothing is counted. */
  readonly countdown: number | null;
  /** Stops the count; it begins again once something was adjusted. */
  readonly cancel: () => void;
}

/**
 * Counts 3, 2, 1 once everything has held for a moment, then takes the photo; stops when somebody moves away. After a
 * photo, or a count that was cancelled, something must change before the next one.
 */
export function useAutoShot({ enabled, ready, onShot }: AutoShotOptions): AutoShot {
  const [holds, setHolds] = useState(false);
  const [done, setDone] = useState(false);
  const [left, setLeft] = useState(SECONDS);
  const shoot = useRef(onShot);
  useEffect(() => {
    shoot.current = onShot;
  });
  useEffect(() => {
    if (ready === holds) return;
    const timer = setTimeout(
      () => {
        setHolds(ready);
        setLeft(SECONDS);
        if (!ready) setDone(false);
      },
      ready ? HOLD : GRACE,
    );
    return () => clearTimeout(timer);
  }, [ready, holds]);
  const counting = enabled && holds && !done;
  useEffect(() => {
    if (!counting) return;
    const timer = setTimeout(() => {
      if (left > 1) setLeft(left - 1);
      else {
        setDone(true);
        shoot.current();
      }
    }, 1000);
    return () => {
      clearTimeout(timer);
    };
  }, [counting, left]);
  return { countdown: counting ? left : null, cancel: () => setDone(true) };
}
