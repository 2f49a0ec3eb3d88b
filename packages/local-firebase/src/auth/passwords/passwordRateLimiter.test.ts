import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Database } from "../../database/database.ts";
import type { RequestSource } from "../../authentication/requestSource.ts";
import { PasswordRateLimiter, type PasswordCaller } from "./passwordRateLimiter.ts";
import { AUTH_MIGRATIONS } from "../schema.ts";

const CHEAPEST = { N: 16, r: 1, p: 1 };
const email = "a@example.fr";

let database: Database;
let gate: PasswordRateLimiter;
let stored: string;
let now: number;

beforeEach(async () => {
  database = new Database(":memory:");
  database.migrate("auth", AUTH_MIGRATIONS);
  now = Date.now();
  gate = new PasswordRateLimiter(database, CHEAPEST, () => now);
  stored = await gate.hash(page, "password");
});

afterEach(() => database.close());

const caller = (source: RequestSource): PasswordCaller => ({ source, signal: new AbortController().signal });
const page = caller({ key: "local http://127.0.0.1:5000", isLocal: true });
const program = caller({ key: "local program", isLocal: true });
const machine = (n: number): PasswordCaller => caller({ key: `from 10.0.0.${n}`, isLocal: false });

/** `ok`, or the refusal. */
async function attempt(from: PasswordCaller, password: string): Promise<string> {
  try {
    await gate.check(from, email, password, stored);
    return "ok";
  } catch (error) {
    return (error as Error).message;
  }
}

async function guess(from: PasswordCaller, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) await attempt(from, "wrong");
}

const BLOCKED = "TOO_MANY_ATTEMPTS_TRY_LATER";

test("a flood from one source is refused beyond its share, and the rest has its turn", async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 300 }, () => gate.hash(page, "password")));
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [String(outcome.reason.message)] : [],
  );
  expect(refused).toEqual(Array.from({ length: 300 - 2 - 50 }, () => BLOCKED));
});

test("a password whose sender has gone is not looked at", async () => {
  const signal = AbortSignal.abort();
  await expect(gate.check({ ...page, signal }, email, "password", stored)).rejects.toThrow("CANCELLED");
});

describe("guesses", () => {
  test("hold up their source, right password included, and no other of this machine", async () => {
    await guess(program, 10);
    expect(await attempt(program, "password")).toBe(BLOCKED);
    expect(await attempt(page, "password")).toBe("ok");
    // The right password from there says nothing about who guesses here.
    expect(await attempt(program, "password")).toBe(BLOCKED);
    now += 30_001;
    expect(await attempt(program, "password")).toBe("ok");
  });

  test("guesses of many machines add up, and hold up each that the holder has not signed in from", async () => {
    const [home, cafe] = [machine(1), machine(2)];
    expect(await attempt(home, "password")).toBe("ok");
    for (let n = 10; n < 20; n += 1) await guess(machine(n), 10);
    expect(await attempt(cafe, "password")).toBe(BLOCKED);
    expect([await attempt(home, "password"), await attempt(page, "password")]).toEqual(["ok", "ok"]);
    // Neither of the two has set the others free.
    expect(await attempt(machine(3), "password")).toBe(BLOCKED);
    now += 30_001;
    expect(await attempt(cafe, "password")).toBe("ok");
    await guess(machine(3), 1);
    expect(await attempt(machine(4), "password")).toBe(BLOCKED);
    expect(await attempt(cafe, "password")).toBe("ok");
  });

  test("guesses are forgiven altogether when the holder has proved themselves otherwise, of this address alone", async () => {
    for (let n = 10; n < 20; n += 1) await guess(machine(n), 10);
    await gate.forgive("b@example.fr");
    expect(await attempt(machine(10), "password")).toBe(BLOCKED);
    await gate.forgive(email);
    expect([await attempt(machine(10), "password"), await attempt(machine(1), "password")]).toEqual([
      "ok",
      "ok",
    ]);
  });

  test("guesses from where the holder has not been for half a year count like any others", async () => {
    expect(await attempt(machine(1), "password")).toBe("ok");
    now += 181 * 24 * 3600_000;
    for (let n = 10; n < 20; n += 1) await guess(machine(n), 10);
    expect(await attempt(machine(1), "password")).toBe(BLOCKED);
  });
});
