import type { CarnationClient, DiagnosisFiles, ReadyList, Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import type { Customer } from "@carnation/product/customer";
import type { Session } from "@carnation/product/session";
import { atom, type Atom } from "jotai";
import { loading, type Loaded } from "../state/queryState.ts";
import type { SessionState } from "./sessionState.ts";

/** The way to the backend, whose code is not loaded before somebody needs it. */
export interface Connection {
  /**
   * The connection, opened by the first who asks; asking again after a failure tries again.
   * @throws {CarnationError} unavailable, offline, internal
   */
  readonly open: () => Promise<CarnationClient>;
  /** Opens it because a page waits for it: until it is known who is signed in, or why not, nothing else is shown. */
  readonly start: () => void;
}

/** Written once, before anything is drawn. */
export const connectionAtom = atom<Connection>({
  open: () => Promise.reject(new CarnationError("internal", "No connection was given")),
  start: () => undefined,
});

/** The connection to the backend, once it is open. Written by `connect`. */
export const clientAtom = atom<CarnationClient | null>(null);

/** Place where the sign-in stands. Written by the connection until it is open, then by `followSession`. */
export const sessionStateAtom = atom<SessionState>({ status: "starting" });

/** The signed-in person's data, loaded after sign-in. Written by `followSession`. */
export const workspaceAtom = atom<Loaded<Workspace>>(loading);

/** The files of the signed-in person, once they can be read without the workspace. Written by `followSession`. */
export const openedFilesAtom = atom<DiagnosisFiles | null>(null);

/** The first clients of the dashboard, where they were read before the workspace. Written by `followSession`. */
export const firstAnalysedAtom = atom<ReadyList<Customer> | null>(null);

/** The files of the signed-in person's diagnoses: of the workspace, where they could not be opened before it. */
export const filesAtom: Atom<Loaded<DiagnosisFiles>> = atom((get) => {
  const opened = get(openedFilesAtom);
  if (opened !== null) return { status: "ready", value: opened };
  const workspace = get(workspaceAtom);
  return workspace.status === "ready" ? { status: "ready", value: workspace.value.diagnoses } : workspace;
});

/** Tells who is signed in, if anybody. */
export const sessionAtom: Atom<Session | null> = atom((get) => {
  const state = get(sessionStateAtom);
  return state.status === "signed-in" ? state.session : null;
});
