import { expect, test } from "vitest";
import { openAccounts } from "../testing/openAccounts.ts";
import type { Action, ActionKind } from "./actionCodes.ts";

const HOUR = 3600_000;
const lives: [ActionKind, number][] = [
  ["PASSWORD_RESET", HOUR],
  ["EMAIL_SIGNIN", 6 * HOUR],
  ["VERIFY_EMAIL", 72 * HOUR],
  ["VERIFY_AND_CHANGE_EMAIL", 72 * HOUR],
];
const actionOf = (kind: ActionKind, fields: Partial<Action> = {}): Action => ({
  kind,
  uid: "anna",
  email: "anna@example.fr",
  newEmail: null,
  ...fields,
});

async function openCodes() {
  const accounts = openAccounts();
  await accounts.addUser("anna");
  await accounts.addUser("bert");
  const read = (code: string) => {
    try {
      return accounts.codes.peek(code).kind;
    } catch (error) {
      return (error as Error).message;
    }
  };
  const use = (code: string) => accounts.database.transaction(() => accounts.codes.consume(code));
  return { ...accounts, read, use };
}

test.each(lives)("a code for %s is good until its last millisecond", async (kind, life) => {
  const { codes, clock, read, use } = await openCodes();
  const code = await codes.create(actionOf(kind));
  clock.now += life - 1;
  expect(read(code)).toBe(kind);
  clock.now += 1;
  expect(read(code)).toBe("EXPIRED_OOB_CODE");
  await expect(use(code)).rejects.toThrow("EXPIRED_OOB_CODE");
});

test.each(lives)(
  "a code for %s of a clock that was ahead by more than a minute is not good",
  async (kind) => {
    const { codes, clock, read } = await openCodes();
    const code = await codes.create(actionOf(kind));
    clock.now -= 60_000;
    expect(read(code)).toBe(kind);
    clock.now -= 1;
    expect(read(code)).toBe("EXPIRED_OOB_CODE");
  },
);

test("a code says what it was made for, and reading it uses nothing up", async () => {
  const { codes } = await openCodes();
  const change = actionOf("VERIFY_AND_CHANGE_EMAIL", { newEmail: "new@example.fr" });
  const signIn = actionOf("EMAIL_SIGNIN", { uid: null });
  const [first, second] = [await codes.create(change), await codes.create(signIn)];
  for (let look = 0; look < 2; look++) {
    expect([codes.peek(first), codes.peek(second)]).toEqual([change, signIn]);
  }
  expect(first).not.toBe(second);
  expect(() => codes.peek("another")).toThrow("INVALID_OOB_CODE");
});

test("a code that is used takes the others of its kind and account with it, and no more", async () => {
  const { codes, read, use } = await openCodes();
  const make = (kind: ActionKind, uid = "anna") => codes.create(actionOf(kind, { uid }));
  const [used, earlier] = [await make("PASSWORD_RESET"), await make("PASSWORD_RESET")];
  const [other, ofBert] = [await make("VERIFY_EMAIL"), await make("PASSWORD_RESET", "bert")];
  expect(await use(used)).toEqual(actionOf("PASSWORD_RESET"));
  expect([used, earlier, other, ofBert].map(read)).toEqual([
    "INVALID_OOB_CODE",
    "INVALID_OOB_CODE",
    "VERIFY_EMAIL",
    "PASSWORD_RESET",
  ]);
});

test("a code to sign in that is used takes those of its address with it, and no more", async () => {
  const { codes, read, use } = await openCodes();
  const make = (email: string, kind: ActionKind = "EMAIL_SIGNIN") =>
    codes.create(actionOf(kind, { uid: kind === "EMAIL_SIGNIN" ? null : "anna", email }));
  const [used, earlier] = [await make("a@example.fr"), await make("a@example.fr")];
  const [other, reset] = [await make("b@example.fr"), await make("a@example.fr", "PASSWORD_RESET")];
  await use(used);
  expect([used, earlier, other, reset].map(read)).toEqual([
    "INVALID_OOB_CODE",
    "INVALID_OOB_CODE",
    "EMAIL_SIGNIN",
    "PASSWORD_RESET",
  ]);
});

test("a code that has expired is said to have for three days, then nobody knows it", async () => {
  const { codes, clock, read } = await openCodes();
  const code = await codes.create(actionOf("PASSWORD_RESET"));
  clock.now += HOUR + 72 * HOUR;
  await codes.create(actionOf("VERIFY_EMAIL"));
  expect(read(code)).toBe("EXPIRED_OOB_CODE");
  clock.now += 1;
  await codes.create(actionOf("VERIFY_EMAIL"));
  expect(read(code)).toBe("INVALID_OOB_CODE");
});
