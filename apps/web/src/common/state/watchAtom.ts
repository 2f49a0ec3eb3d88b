import type { Workspace } from "@carnation/data";
import { atom, type WritableAtom } from "jotai";
import { workspaceAtom } from "../session/sessionAtoms.ts";
import { loading, type Watched } from "./watched.ts";

/** Starts a live watch; returns what stops it. */
export type Watch<Known> = (
  workspace: Workspace,
  onNext: (known: Known) => void,
  onError: (error: unknown) => void,
) => () => void;

/**
 * An atom over a live watch of the data layer. The watch runs while something shows the atom, starts again
 * when another person signs in, and, once failed, starts again when the atom is set.
 */
export function watchAtom<Known>(watch: Watch<Known>): WritableAtom<Watched<Known>, [], void> {
  const attemptAtom = atom(0);
  const runAtom = atom((get) => {
    get(attemptAtom);
    const workspace = get(workspaceAtom);
    const latestAtom = atom<Watched<Known>>(workspace.status === "failed" ? workspace : loading);
    if (workspace.status === "ready") {
      latestAtom.onMount = (set) =>
        watch(
          workspace.value,
          (known) => set(() => known),
          (error) => set({ status: "failed", error }),
        );
    }
    return latestAtom;
  });
  return atom(
    (get) => get(get(runAtom)),
    (_get, set) => set(attemptAtom, (attempt) => attempt + 1),
  );
}
