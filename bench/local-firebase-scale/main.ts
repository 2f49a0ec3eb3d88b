/**
 * The local Firebase with 1,000, 10,000 and 100,000 documents in a collection, with `--million` also a million: how long its
 * latest 20, 20 of one client and one document take, each as a ratio to the same with 1,000, how much memory it holds, and how
 * long it takes to open. Fails where an aim is missed.
 * Run: `npm run bench:local-firebase-scale`
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Measures, median, timeOf } from "../local-firebase/statistics.ts";
import { fill, newKind, reads } from "./documents.ts";
import { openInstance } from "./instance.ts";

/** Aims at 100,000 documents. */
const MAX_RATIO = 1.5;
const MAX_MEMORY_MB = 300;
/** Aim at a million documents. */
const MAX_OPEN_SECONDS = 5;
const ROUNDS = 200;

const sizes = [1000, 10_000, 100_000, ...(process.argv.includes("--million") ? [1_000_000] : [])];

interface Result {
  readonly count: number;
  /** Medians, milliseconds. */
  readonly times: Measures;
  readonly memory: readonly number[];
  readonly openedIn: number;
}

async function measure(count: number): Promise<Result> {
  const project = mkdtempSync(join(tmpdir(), "bench-scale-"));
  const data = join(project, "data");
  const open =
    "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /{p=**} { allow read, write: if false; } } }";
  writeFileSync(join(project, "firestore.rules"), open);
  writeFileSync(join(project, "firebase.json"), '{"firestore":{"rules":"firestore.rules"}}');
  try {
    const writer = await openInstance(project, data);
    const filled = await timeOf(() => fill(writer.port, count));
    const written = await writer.memory();
    await writer.stop();
    const reader = await openInstance(project, data);
    const opened = await reader.memory();
    console.log(`\n${count.toLocaleString("en")} documents, written in ${(filled / 1000).toFixed(1)} s`);
    const times = new Map<string, number>();
    for (const [name, read] of Object.entries(reads)) {
      const first = await timeOf(() => read(reader.port, count, 0));
      const taken: number[] = [];
      for (let round = 1; round <= ROUNDS; round++)
        taken.push(await timeOf(() => read(reader.port, count, round)));
      times.set(name, median(taken));
      console.log(
        `  ${name.padEnd(16)}${median(taken).toFixed(2).padStart(7)} ms; the first time ${first.toFixed(0)} ms`,
      );
    }
    const made = await timeOf(() => newKind(reader.port, count, 0));
    console.log(`  a query of a new kind makes its index first: ${made.toFixed(0)} ms`);
    const used = await reader.memory();
    console.log(
      `  memory: ${written.toFixed(0)} MB after writing, ${opened.toFixed(0)} MB opened, ${used.toFixed(0)} MB after reading;` +
        ` opened in ${reader.openedIn.toFixed(2)} s`,
    );
    await reader.stop();
    return { count, times, memory: [written, opened, used], openedIn: reader.openedIn };
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

function judge(what: string, value: number, limit: number, unit: string): void {
  const isMet = value <= limit;
  console.log(
    `  ${what.padEnd(40)}${value.toFixed(2).padStart(8)} of ${limit}${unit}${isMet ? "" : ": MISSED"}`,
  );
  if (!isMet) process.exitCode = 1;
}

const results: Result[] = [];
for (const count of sizes) results.push(await measure(count));
const [base] = results;
console.log("\nAims");
for (const { count, times, memory, openedIn } of results.slice(2)) {
  const size = count.toLocaleString("en");
  for (const [name, time] of times) {
    judge(`${name}, ${size} : 1,000`, time / (base?.times.get(name) ?? Number.NaN), MAX_RATIO, "");
  }
  if (count === 100_000) judge(`memory with ${size}`, Math.max(...memory), MAX_MEMORY_MB, " MB");
  else judge(`opening ${size}`, openedIn, MAX_OPEN_SECONDS, " s");
}
