import { useSyncExternalStore } from "react";
import type { GoOptions } from "../../shared/navigation/place.ts";

/** Address of the browser, and ways to go elsewhere. */
interface DoorPlace {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
  readonly arrived: boolean;
  readonly go: (to: string, options?: GoOptions) => void;
}

/** The history state as the application's router writes and reads it: it takes over wherever the door has led to. */
interface HistoryState {
  /** Holds what the page is told by the one before. */
  readonly usr: unknown;
  /** Name of the entry; the first of a visit has none. */
  readonly key?: string;
  /** Place of the entry in the visit. */
  readonly idx: number;
}

function historyState(): HistoryState {
  const state: unknown = window.history.state;
  const stored = typeof state === "object" && state !== null ? (state as Partial<HistoryState>) : {};
  const { usr = null, key, idx } = stored;
  return {
    usr,
    ...(typeof key === "string" ? { key } : {}),
    idx: typeof idx === "number" ? idx : 0,
  };
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

function go(to: string, { replace = false, state = null }: GoOptions = {}): void {
  const { idx } = historyState();
  const next: HistoryState = {
    usr: state,
    key: crypto.randomUUID().slice(0, 8),
    idx: replace ? idx : idx + 1,
  };
  if (replace) window.history.replaceState(next, "", to);
  else window.history.pushState(next, "", to);
  for (const listener of listeners) listener();
}

/** The place of the door, which has no router: the browser's own address and history. */
export function useDoorPlace(): DoorPlace {
  useSyncExternalStore(subscribe, () => `${window.location.href} ${historyState().key ?? ""}`);
  const { pathname, search } = window.location;
  const { usr, key } = historyState();
  return { pathname, search, state: usr, arrived: key !== undefined, go };
}
