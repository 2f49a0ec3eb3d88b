import type { DiagnosisFiles, Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import type { Session } from "@carnation/product/session";
import { createStore } from "jotai";
import { beforeEach, expect, test } from "vitest";
import { openedFilesAtom, workspaceAtom } from "../../shared/session/sessionAtoms.ts";
import { memoryAuthentication } from "../../testing/memoryAuthentication.ts";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { followSession } from "./followSession.ts";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const session = (uid: string): Session => ({ uid, email: `${uid}@exemple.fr`, role: "customer" });

interface LatePage {
  /** Files of one opening after another; those after them come at once. */
  readonly files?: readonly Promise<DiagnosisFiles>[];
  readonly screen?: Promise<void>;
}

/** A tab whose workspaces open, and whose accounts are watched, when the test says so. */
function lateTab({ files = [], screen }: LatePage = {}) {
  const store = createStore();
  let tell: (session: Session | null) => void = () => undefined;
  const auth = memoryAuthentication({
    watch(listener) {
      tell = listener;
      return () => undefined;
    },
  });
  const openings: { uid: string; watched: number; opened: Workspace; open: () => void; fail: () => void }[] =
    [];
  const openWorkspace = ({ uid }: Session): Promise<Workspace> => {
    const { promise, resolve, reject } = Promise.withResolvers<Workspace>();
    const { profile, ...rest } = memoryWorkspace();
    const watch: Workspace["profile"]["watch"] = () => {
      opening.watched += 1;
      return () => (opening.watched -= 1);
    };
    const opened = { ...rest, profile: { ...profile, watch } };
    const fail = () => reject(new CarnationError("unavailable"));
    const opening = { uid, watched: 0, opened, open: () => resolve(opened), fail };
    openings.push(opening);
    return promise;
  };
  const late = [...files];
  const openFiles = () => late.shift() ?? Promise.resolve(memoryWorkspace().diagnoses);
  const readLastAnalysed = () => Promise.resolve([]);
  followSession(store, { auth, openFiles, openWorkspace, readLastAnalysed }, screen);
  return {
    store,
    openings,
    /** Comes back once the sign-in is known and its workspace asked for. */
    async tell(uid: string | null) {
      tell(uid === null ? null : session(uid));
      await settled();
    },
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test.each([
  ["another account has", ["nadia"]],
  ["nobody any more is", [null]],
  ["the same account has again", [null, "claire"]],
])("a workspace that opens late is not stored after %s signed in", async (_who, next) => {
  const { store, openings, tell } = lateTab();
  await tell("claire");
  for (const uid of next) await tell(uid);
  openings[0]!.open();
  await settled();
  expect(store.get(workspaceAtom)).toEqual({ status: "loading" });
  expect(openings[0]!.watched).toBe(0);
});

test("the code of a page that comes late opens the workspace of who is signed in by then, and no other", async () => {
  const screen = Promise.withResolvers<void>();
  const { openings, tell } = lateTab({ screen: screen.promise });
  await tell("claire");
  await tell("nadia");
  screen.resolve();
  await settled();
  expect(openings.map(({ uid }) => uid)).toEqual(["nadia"]);
});

test("files that open late are not stored after another account has signed in", async () => {
  const files = Promise.withResolvers<DiagnosisFiles>();
  const { store, tell } = lateTab({ files: [files.promise] });
  await tell("claire");
  await tell("nadia");
  const own = store.get(openedFilesAtom);
  files.resolve(memoryWorkspace().diagnoses);
  await settled();
  expect(own).not.toBeNull();
  expect(store.get(openedFilesAtom)).toBe(own);
});

test("a workspace that cannot be opened does not fail the next account's", async () => {
  const { store, openings, tell } = lateTab();
  await tell("claire");
  await tell("nadia");
  openings[1]!.open();
  await settled();
  openings[0]!.fail();
  await settled();
  expect(store.get(workspaceAtom)).toEqual({ status: "ready", value: openings[1]!.opened });
  expect(openings[1]!.watched).toBe(1);
  await tell(null);
  expect(openings[1]!.watched).toBe(0);
});
