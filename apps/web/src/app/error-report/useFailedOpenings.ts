import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { sessionStateAtom, workspaceAtom } from "../../shared/session/sessionAtoms.ts";

/** Tells of a connection or a workspace that could not be opened: the page says so itself, and nothing is thrown. */
export function useFailedOpenings(tell: (error: unknown) => void): void {
  const session = useAtomValue(sessionStateAtom);
  const workspace = useAtomValue(workspaceAtom);
  const onFailed = useEffectEvent(tell);
  useEffect(() => {
    if (session.status === "failed") onFailed(session.error);
  }, [session]);
  useEffect(() => {
    if (workspace.status === "failed") onFailed(workspace.error);
  }, [workspace]);
}
