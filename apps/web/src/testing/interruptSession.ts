import { act, screen } from "@testing-library/react";
import type { createStore } from "jotai";
import { sessionAtom, sessionStateAtom } from "../shared/session/sessionAtoms.ts";
import { eraseFormDrafts, keepFormDrafts } from "../shared/forms/formDrafts.ts";
import { signedIn } from "./openApp.tsx";

/**
 * Lets the session run out and signs somebody in again, as `followSession` does.
 * @param uid whoever signs in; by default the same person
 * @returns whether something that was being typed was kept
 */
export async function interruptSession(
  store: ReturnType<typeof createStore>,
  uid?: string,
): Promise<boolean> {
  const last = store.get(sessionAtom);
  if (last === null) throw new Error("Nobody is signed in");
  const next = uid ?? last.uid;
  let kept = false;
  act(() => {
    kept = keepFormDrafts(last.uid);
    store.set(sessionStateAtom, { status: "signed-out", lastUid: last.uid, typed: kept });
  });
  await screen.findByRole("heading", { level: 1, name: "Connexion" });
  act(() => {
    eraseFormDrafts(next);
    store.set(sessionStateAtom, signedIn(next, last.role));
  });
  return kept;
}
