import type { Workspace } from "@carnation/data";
import { CarnationError, toCarnationError } from "@carnation/domain/error";
import type { createStore } from "jotai";
import { sessionAtom, workspaceAtom } from "./sessionAtoms.ts";

/**
 * The workspace of who is signed in. What somebody asks for in the first moments of a page waits for it instead of failing.
 * Asked for at the moment of use: the workspace of a session that has ended must not be written to.
 * @throws {CarnationError} unauthenticated when nobody is signed in, or no longer the one who asked; the error of a
 *   workspace that could not be loaded
 */
export function loadedWorkspace(store: ReturnType<typeof createStore>): Promise<Workspace> {
  const uid = store.get(sessionAtom)?.uid;
  return new Promise((resolve, reject) => {
    const stops: (() => void)[] = [];
    const look = (): void => {
      const workspace = store.get(workspaceAtom);
      if (store.get(sessionAtom)?.uid !== uid) reject(new CarnationError("unauthenticated"));
      else if (workspace.status === "ready") resolve(workspace.value);
      else if (workspace.status === "failed") reject(toCarnationError(workspace.error));
      else if (uid === undefined) reject(new CarnationError("unauthenticated"));
      else return;
      for (const stop of stops) stop();
    };
    stops.push(store.sub(workspaceAtom, look), store.sub(sessionAtom, look));
    look();
  });
}
