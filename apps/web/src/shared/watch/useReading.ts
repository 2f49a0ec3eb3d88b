import type { DiagnosisFiles, Workspace } from "@carnation/data";
import { useAtomValue } from "jotai";
import { useEffect, useMemo, useReducer, useState } from "react";
import { filesAtom, workspaceAtom } from "../session/sessionAtoms.ts";
import { loading, type Loaded } from "../state/queryState.ts";

/** A value read once, and the way to read it again. */
export interface Reading<T> {
  readonly reading: Loaded<T>;
  readonly retry: () => void;
}

/**
 * Reads something of the workspace once, and again for another `key`.
 * @param key what is read, `null` to wait
 * @param read must depend on nothing but its arguments
 */
export function useReading<T>(
  key: string | null,
  read: (workspace: Workspace, key: string) => Promise<T>,
): Reading<T> {
  return useReadingOf(useAtomValue(workspaceAtom), key, read);
}

/**
 * Reads a file of a diagnosis once, and again for another `key`; it does not wait for the rest of the workspace.
 * @param key what is read, `null` to wait
 * @param read must depend on nothing but its arguments
 */
export function useFileReading<T>(
  key: string | null,
  read: (files: DiagnosisFiles, key: string) => Promise<T>,
): Reading<T> {
  return useReadingOf(useAtomValue(filesAtom), key, read);
}

function useReadingOf<Source, T>(
  source: Loaded<Source>,
  key: string | null,
  read: (source: Source, key: string) => Promise<T>,
): Reading<T> {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const request = useMemo(() => ({ source, key, read, attempt }), [source, key, read, attempt]);
  const [answer, setAnswer] = useState<{ readonly request: object; readonly watched: Loaded<T> } | null>(
    null,
  );
  useEffect(() => {
    if (request.source.status !== "ready" || request.key === null) return;
    let asked = true;
    // An answer that comes late to an earlier request must not take the place of this one's.
    const settle = (watched: Loaded<T>): void => {
      if (asked) setAnswer({ request, watched });
    };
    request.read(request.source.value, request.key).then(
      (value) => settle({ status: "ready", value }),
      (error: unknown) => settle({ status: "failed", error }),
    );
    return () => {
      asked = false;
    };
  }, [request]);
  const settled = answer?.request === request && answer.watched.status === "ready";
  // After a loss of the network the SDK pauses up to a minute before its next attempt.
  useEffect(() => {
    if (settled || key === null) return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [settled, key]);
  const pending: Loaded<T> = source.status === "failed" ? source : loading;
  return { reading: answer?.request === request ? answer.watched : pending, retry };
}
