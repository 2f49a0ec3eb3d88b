import { expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "../store/database.ts";
import { temporaryFolder } from "../testing/openTestBank.ts";
import { Bank } from "./bank.ts";
import { advanceTo } from "./clock.ts";

/** A bank on a machine whose clock goes on by a second each time that it is read. */
function openTickingBank(): Bank {
  const sqlite = openDatabase(temporaryFolder());
  let machine = Date.parse("2026-11-29T10:00:00Z");
  const now = vi.spyOn(Date, "now").mockImplementation(() => (machine += 1000));
  onTestFinished(() => {
    now.mockRestore();
    sqlite.close();
  });
  return new Bank(sqlite);
}

test("the clock stands still within a transaction, and goes on behind it", () => {
  const bank = openTickingBank();
  const inside = bank.transact(() => [bank.now(), bank.clock(), bank.now()]);
  expect(new Set(inside).size).toBe(1);
  expect(bank.now()).toBeGreaterThan(inside[0]!);
  expect(() =>
    bank.transact(() => {
      throw new Error("undone");
    }),
  ).toThrow("undone");
  expect(bank.now()).not.toBe(bank.now());
});

test("a step of the clock leads to its very second, however long it takes", () => {
  const bank = openTickingBank();
  bank.transact(() => {
    const wanted = bank.now() + 86_400;
    advanceTo(bank, wanted);
    expect(bank.clock()).toBe(wanted);
  });
});
