import { expect, test } from "vitest";
import { Database } from "../database/database.ts";
import { CommitClock } from "./commitClock.ts";
import { FIRESTORE_SCHEMA } from "./schema.ts";

const SECOND = 1_000_000n;
const START = 1_800_000_000n * SECOND;

function openClock() {
  const database = new Database(":memory:");
  database.migrate("firestore", FIRESTORE_SCHEMA);
  const machine = { now: START };
  const open = () => new CommitClock(database, () => machine.now);
  return { database, machine, open };
}

test("a commit clock that is two seconds ahead of the machine's is shown as it is, further ahead it is not", () => {
  const { machine, open } = openClock();
  const clock = open();
  expect(clock.shown(START + 2n * SECOND)).toBe(START + 2n * SECOND);
  machine.now = START + 10n * SECOND;
  expect(clock.shown(START + 12n * SECOND + 1n)).toBe(START + 10n * SECOND);
});

test("a commit clock far ahead goes on in small steps while the machine's goes back by two seconds, and follows it further", () => {
  const { machine, open } = openClock();
  const clock = open();
  const ahead = START + 1000n * SECOND;
  expect(clock.shown(ahead)).toBe(START);
  expect(clock.shown(ahead + 1n)).toBe(START + 1n);
  machine.now = START + 1n - 2n * SECOND;
  expect(clock.shown(ahead + 2n)).toBe(START + 2n);
  expect(clock.shown(ahead + 3n)).toBe(machine.now);
});

test("the present of a commit clock is not before what was shown, but for a step back beyond two seconds", () => {
  const { machine, open } = openClock();
  const clock = open();
  expect(clock.present()).toBe(START);
  const shown = clock.shown(START + SECOND);
  expect(clock.present()).toBe(shown);
  machine.now = shown;
  expect(clock.present()).toBe(shown);
  machine.now = shown + 1n;
  expect(clock.present()).toBe(shown + 1n);
  machine.now = shown - 2n * SECOND;
  expect(clock.present()).toBe(shown);
  machine.now -= 1n;
  expect(clock.present()).toBe(machine.now);
});

test("a commit clock gives no time twice after a restart, also when the transaction that reserved it was undone", async () => {
  const { database, machine, open } = openClock();
  const clock = open();
  const undone = database.transaction(() => {
    clock.next();
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  const given = clock.next();
  machine.now -= 3600n * SECOND;
  expect(open().next()).toBeGreaterThan(given);
});

test("a commit clock says how far an earlier process was ahead", () => {
  const { machine, open } = openClock();
  const last = open().next();
  machine.now = last;
  expect(open().lead()).toBeGreaterThan(0n);
  machine.now = last + 10n * SECOND;
  expect(open().lead()).toBeLessThan(0n);
});
