import { useCallback, useState } from "react";

/** A way to another part of the page, and back to what was pressed. */
export interface ScrollReturn {
  /** True when one has gone somewhere and not come back. */
  readonly away: boolean;
  readonly go: (target: HTMLElement | null) => void;
  readonly back: () => void;
}

interface Place {
  readonly pressed: Element | null;
  readonly top: number;
}

/**
 * A long list never scrolls by itself when something is chosen in it: whoever asks is taken to the photo or to the detail,
 * and brought back to the row with its focus.
 */
export function useScrollReturn(): ScrollReturn {
  const [place, setPlace] = useState<Place | null>(null);
  const go = useCallback((target: HTMLElement | null): void => {
    setPlace({ pressed: document.activeElement, top: window.scrollY });
    target?.scrollIntoView({ block: "start" });
    target?.focus({ preventScroll: true });
  }, []);
  const back = (): void => {
    if (place === null) return;
    window.scrollTo({ top: place.top });
    if (place.pressed instanceof HTMLElement) place.pressed.focus({ preventScroll: true });
    setPlace(null);
  };
  return { away: place !== null, go, back };
}
