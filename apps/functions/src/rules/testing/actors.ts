import type { Actor } from "@carnation/product/permission";
import { isActiveAccount } from "@carnation/product/profile";
import { actingRole } from "@carnation/product/session";
import { PASSWORD, emailOf, type TestBackend } from "../../testing/testBackend.ts";

/** Somebody who asks: what the domain knows of them, and what they send to prove it. */
export interface Asker {
  /** `null`: nobody is signed in. */
  readonly actor: Actor | null;
  /** Also the folder of what is their own, which nobody has who is not signed in. */
  readonly uid: string;
  readonly token: string | null;
}

/** The stored profile, and who has it: the accounts that the rules have to tell apart. */
const accounts: readonly (readonly [
  profile: string,
  fields: Readonly<Record<string, unknown>> | null,
  claims: readonly (string | undefined)[],
])[] = [
  ["active", { active: true }, ["customer", "employee", "admin", undefined]],
  ["subscribed", { active: true }, ["customer", "admin"]],
  ["deactivated", { active: false }, ["customer", "employee", "admin", undefined]],
  ["silent", {}, ["customer", "admin"]],
  ["odd", { active: "true" }, ["admin"]],
  ["demoted", { active: true, role: "customer" }, ["admin"]],
  ["missing", null, ["customer", "admin", undefined]],
];

/** Everybody who may ask: accounts by their profile and by the role that their token claims, and nobody at all. */
export async function createAskers(backend: TestBackend): Promise<Asker[]> {
  const askers = accounts.flatMap(([profile, fields, claims]) =>
    claims.map((role) =>
      createAsker(backend, `${role ?? "unclaimed"}-${profile}`, role, fields, profile === "subscribed"),
    ),
  );
  return [{ actor: null, uid: "nobody", token: null }, ...(await Promise.all(askers))];
}

async function createAsker(
  backend: TestBackend,
  uid: string,
  role: string | undefined,
  fields: Readonly<Record<string, unknown>> | null,
  subscribed: boolean,
): Promise<Asker> {
  await backend.auth.createUser({ uid, email: emailOf(uid), password: PASSWORD });
  if (role !== undefined) await backend.auth.setCustomUserClaims(uid, { role });
  // The stored role says admin, unless told otherwise: it must give nothing by itself.
  if (fields !== null) {
    await backend.admin.doc(`users/${uid}`).set({ email: emailOf(uid), role: "admin", ...fields });
  }
  if (subscribed) await backend.admin.doc(`users/${uid}/subscriptions/current`).set({ status: "active" });
  const token = await idTokenOf(backend, uid);
  const stored = fields === null ? undefined : { role: "admin", ...fields }.role;
  return {
    actor: { uid, role: actingRole(role, stored), active: isActiveAccount(fields), subscribed },
    uid,
    token,
  };
}

async function idTokenOf({ local }: TestBackend, uid: string): Promise<string> {
  const signIn = `http://127.0.0.1:${local.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=test`;
  const answer = await fetch(signIn, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: emailOf(uid), password: PASSWORD, returnSecureToken: true }),
  });
  const { idToken } = (await answer.json()) as { idToken?: string };
  if (idToken === undefined) throw new Error(`${uid} could not sign in: ${answer.status}`);
  return idToken;
}
