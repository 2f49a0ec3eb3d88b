import { useEffect, useState } from "react";
import { takeReload } from "./loadCode.ts";

/** Frequency: how often the service is asked whether it answers again, in milliseconds. */
const ASK_MS = 5000;

/**
 * Loads the page anew as soon as the service answers, once. Nothing less will do: browsers keep that a module could not
 * be loaded for as long as the page lives, and another version has other files. Off line nothing is asked: a reload would
 * leave the application for the browser's own error page.
 * @param part the code that did not arrive; null when there is none to wait for
 * @returns whether that is being tried; false once it has not helped
 */
export function useCodeRecovery(part: string | null): boolean {
  const [spent, setSpent] = useState<string | null>(null);
  const waiting = part !== null && part !== spent;
  useEffect(() => {
    if (!waiting) return;
    const left = new AbortController();
    const ask = async (): Promise<void> => {
      if (!navigator.onLine || !(await answers(left.signal)) || left.signal.aborted) return;
      left.abort();
      if (takeReload(part)) window.location.reload();
      else setSpent(part);
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_MS);
    window.addEventListener("online", () => void ask(), { signal: left.signal });
    left.signal.addEventListener("abort", () => clearInterval(timer));
    return () => left.abort();
  }, [part, waiting]);
  return waiting;
}

/** Tells whether the application itself can be loaded. */
async function answers(signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch("/", { cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
}
