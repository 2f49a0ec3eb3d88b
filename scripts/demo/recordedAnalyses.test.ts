import { createAnalyser } from "@carnation/skin-analysis/node";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { demoClients, otherDemoDiagnoses } from "./clients.ts";
import { FACES, recordedAnalysis } from "./recordedAnalyses.ts";

const folder = join(import.meta.dirname, "../..", FACES);
const files = readdirSync(folder);
/** One of each kind of answer; all of them in the deep run. */
const tried = process.env["CARNATION_DEEP"] === "1" ? files : ["visage-fonce.jpg", "refus-deux-visages.jpg"];
const isCurrent = (await recordedAnalysis("visage-fonce.jpg")) !== undefined;

describe("the record of the demo's analyses", () => {
  test("a record answers for the engine that made it, and for no other", async () => {
    expect(await recordedAnalysis("visage-fonce.jpg", "another engine")).toBeUndefined();
  });

  // Of another engine than today's nothing is used: the faces are analysed when the demo is written.
  test.runIf(isCurrent)("every face of the demo has its analysis in the record", async () => {
    const diagnoses = [...demoClients.flatMap((client) => client.diagnoses ?? []), ...otherDemoDiagnoses];
    const missing: string[] = [];
    for (const { photo } of diagnoses) if ((await recordedAnalysis(photo)) === undefined) missing.push(photo);
    expect(missing).toEqual([]);
  });

  test.runIf(isCurrent)("the engine finds what the record says", async () => {
    const analyser = createAnalyser();
    for (const file of tried) {
      const found: object = JSON.parse(
        JSON.stringify(await analyser.analyse(readFileSync(join(folder, file)))),
      );
      const recorded = await recordedAnalysis(file);
      expect({ file, ...found }).toMatchObject({ file, ...recorded?.analysis });
    }
    await analyser.close();
  });
});
