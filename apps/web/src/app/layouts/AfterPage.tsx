import { useAtomValue } from "jotai";
import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { workspaceAtom } from "../../shared/session/sessionAtoms.ts";

/** Pause after the data of the first page before anything else is requested, in milliseconds. */
const PAUSE_MS = 2000;

/** Longest wait for a quiet moment after that, in milliseconds. */
const BUSY_MS = 10_000;

interface AfterPageProps {
  /** Loads what may be opened later, so that it can be without a network too. It must keep its identity. */
  readonly loadLater: () => Promise<unknown>;
}

/** Shows what no page waits for: its code comes once the first one has nothing left to do, or never. */
export function AfterPage({ loadLater }: AfterPageProps): ReactNode {
  const ready = useAtomValue(workspaceAtom).status === "ready";
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!ready || Part !== null) return;
    return whenIdle(() => {
      void import("./LaterParts.tsx").then(
        ({ LaterParts }) => setPart(() => LaterParts),
        () => undefined,
      );
      loadLater().catch(() => undefined);
    });
  }, [ready, Part, loadLater]);
  return Part === null ? null : <Part />;
}

/** Safari has no word for it: there the pause is all. */
function whenIdle(act: () => void): () => void {
  let waiting: number | null = null;
  const pause = setTimeout(() => {
    if ("requestIdleCallback" in window) waiting = requestIdleCallback(act, { timeout: BUSY_MS });
    else act();
  }, PAUSE_MS);
  return () => {
    clearTimeout(pause);
    if (waiting !== null) cancelIdleCallback(waiting);
  };
}
