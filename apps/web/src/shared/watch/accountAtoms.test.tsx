import type { DocumentState } from "@carnation/data";
import { parseProfile, type Profile } from "@carnation/product/profile";
import { parseSubscription, type Subscription } from "@carnation/product/subscription";
import { createStore } from "jotai";
import { expect, test } from "vitest";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { documentOf } from "../../testing/readyState.ts";
import { signedIn } from "../../testing/openApp.tsx";
import { sessionStateAtom, workspaceAtom } from "../session/sessionAtoms.ts";
import { actorAtom, isStaffAtom, mayStartDiagnosisAtom } from "./accountAtoms.ts";

const profileOf = (active: boolean): DocumentState<Profile> =>
  documentOf(parseProfile("u1", { email: "claire@exemple.fr", active }));
const subscriptionOf = (status: string): DocumentState<Subscription> =>
  documentOf(parseSubscription("s1", { status }));
const missing = { status: "missing" } as const;

/** A store of somebody who is signed in, over what is known of the account. */
function accountOf(
  profile: DocumentState<Profile>,
  subscription: DocumentState<Subscription>,
  role: "customer" | "employee" | "admin" = "customer",
) {
  const store = createStore();
  store.set(sessionStateAtom, signedIn("u1", role));
  store.set(workspaceAtom, { status: "ready", value: memoryWorkspace({ profile, subscription }) });
  for (const shown of [mayStartDiagnosisAtom, actorAtom]) store.sub(shown, () => undefined);
  return store;
}

test.each([
  ["an active account with a subscription", profileOf(true), subscriptionOf("active"), true],
  ["an active account in its trial", profileOf(true), subscriptionOf("trialing"), true],
  ["an account whose subscription has ended", profileOf(true), subscriptionOf("canceled"), false],
  ["an account without a subscription", profileOf(true), missing, false],
  ["a deactivated account with a subscription", profileOf(false), subscriptionOf("active"), false],
  ["an account that is stored no more", missing, subscriptionOf("active"), false],
])("%s may start a diagnosis: %s", (_who, profile, subscription, may) => {
  const store = accountOf(profile, subscription);
  expect(store.get(mayStartDiagnosisAtom)).toEqual({ status: "ready", value: may });
});

test("a diagnosis may be started, or not, once profile and subscription are known alone", () => {
  expect(accountOf({ status: "unread" }, subscriptionOf("active")).get(mayStartDiagnosisAtom)).toEqual({
    status: "unread",
  });
  expect(accountOf(profileOf(true), { status: "unreadable" }).get(mayStartDiagnosisAtom)).toEqual({
    status: "unreadable",
  });
});

test("nobody may start a diagnosis, and is no actor, once the session has ended", () => {
  const store = accountOf(profileOf(true), subscriptionOf("active"));
  store.set(sessionStateAtom, { status: "signed-out", lastUid: "u1", deactivated: false, typed: false });
  expect(store.get(mayStartDiagnosisAtom)).toEqual({ status: "ready", value: false });
  expect(store.get(actorAtom)).toBeNull();
  expect(store.get(isStaffAtom)).toBe(false);
});

test.each([
  ["not read yet", { status: "unread" } as const, { status: "unread" } as const, true, false],
  ["known", profileOf(true), subscriptionOf("active"), true, true],
  ["deactivated", profileOf(false), subscriptionOf("past_due"), false, false],
])(
  "an actor whose account is %s is active and subscribed as far as that is known",
  (_how, profile, subscription, active, subscribed) => {
    const store = accountOf(profile, subscription);
    expect(store.get(actorAtom)).toMatchObject({ uid: "u1", role: "customer", active, subscribed });
  },
);

test.each([
  ["customer", false],
  ["employee", true],
  ["admin", true],
] as const)("an account with the role %s is staff: %s", (role, isStaff) => {
  expect(accountOf(profileOf(true), missing, role).get(isStaffAtom)).toBe(isStaff);
});
