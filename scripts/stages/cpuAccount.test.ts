import { expect, test } from "vitest";
import { CpuAccount, parseStat, type ProcessSample } from "./cpuAccount.ts";

const line = (pid: number, name: string): string =>
  `${pid} (${name}) S 7 12 12 0 -1 4194304 100 0 0 0 250 50 9 9 20 0 1 0 4711 1000 100 18446744073709551615`;

test("cpuAccount reads the line of a process, whatever its name holds", () => {
  const sample = { pid: 12, parent: 7, start: 4711, ticks: 300 };
  expect(parseStat(line(12, "node"))).toEqual(sample);
  expect(parseStat(line(12, "Web (S) 3 4"))).toEqual(sample);
  expect(parseStat("")).toBeUndefined();
});

test("cpuAccount counts descendants, those that have ended and those whose parent is gone", () => {
  const account = new CpuAccount();
  const process = (pid: number, parent: number, ticks: number, start = 1): ProcessSample => ({
    pid,
    parent,
    start,
    ticks,
  });
  account.open(10);
  account.add([process(1, 0, 900), process(10, 1, 100), process(11, 10, 200), process(12, 11, 300)]);
  // 11 has ended, 12 is an orphan now and goes on; 13 has nothing to do with them.
  account.add([process(1, 0, 950), process(10, 1, 150), process(12, 1, 400), process(13, 1, 5000)]);
  // The number of an ended process is given out again.
  account.add([process(11, 1, 7000, 2)]);
  expect(account.secondsOf(10)).toBe(7.5);
  expect(account.pidsOf(10).toSorted()).toEqual([]);
});

test("cpuAccount names the processes that are still there", () => {
  const account = new CpuAccount();
  account.open(10);
  account.add([
    { pid: 11, parent: 10, start: 1, ticks: 1 },
    { pid: 10, parent: 1, start: 1, ticks: 1 },
  ]);
  expect(account.pidsOf(10).toSorted()).toEqual([10, 11]);
});
