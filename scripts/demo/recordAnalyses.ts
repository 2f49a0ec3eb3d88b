import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createAnalyser } from "@carnation/skin-analysis/node";
import { engineDigest, FACES, photoDigest, RECORD_FILE } from "./recordedAnalyses.ts";

/** Analyses the drawn faces of the demo and writes what was found: `npm run record-demo`, after a change of the engine. */
const folder = join(import.meta.dirname, "../..", FACES);
const analyser = createAnalyser();
const photos: Record<string, object> = {};
for (const file of readdirSync(folder).toSorted()) {
  const began = performance.now();
  const outcome = await analyser.analyse(readFileSync(join(folder, file)));
  const milliseconds = Math.round(performance.now() - began);
  const analysis = outcome.ok
    ? { ok: true, entries: outcome.entries, masks: outcome.masks, engineVersion: outcome.engineVersion }
    : outcome;
  photos[photoDigest(file)] = { milliseconds, analysis };
  console.log(`${file}: ${outcome.ok ? "measured" : outcome.error}, ${milliseconds} ms`);
}
await analyser.close();
writeFileSync(RECORD_FILE, `${JSON.stringify({ engine: engineDigest(), photos })}\n`);
