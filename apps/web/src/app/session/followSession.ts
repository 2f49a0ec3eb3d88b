import type { CarnationClient } from "@carnation/data";
import { actingRole, type Role, type Session } from "@carnation/product/session";
import type { createStore } from "jotai";
import { loadCode } from "../../shared/code/loadCode.ts";
import { keptPhotosOf } from "../../shared/photo/keptPhotos.ts";
import { keepDraftsOf } from "../../shared/forms/drafts.ts";
import { eraseFormDrafts, keepFormDrafts } from "../../shared/forms/formDrafts.ts";
import { loading } from "../../shared/state/queryState.ts";
import { leave, rememberLeaving, whyLeft } from "../../shared/session/leaving.ts";
import {
  firstAnalysedAtom,
  openedFilesAtom,
  sessionStateAtom,
  workspaceAtom,
} from "../../shared/session/sessionAtoms.ts";
import type { SessionState } from "../../shared/session/sessionState.ts";
import { guardAccount } from "./guardAccount.ts";
import { readAhead } from "./readAhead.ts";
import { leadsToDashboard } from "./leadsToDashboard.ts";
import { rememberSignedIn, rememberTabSession, tabSessionUid } from "./keptSession.ts";
import { keepRecentsOf } from "./recentRecords.ts";

type Store = ReturnType<typeof createStore>;

/**
 * Follows the sign-in, in this tab and in every other. Nothing of a session outlives it, and the next one starts with
 * nothing of it; but what somebody had begun waits for them where their session ran out by itself.
 * @param screen resolves when the code of the page is there: the workspace's, which is large, comes after it
 */
export function followSession(
  store: Store,
  client: Pick<CarnationClient, "auth" | "openFiles" | "openWorkspace" | "readLastAnalysed">,
  screen: Promise<void> = Promise.resolve(),
): void {
  /** Undefined until the sign-in is known. */
  let uid: string | null | undefined;
  /** Aborted when its session ends: the same account that signs in again begins another one. */
  let current = new AbortController();
  let stopGuard = (): void => undefined;
  /** As the token has it. */
  let claimed: Session | null = null;
  /** The role that the account has now; null until it is read. */
  let storedRole: Role | null = null;

  /** A role that was taken away ends at once, whatever the token says. */
  const signedIn = (session: Session): SessionState => ({
    status: "signed-in",
    session: { ...session, role: actingRole(session.role, storedRole ?? session.role) },
  });

  /** Resolves when the photo that the page shows is there: what comes later would take the line from it. */
  const openFiles = async (session: Session, signal: AbortSignal): Promise<void> => {
    try {
      const opened = await client.openFiles(session);
      if (signal.aborted) return;
      const { files, done } = readAhead(opened, window.location.pathname);
      store.set(openedFilesAtom, files);
      await done;
    } catch {
      // The workspace has them too, and tells what is wrong.
    }
  };

  /** Reads what the dashboard shows first, which the workspace takes longer to tell; it tells what is wrong, too. */
  const readFirst = async (session: Session, signal: AbortSignal): Promise<void> => {
    const value = await client.readLastAnalysed(session).catch(() => []);
    if (signal.aborted || value.length === 0) return;
    store.set(firstAnalysedAtom, { status: "ready", value, fromCache: true, unreadable: 0 });
  };

  const open = async (session: Session, signal: AbortSignal): Promise<void> => {
    try {
      await Promise.all([screen, openFiles(session, signal)]);
      if (signal.aborted) return;
      const workspace = await loadCode("workspace", client.openWorkspace(session));
      if (signal.aborted) return;
      stopGuard = guardAccount(workspace, session, {
        onDeactivated: () => void leave(client.auth, "deactivated"),
        renewToken: () => client.auth.refreshToken(),
        claimedRole: () => claimed?.role ?? session.role,
        onRole: (role) => {
          storedRole = role;
          if (claimed !== null) store.set(sessionStateAtom, signedIn(claimed));
        },
      });
      store.set(workspaceAtom, { status: "ready", value: workspace });
    } catch (error) {
      if (!signal.aborted) store.set(workspaceAtom, { status: "failed", error });
    }
  };

  client.auth.watch((session) => {
    const last = uid ?? tabSessionUid();
    const next = session?.uid ?? null;
    const before = uid;
    const changed = next !== uid;
    uid = next;
    claimed = session;
    rememberSignedIn(session !== null);
    const why = whyLeft();
    const ranOut = next === null && last !== null && why === null;
    let typed = false;
    // Not with each token: one that is renewed while another tab leaves would have this tab say that its session ran out.
    if (session && changed) rememberLeaving(null);
    if (changed) {
      storedRole = null;
      current.abort();
      current = new AbortController();
      stopGuard();
      stopGuard = () => undefined;
      if (ranOut) typed = keepFormDrafts(last);
      else eraseFormDrafts(next);
      // Where no session was known, what is kept is of one that ran out before a reload.
      if (next !== null || last !== null) {
        keepDraftsOf(ranOut ? last : next);
        keepRecentsOf(ranOut ? last : next);
      }
      void keptPhotosOf(next);
      rememberTabSession(next);
      // Before the session: nobody ever sees the next person beside the last one's data.
      store.set(workspaceAtom, loading);
      store.set(openedFilesAtom, null);
      store.set(firstAnalysedAtom, null);
    }
    // Who signs in here has nothing of it on this device; a page that is opened again has.
    if (session && before === null && leadsToDashboard(window.location, session.uid))
      void readFirst(session, current.signal);
    store.set(
      sessionStateAtom,
      session
        ? signedIn(session)
        : { status: "signed-out", lastUid: last ?? undefined, deactivated: why === "deactivated", typed },
    );
    if (session && changed) void open(session, current.signal);
  });
}
