import type { DocumentState, OnError, OnNext } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { type Customer, parseCustomer } from "@carnation/product/customer";
import { parseProfile, type Profile } from "@carnation/product/profile";
import type { Role, Session } from "@carnation/product/session";
import { createStore } from "jotai";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { memoryAuthentication } from "../../testing/memoryAuthentication.ts";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { captureDraftAtom, emptyDraft } from "../../features/pro/capture/draft/captureDraft.ts";
import { leave, leaveEverywhere, rememberLeaving, whyLeft } from "../../shared/session/leaving.ts";
import { CodeNotLoaded } from "../../shared/code/loadCode.ts";
import { readFormDraft, watchFormDraft } from "../../shared/forms/formDrafts.ts";
import { followSession } from "./followSession.ts";
import { mayBeSignedIn } from "./keptSession.ts";
import { recentsOf, rememberRecent } from "./recentRecords.ts";
import {
  firstAnalysedAtom,
  sessionAtom,
  sessionStateAtom,
  workspaceAtom,
} from "../../shared/session/sessionAtoms.ts";

const session = (uid: string): Session => ({ uid, email: `${uid}@exemple.fr`, role: "customer" });

/** A tab that follows a sign-in which the test decides. */
function tab(
  failure?: () => Promise<never>,
  readLastAnalysed: (session: Session) => Promise<readonly Customer[]> = () => Promise.resolve([]),
) {
  const store = createStore();
  let tell: (session: Session | null) => void = () => undefined;
  const profile: { next?: OnNext<DocumentState<Profile>>; fail?: OnError } = {};
  const refreshToken = vi.fn(() => Promise.reject(new CarnationError("unauthenticated")));
  const auth = memoryAuthentication({
    refreshToken,
    watch(listener) {
      tell = listener;
      return () => undefined;
    },
    signIn: (email) => Promise.resolve(session(email)),
    signOut: () => Promise.resolve(tell(null)),
  });
  const syncEmail = vi.fn(() => Promise.reject(new CarnationError("unavailable")));
  const openWorkspace = () =>
    Promise.resolve({
      ...memoryWorkspace({}, { account: { syncEmail } }),
      profile: {
        ...memoryWorkspace().profile,
        watch: (next: OnNext<DocumentState<Profile>>, fail: OnError) => {
          Object.assign(profile, { next, fail });
          return () => undefined;
        },
      },
    });
  const openFiles = () => Promise.resolve(memoryWorkspace().diagnoses);
  followSession(store, { auth, openFiles, openWorkspace: failure ?? openWorkspace, readLastAnalysed });
  return {
    store,
    profile,
    syncEmail,
    refreshToken,
    tellSession: (one: Session) => tell(one),
    tell: (uid: string | null, role: Role = "customer") =>
      tell(uid === null ? null : { ...session(uid), role }),
    ready: () => expect.poll(() => store.get(workspaceAtom).status).toBe("ready"),
  };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test("a workspace whose code does not arrive is known as such, so that it can be waited for", async () => {
  const { store, tell } = tab(() => Promise.reject(new CarnationError("unavailable")));
  tell("claire");
  await expect.poll(() => store.get(workspaceAtom).status).toBe("failed");
  const { error } = store.get(workspaceAtom) as { error: unknown };
  expect(error).toBeInstanceOf(CodeNotLoaded);
  expect(error).toMatchObject({ part: "workspace", code: "unavailable" });
});

const consent = { ...emptyDraft, consentedAt: "2026-11-21T10:00:00.000Z", openedDiagnosis: "d1" };

test.each([
  ["signed out, then signed in", [null, "nadia"]],
  ["changed in another tab", ["nadia"]],
  ["signed out, then the same again", [null, "claire"]],
])("consent and diagnosis end with the session: %s", (_how, next) => {
  const { store, tell } = tab();
  tell("claire");
  store.set(captureDraftAtom, () => consent);
  for (const uid of next) {
    if (uid === null) rememberLeaving("asked");
    tell(uid);
  }
  expect(store.get(captureDraftAtom)).toEqual(emptyDraft);
});

test.each([
  ["the same person", "claire", consent],
  ["somebody else", "nadia", emptyDraft],
])(
  "consent and diagnosis of a session that ran out wait, also over a reload, for %s",
  (_who, uid, expected) => {
    const { store, tell } = tab();
    tell("claire");
    store.set(captureDraftAtom, () => consent);
    tell(null);
    expect(store.get(captureDraftAtom)).toEqual(emptyDraft);
    const reloaded = tab();
    reloaded.tell(null);
    reloaded.tell(uid);
    expect(reloaded.store.get(captureDraftAtom)).toEqual(expected);
  },
);

test("consent and diagnosis survive a reload within the session, and do not when it was ended meanwhile", () => {
  const first = tab();
  first.tell("claire");
  first.store.set(captureDraftAtom, () => consent);
  const reloaded = tab();
  reloaded.tell("claire");
  expect(reloaded.store.get(captureDraftAtom)).toEqual(consent);
  rememberLeaving("asked");
  const later = tab();
  later.tell(null);
  later.tell("claire");
  expect(later.store.get(captureDraftAtom)).toEqual(emptyDraft);
});

test.each([
  ["the same person", "claire", ["customer:c1"]],
  ["somebody else", "nadia", []],
])("records opened before a session ran out and a reload stay, for %s", (_who, uid, expected) => {
  const { tell } = tab();
  tell("claire");
  rememberRecent("claire", "customer:c1");
  tell(null);
  const reloaded = tab();
  reloaded.tell(null);
  reloaded.tell(uid);
  expect(recentsOf("claire")).toEqual(expected);
});

test("the account takes the address that its owner signs in with, asked for once, and only where it differs", async () => {
  const { tell, ready, profile, syncEmail } = tab();
  tell("claire");
  await ready();
  const stored = (email: string, fromCache = false): void =>
    profile.next?.({
      status: "ready",
      fromCache,
      value: parseProfile("claire", { email, active: true }),
    });
  stored("Claire@Exemple.fr");
  stored("ancienne@exemple.fr", true);
  expect(syncEmail).not.toHaveBeenCalled();
  stored("ancienne@exemple.fr");
  stored("ancienne@exemple.fr");
  expect(syncEmail).toHaveBeenCalledTimes(1);
});

test("sessions that were ended elsewhere end here: a new token is asked for, once, and not for what was long ago", async () => {
  const { tell, ready, profile, refreshToken } = tab();
  tell("claire");
  await ready();
  const stored = (minutes: number): void => {
    const sessions_ended = new Date(Date.now() - minutes * 60_000);
    const value = parseProfile("claire", { email: "claire@exemple.fr", active: true, sessions_ended });
    profile.next?.({ status: "ready", fromCache: false, value });
  };
  vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  stored(90);
  // A token that was given an hour ago has just ended by itself.
  stored(60);
  expect(refreshToken).not.toHaveBeenCalled();
  stored(1);
  expect(refreshToken).toHaveBeenCalledTimes(1);
  stored(1);
  expect(refreshToken).toHaveBeenCalledTimes(1);
});

const offline = () => Promise.reject(new CarnationError("offline"));

test.each([
  ["of every device that is done", () => leaveEverywhere(memoryAuthentication()), emptyDraft],
  [
    "of every device that is refused",
    () => leaveEverywhere(memoryAuthentication({ endSessions: offline })),
    consent,
  ],
  ["that is refused", () => leave(memoryAuthentication({ signOut: offline })), consent],
])("a way out %s keeps nothing for the next sign-in, or all of it", async (_how, leaving, expected) => {
  const { store, tell } = tab();
  tell("claire");
  store.set(captureDraftAtom, () => consent);
  await leaving().catch(() => undefined);
  tell(null);
  tell("claire");
  expect(store.get(captureDraftAtom)).toEqual(expected);
});

test("nobody is seen beside the last person's data", async () => {
  const { store, tell, ready } = tab();
  tell("claire");
  await ready();
  const seen: unknown[] = [];
  const look = () => seen.push([store.get(sessionAtom)?.uid, store.get(workspaceAtom).status]);
  store.sub(sessionAtom, look);
  tell("nadia");
  expect(seen).toEqual([["nadia", "loading"]]);
});

test("the end of a session says whose it was, also when it came during a reload", () => {
  const { store, tell } = tab();
  tell("claire");
  tell(null);
  expect(store.get(sessionStateAtom)).toMatchObject({ status: "signed-out", lastUid: "claire" });
  tell("nadia");
  const reloaded = tab();
  reloaded.tell(null);
  expect(reloaded.store.get(sessionStateAtom)).toMatchObject({ lastUid: "nadia" });
  const visited = tab();
  visited.tell(null);
  expect(visited.store.get(sessionStateAtom)).toEqual({
    status: "signed-out",
    deactivated: false,
    typed: false,
  });
});

test("a role that was taken away ends at once; one that was given counts with a new token, asked for again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { store, tell, profile, refreshToken } = tab();
  tell("sophie", "admin");
  await vi.waitFor(() => expect(store.get(workspaceAtom).status).toBe("ready"));
  const stored = (role: Role): void => {
    const value = parseProfile("sophie", { email: "sophie@exemple.fr", active: true, role });
    profile.next?.({ status: "ready", fromCache: false, value });
  };
  stored("admin");
  expect(refreshToken).not.toHaveBeenCalled();
  stored("employee");
  expect(store.get(sessionAtom)?.role).toBe("employee");
  expect(refreshToken).toHaveBeenCalledTimes(1);
  tell("sophie", "employee");
  vi.runAllTimers();
  expect(refreshToken).toHaveBeenCalledTimes(1);
  stored("admin");
  expect(store.get(sessionAtom)?.role).toBe("employee");
  vi.advanceTimersByTime(3000);
  expect(refreshToken).toHaveBeenCalledTimes(3);
  tell("sophie", "admin");
  expect(store.get(sessionAtom)?.role).toBe("admin");
  tell("sophie", "employee");
  vi.runAllTimers();
  expect(refreshToken.mock.calls.length).toBeLessThan(6);
  tell(null);
  tell("sophie", "admin");
  expect(store.get(sessionAtom)?.role).toBe("admin");
});

const inactive = parseProfile("claire", { email: "claire@exemple.fr", active: false });

test("an account that is deactivated is signed out, and told why", async () => {
  const { store, tell, profile, ready } = tab();
  tell("claire");
  await ready();
  profile.next?.({ status: "ready", value: inactive, fromCache: true });
  expect(store.get(sessionAtom)?.uid).toBe("claire");
  profile.next?.({ status: "ready", value: inactive, fromCache: false });
  expect(store.get(sessionStateAtom)).toMatchObject({ status: "signed-out", deactivated: true });
  tell("nadia");
  tell(null);
  expect(store.get(sessionStateAtom)).toMatchObject({ deactivated: false });
});

test("a tab that is signed out by another one says the same", async () => {
  const [first, other] = [tab(), tab()];
  first.tell("claire");
  other.tell("claire");
  await first.ready();
  first.profile.next?.({ status: "ready", value: inactive, fromCache: false });
  other.tell(null);
  expect(other.store.get(sessionStateAtom)).toMatchObject({ lastUid: "claire", deactivated: true });
});

test.each([
  ["that its account was deactivated", "deactivated", true],
  ["that it was asked for", "asked", false],
] as const)(
  "a tab whose token is renewed while another one leaves still knows %s",
  async (_what, why, deactivated) => {
    const [first, other] = [tab(), tab()];
    first.tell("claire");
    other.tell("claire");
    await first.ready();
    rememberLeaving(why);
    other.tell("claire");
    expect(whyLeft()).toBe(why);
    other.tell(null);
    expect(other.store.get(sessionStateAtom)).toMatchObject({ deactivated, typed: false });
  },
);

test("an account that is stored no more is signed out; one that is unread, unreadable or missing for a moment is not", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { store, tell, profile } = tab();
  tell("claire");
  await vi.waitFor(() => expect(store.get(workspaceAtom).status).toBe("ready"));
  profile.next?.({ status: "unread" });
  profile.next?.({ status: "unreadable" });
  profile.next?.({ status: "missing" });
  vi.advanceTimersByTime(2999);
  profile.next?.({ status: "ready", fromCache: false, value: parseProfile("claire", { active: true }) });
  vi.advanceTimersByTime(60_000);
  expect(store.get(sessionStateAtom).status).toBe("signed-in");
  profile.next?.({ status: "missing" });
  expect(store.get(sessionStateAtom).status).toBe("signed-in");
  vi.advanceTimersByTime(3000);
  expect(store.get(sessionStateAtom)).toMatchObject({ status: "signed-out", deactivated: true });
});

test.each(["permission-denied", "unavailable"] as const)(
  "a profile that fails with %s says nothing about the account, and is watched again",
  async (code) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { store, tell, profile } = tab();
    tell("claire");
    await vi.waitFor(() => expect(store.get(workspaceAtom).status).toBe("ready"));
    profile.fail?.(new CarnationError(code));
    expect(store.get(sessionStateAtom).status).toBe("signed-in");
    const before = profile.next;
    vi.runAllTimers();
    expect(profile.next).not.toBe(before);
    profile.next?.({ status: "ready", value: inactive, fromCache: false });
    expect(store.get(sessionStateAtom)).toMatchObject({ status: "signed-out", deactivated: true });
  },
);

test("a session that has ended neither watches its account again nor asks for its role", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { store, tell, profile, refreshToken } = tab();
  tell("claire");
  await vi.waitFor(() => expect(store.get(workspaceAtom).status).toBe("ready"));
  const value = parseProfile("claire", { email: "claire@exemple.fr", active: true, role: "admin" });
  profile.next?.({ status: "ready", fromCache: false, value });
  profile.fail?.(new CarnationError("unavailable"));
  const [watched, asked] = [profile.next, refreshToken.mock.calls.length];
  tell(null);
  vi.runAllTimers();
  expect(profile.next).toBe(watched);
  expect(refreshToken).toHaveBeenCalledTimes(asked);
});

test("a device remembers that somebody is signed in, until nobody is", () => {
  const { tell } = tab();
  tell("claire");
  expect(mayBeSignedIn()).toBe(true);
  tell(null);
  expect(mayBeSignedIn()).toBe(false);
});

test.each([
  ["that ran out", null, true],
  ["that was left", "asked", false],
] as const)("a form that is being typed in is kept of a session %s, and said so: %s", (_how, why, isKept) => {
  const { store, tell } = tab();
  tell("claire");
  onTestFinished(watchFormDraft("/user/profile", () => ({ city: "Lyon" })));
  rememberLeaving(why);
  tell(null);
  expect(store.get(sessionStateAtom)).toMatchObject({ status: "signed-out", typed: isKept });
  tell("claire");
  expect(readFormDraft("claire", "/user/profile")).toEqual(isKept ? { city: "Lyon" } : null);
});

test("a sign-in that is told twice, as by a new token, begins no other session", async () => {
  const { store, tell, ready } = tab();
  tell("claire");
  await ready();
  const opened = store.get(workspaceAtom);
  store.set(captureDraftAtom, () => consent);
  tell("claire");
  expect(store.get(workspaceAtom)).toBe(opened);
  expect(store.get(captureDraftAtom)).toEqual(consent);
});

test("a session that another account's took the place of leaves nothing to its own next one", () => {
  const { store, tell } = tab();
  tell("claire");
  store.set(captureDraftAtom, () => consent);
  onTestFinished(watchFormDraft("/user/profile", () => ({ city: "Lyon" })));
  tell("nadia");
  tell("claire");
  expect(store.get(captureDraftAtom)).toEqual(emptyDraft);
  expect(readFormDraft("claire", "/user/profile")).toBeNull();
});

test("a form that is typed in while nobody is signed in is kept for nobody", () => {
  const { store, tell } = tab();
  onTestFinished(watchFormDraft("/login", () => ({ email: "claire@exemple.fr" })));
  tell(null);
  expect(store.get(sessionStateAtom)).toMatchObject({ status: "signed-out", typed: false });
});

test("a profile that is told after its session has ended signs nobody in", async () => {
  const { store, tell, ready, profile } = tab();
  tell("sophie");
  await ready();
  const late = profile.next;
  tell(null);
  const value = parseProfile("sophie", { email: "sophie@exemple.fr", active: true, role: "admin" });
  late?.({ status: "ready", fromCache: false, value });
  expect(store.get(sessionStateAtom).status).toBe("signed-out");
});

test("a profile that is told again with the same role asks for no other token", async () => {
  const { tell, ready, profile, refreshToken } = tab();
  tell("sophie");
  await ready();
  const value = parseProfile("sophie", { email: "sophie@exemple.fr", active: true, role: "admin" });
  profile.next?.({ status: "ready", fromCache: false, value });
  profile.next?.({ status: "ready", fromCache: false, value: { ...value, company: "Zen" } });
  expect(refreshToken).toHaveBeenCalledTimes(1);
  tell(null);
});

test("an account that signs in without an address takes none over", async () => {
  const { tellSession, ready, profile, syncEmail } = tab();
  tellSession({ ...session("claire"), email: "" });
  await ready();
  const value = parseProfile("claire", { email: "claire@exemple.fr", active: true });
  profile.next?.({ status: "ready", fromCache: false, value });
  expect(syncEmail).not.toHaveBeenCalled();
});

describe("the clients of the dashboard, read before the workspace", () => {
  const anais = parseCustomer("anais", { firstname: "Anaïs", lastname: "Morel" });
  const at = (address: string): void => {
    window.history.replaceState(null, "", address);
    onTestFinished(() => window.history.replaceState(null, "", "/"));
  };

  test.each([
    ["the sign-in page", "/auth/login", 1],
    ["the dashboard", "/user/dashboard", 1],
    ["a sign-in page that leads elsewhere", "/auth/login?retour=%2Fuser%2Fnews", 0],
    ["the sign-in of the back-office", "/auth/admin", 0],
  ])("the first clients are asked for by who signs in on %s", async (_page, address, times) => {
    at(address);
    const read = vi.fn(() => Promise.resolve([anais]));
    const { store, tell, ready } = tab(undefined, read);
    tell(null);
    tell("claire");
    await ready();
    expect(read).toHaveBeenCalledTimes(times);
    expect(store.get(firstAnalysedAtom)?.value).toEqual(times === 0 ? undefined : [anais]);
  });

  test("the first clients are not asked for by a page that is opened again in its session, which keeps them", async () => {
    at("/user/dashboard");
    const read = vi.fn(() => Promise.resolve([anais]));
    const { tell, ready } = tab(undefined, read);
    tell("claire");
    await ready();
    expect(read).not.toHaveBeenCalled();
  });

  test.each([
    ["none", () => Promise.resolve([])],
    ["a refusal", () => Promise.reject(new CarnationError("permission-denied"))],
  ])(
    "the first clients say nothing where the answer is %s: the workspace tells it",
    async (_answer, read) => {
      at("/auth/login");
      const { store, tell, ready } = tab(undefined, read);
      tell(null);
      tell("claire");
      await ready();
      expect(store.get(firstAnalysedAtom)).toBeNull();
    },
  );

  test.each([null, "nadia"])(
    "the first clients end with their session, those under way too: then %s",
    async (next) => {
      at("/auth/login");
      const { promise, resolve } = Promise.withResolvers<readonly Customer[]>();
      const answers = [Promise.resolve([anais]), promise];
      const { store, tell } = tab(undefined, () => answers.shift() ?? Promise.resolve([]));
      tell(null);
      tell("claire");
      await expect.poll(() => store.get(firstAnalysedAtom)?.value).toEqual([anais]);
      tell(null);
      expect(store.get(firstAnalysedAtom)).toBeNull();
      tell("claire");
      tell(next);
      resolve([anais]);
      await promise;
      await Promise.resolve();
      expect(store.get(firstAnalysedAtom)).toBeNull();
    },
  );
});
