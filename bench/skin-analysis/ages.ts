/**
 * The perceived age on photos of people whose age is known: `ages.json` (`{"<file>": years}`) beside them.
 * Run: `CARNATION_PORTRAITS=<folder> node --conditions=@carnation/source bench/skin-analysis/ages.ts`. It prints how wrong the
 * engine is, by age, and how wrong a line fitted again would be on faces that it was not fitted on. Photos that the engine
 * refuses or reads outside its range are counted apart. It reads with the model of `packages/age-model`.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createAnalyser, type Analyser } from "@carnation/skin-analysis/node";
import * as v from "valibot";
import { type AgedFace, ageErrors, fitAges, heldOut } from "./measure/ages.ts";

const PERCEIVED_AGE = 31;
const GROUPS = [0, 35, 45, 55, 65, 75, 130];

/** Years, or why there are none. */
async function readAge(analyser: Analyser, photo: Uint8Array): Promise<number | string> {
  const outcome = await analyser.analyse(photo, { perceivedAge: true });
  if (!outcome.ok) return "refused";
  const entry = outcome.entries.find(({ algorithm_version_id }) => algorithm_version_id === PERCEIVED_AGE);
  return entry?.result.area_results[0]?.main_metric.value ?? entry?.result.not_measured?.reason ?? "no entry";
}

interface ReadFaces {
  readonly faces: readonly AgedFace[];
  /** Number of those without an age, by the reason. */
  readonly without: ReadonlyMap<string, number>;
}

async function readFaces(folder: string): Promise<ReadFaces> {
  const ages = v.parse(
    v.record(v.string(), v.number()),
    JSON.parse(await readFile(join(folder, "ages.json"), "utf8")),
  );
  const analyser = createAnalyser({ ageModelDir: join(import.meta.dirname, "../../packages/age-model") });
  const faces: AgedFace[] = [];
  const without = new Map<string, number>();
  for (const [file, real] of Object.entries(ages)) {
    const read = await readAge(analyser, await readFile(join(folder, file)));
    if (typeof read === "number") faces.push({ read, real });
    else without.set(read, (without.get(read) ?? 0) + 1);
  }
  await analyser.close();
  return { faces, without };
}

function print(what: string, faces: readonly AgedFace[]): void {
  const { mean, bias, within80 } = ageErrors(faces);
  const years = [mean, bias, within80].map((value) => value.toFixed(1).padStart(7)).join("");
  console.log(`${what.padEnd(28)}${String(faces.length).padStart(5)}${years}`);
}

const folder = process.env["CARNATION_PORTRAITS"];
if (folder === undefined || !existsSync(join(folder, "ages.json"))) {
  console.log("Skipped: CARNATION_PORTRAITS names no folder with an ages.json.");
} else {
  const { faces, without } = await readFaces(folder);
  console.log(`${"".padEnd(28)}    n   mean   bias   80 %   (years)`);
  for (const [reason, photos] of without) console.log(`  without an age: ${reason}, ${photos}`);
  print("all, as the engine reads", faces);
  for (const [at, from] of GROUPS.slice(0, -1).entries()) {
    const to = GROUPS[at + 1] ?? Infinity;
    print(
      `  real age ${from} to ${to - 1}`,
      faces.filter(({ real }) => real >= from && real < to),
    );
  }
  print("fitted again, held out", heldOut(faces));
  const { intercept, slope } = fitAges(faces);
  console.log(`On top of the engine's own: ${intercept.toFixed(2)} + ${slope.toFixed(3)} × age.`);
}
