/**
 * The local Firebase with 1,000, 10,000 and 100,000 documents in a collection, with `--million` also a million: how long its
 * latest 20, 20 of one client and one document take, each as a ratio to the same with 1,000, how much memory it holds, and how
 * long it takes to open. Fails where an aim is missed.
 * Run: `npm run bench:local-firebase-scale`
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median, timeOf } from "../local-firebase/statistics.ts";
import { fill, newKind, reads } from "./documents.ts";
import { type Instance, openInstance } from "./instance.ts";

/** Aims at 100,000 documents. */
const MAX_RATIO = 1.5;
const MAX_MEMORY_MB = 300;
/** Aim at a million documents. */
const MAX_OPEN_SECONDS = 5;
const ROUNDS = 200;

const sizes = [1000, 10_000, 100_000, ...(process.argv.includes("--million") ? [1_000_000] : [])];
const folder = mkdtempSync(join(tmpdir(), "bench-scale-"));
const inWords = (count: number): string => count.toLocaleString("en");

/** A data folder of so many documents, open in a process that did not write them. */
interface Filled {
  readonly count: number;
  readonly instance: Instance;
  /** MB: after writing, and right after it was opened again. */
  readonly memory: readonly number[];
}

async function fillAnew(count: number): Promise<Filled> {
  const data = join(folder, String(count));
  const writer = await openInstance(folder, data);
  const seconds = (await timeOf(() => fill(writer.port, count))) / 1000;
  const written = await writer.memory();
  await writer.stop();
  const instance = await openInstance(folder, data);
  const opened = await instance.memory();
  console.log(
    `${inWords(count)} documents: written in ${seconds.toFixed(1)} s, ${written.toFixed(0)} MB then;` +
      ` opened in ${instance.openedIn.toFixed(2)} s, ${opened.toFixed(0)} MB then`,
  );
  return { count, instance, memory: [written, opened] };
}

/** Median times of each read, milliseconds, by the number of documents. */
type Medians = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** @param from number of the first round: each asks for another client and another document */
async function timeReads(all: readonly Filled[], from: number): Promise<Medians> {
  const medians = new Map<string, Map<number, number>>();
  for (const [name, read] of Object.entries(reads)) {
    const taken = new Map(all.map(({ count }) => [count, [] as number[]]));
    // In turns, so that whatever else the machine does is shared out.
    for (let round = from; round < from + ROUNDS; round++) {
      for (const { count, instance } of all) {
        taken.get(count)?.push(await timeOf(() => read(instance.port, count, round)));
      }
    }
    medians.set(name, new Map(Array.from(taken, ([count, times]) => [count, median(times)])));
  }
  return medians;
}

function print(when: string, medians: Medians): void {
  console.log(when);
  for (const [name, times] of medians) {
    const figures = Array.from(times, ([count, time]) => `${inWords(count)}: ${time.toFixed(2)} ms`);
    console.log(`  ${name.padEnd(16)}${figures.join("  ")}`);
  }
}

function judge(what: string, value: number, limit: number, unit: string): void {
  const isMet = value <= limit;
  const figure = `${value.toFixed(2).padStart(8)} of ${limit}${unit}`;
  console.log(`  ${what.padEnd(40)}${figure}${isMet ? "" : ": MISSED"}`);
  if (!isMet) process.exitCode = 1;
}

function judgeAll(all: readonly Filled[], medians: Medians): void {
  console.log("\nAims");
  for (const { count, instance, memory } of all.slice(2)) {
    for (const [name, times] of medians) {
      const ratio = (times.get(count) ?? Number.NaN) / (times.get(1000) ?? Number.NaN);
      judge(`${name}, ${inWords(count)} : 1,000`, ratio, MAX_RATIO, "");
    }
    if (count === 100_000) judge(`memory with ${inWords(count)}`, Math.max(...memory), MAX_MEMORY_MB, " MB");
    else judge(`opening ${inWords(count)}`, instance.openedIn, MAX_OPEN_SECONDS, " s");
  }
}

const rules =
  "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /{p=**} { allow read, write: if false; } } }";
writeFileSync(join(folder, "firestore.rules"), rules);
writeFileSync(join(folder, "firebase.json"), '{"firestore":{"rules":"firestore.rules"}}');
const filled: Filled[] = [];
try {
  for (const count of sizes) filled.push(await fillAnew(count));
  print(`The first ${ROUNDS} of each after opening`, await timeReads(filled, 0));
  // What is judged: by then a process has the memory for pages that it keeps.
  const medians = await timeReads(filled, ROUNDS);
  print(`The next ${ROUNDS}`, medians);
  for (const { count, instance } of filled) {
    const made = await timeOf(() => newKind(instance.port, count, 0));
    const memory = await instance.memory();
    console.log(
      `a query of a new kind over ${inWords(count)} makes its index first: ${made.toFixed(0)} ms; ${memory.toFixed(0)} MB after all`,
    );
  }
  judgeAll(filled, medians);
} finally {
  for (const { instance } of filled) await instance.stop();
  rmSync(folder, { recursive: true, force: true });
}
