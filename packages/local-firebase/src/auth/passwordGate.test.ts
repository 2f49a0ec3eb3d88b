import { expect, test } from "vitest";
import { Database } from "../database/database.ts";
import { PasswordGate } from "./passwordGate.ts";
import { AUTH_MIGRATIONS } from "./schema.ts";
import { CHEAP } from "./testing/authHarness.ts";

test("a flood of passwords is refused once very many wait, and those have their turn", async () => {
  const database = new Database(":memory:");
  database.migrate("auth", AUTH_MIGRATIONS);
  const gate = new PasswordGate(database, CHEAP, Date.now);
  const outcomes = await Promise.allSettled(Array.from({ length: 300 }, () => gate.hash("password")));
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [String(outcome.reason.message)] : [],
  );
  expect(refused).toEqual(Array.from({ length: 98 }, () => "TOO_MANY_ATTEMPTS_TRY_LATER"));
  await gate.check("a@example.fr", "password", await gate.hash("password"));
  await expect(gate.check("a@example.fr", "other", await gate.hash("password"))).rejects.toThrow(
    "INVALID_LOGIN_CREDENTIALS",
  );
  database.close();
});
