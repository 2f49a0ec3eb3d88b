import { useCallback, useEffect, useState } from "react";
import { redirectTo } from "./redirectTo.ts";

/** Tells whether the application is being left, and the way to leave it. */
export interface ExternalRedirect {
  readonly leaving: boolean;
  readonly leave: (address: string) => void;
  /** Stays after all: the other page does not open. */
  readonly stay: () => void;
}

/** Leaves for a page of somebody else's. Whoever comes back by the browser's button finds the page as it was before. */
export function useExternalRedirect(): ExternalRedirect {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setLeaving(false);
    };
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);
  const leave = useCallback((address: string) => {
    setLeaving(true);
    redirectTo(address);
  }, []);
  const stay = useCallback(() => setLeaving(false), []);
  return { leaving, leave, stay };
}
