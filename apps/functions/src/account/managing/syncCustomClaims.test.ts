import { documentPaths } from "@carnation/product/path";
import type { Auth } from "firebase-admin/auth";
import { expect, test } from "vitest";
import { memoryFirestore } from "../../testing/memoryFirestore.ts";
import { syncCustomClaims } from "./syncCustomClaims.ts";

const PATH = documentPaths.user("claire");

interface SignIn {
  readonly customClaims?: Readonly<Record<string, unknown>>;
  readonly disabled: boolean;
}

/** An account as it is stored, who signs in to it, and what the sign-in service is asked for. */
function account(stored: Readonly<Record<string, unknown>>, signIn: SignIn | null) {
  const { db } = memoryFirestore({ [PATH]: stored });
  const asked: string[] = [];
  let known = signIn;
  let meanwhile: () => Promise<unknown> = () => Promise.resolve();
  const change = async (what: string, fields: Partial<SignIn>): Promise<void> => {
    asked.push(what);
    known = known && { ...known, ...fields };
    await meanwhile();
  };
  const auth = {
    getUsers: () => Promise.resolve({ users: known === null ? [] : [known] }),
    setCustomUserClaims: (_uid: string, customClaims: Record<string, unknown>) =>
      change("claims", { customClaims }),
    updateUser: (_uid: string, fields: { disabled: boolean }) => change("sign-in", fields),
    revokeRefreshTokens: () => change("sessions", {}),
  } as object as Auth;
  return {
    asked,
    sync: () => syncCustomClaims({ db, auth }, "claire"),
    signIn: () => known,
    update: (fields: Readonly<Record<string, unknown>>) => db.doc(PATH).update(fields),
    during: (change: () => Promise<unknown>) => {
      meanwhile = change;
    },
  };
}

test("a role becomes a claim beside those that others have set; what is so already is not asked for", async () => {
  const { sync, signIn, asked } = account(
    { role: "admin", active: true },
    { disabled: false, customClaims: { role: "customer", beta: true } },
  );
  await sync();
  expect(signIn()).toEqual({ disabled: false, customClaims: { role: "admin", beta: true } });
  await sync();
  expect(asked).toEqual(["claims"]);
});

test("a deactivated account signs in no more, and its sessions end; a reactivated one signs in again", async () => {
  const { sync, signIn, asked, update } = account(
    { role: "customer", active: false },
    { disabled: false, customClaims: { role: "customer" } },
  );
  await sync();
  expect(signIn()?.disabled).toBe(true);
  expect(asked).toEqual(["sign-in", "sessions"]);
  await update({ active: true });
  await sync();
  expect(signIn()?.disabled).toBe(false);
  expect(asked).toEqual(["sign-in", "sessions", "sign-in"]);
});

test("an account that changes while its sign-in follows is followed to its end", async () => {
  const { sync, signIn, update, during } = account(
    { role: "customer", active: false },
    { disabled: false, customClaims: { role: "customer" } },
  );
  during(() => update({ active: true, role: "admin" }));
  await sync();
  expect(signIn()).toEqual({ disabled: false, customClaims: { role: "admin" } });
});

test("an account that keeps changing is left to the next try after five rounds", async () => {
  const { sync, asked, update, during } = account({ role: "admin", active: true }, { disabled: false });
  let role = "admin";
  during(() => {
    role = role === "admin" ? "employee" : "admin";
    return update({ role });
  });
  await expect(sync()).rejects.toThrow("keeps changing");
  expect(asked).toHaveLength(5);
});

test("an account that nobody signs in to, and a sign-in without an account, are left alone", async () => {
  const nobody = account({ role: "admin", active: true }, null);
  await nobody.sync();
  const { db } = memoryFirestore();
  await syncCustomClaims(
    { db, auth: { getUsers: async () => ({ users: [{ disabled: false }] }) } as object as Auth },
    "claire",
  );
  expect(nobody.asked).toEqual([]);
});
