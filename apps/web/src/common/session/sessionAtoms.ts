import type { CarnationClient, Workspace } from "@carnation/data";
import type { Session } from "@carnation/domain";
import { atom, type Atom } from "jotai";
import { loading, type Loaded } from "../state/watched.ts";
import type { SessionState } from "./sessionState.ts";

/** The connection to the backend, from the moment its configuration is known. Written by `connect`. */
export const clientAtom = atom<CarnationClient | null>(null);

/** Where the sign-in stands. Written by `connect` until there is a client, then by `followSession`. */
export const sessionStateAtom = atom<SessionState>({ status: "starting" });

/** The signed-in person's data, loaded after sign-in. Written by `followSession`. */
export const workspaceAtom = atom<Loaded<Workspace>>(loading);

/** Who is signed in, if anybody. */
export const sessionAtom: Atom<Session | null> = atom((get) => {
  const state = get(sessionStateAtom);
  return state.status === "signed-in" ? state.session : null;
});
