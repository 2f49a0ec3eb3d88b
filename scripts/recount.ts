/**
 * Converts documents that another system wrote to the forms of the product, counts everything anew and says what differed, and
 * lets no browser keep the private files that are stored: `npm run recount`, beside the running product of this machine; with
 * `--project <id>` that of a deployment (see `operatorCommand.ts`). `--dry-run` prints what would be converted, and writes and
 * counts nothing.
 */
import { parseArgs } from "node:util";
import { recount } from "../apps/functions/src/counters/recount.ts";
import { convertDocuments } from "../apps/functions/src/existing-data/convertDocuments.ts";
import { forbidCachingOfStored } from "../apps/functions/src/files/forbidCaching.ts";
import { mendedKinds } from "../packages/product/src/statistics/index.ts";
import { runOperatorCommand } from "./operatorCommand.ts";
import { convertedLines, forbiddenLines, mendedLines } from "./recountLines.ts";

const { project, "dry-run": dryRun = false } = parseArgs({
  options: { project: { type: "string" }, "dry-run": { type: "boolean" } },
}).values;
await runOperatorCommand(
  project,
  "Carnation : le recomptage n’a pas abouti ; ce qui est corrigé le reste, recommencez.",
  async ({ db, files }) => {
    console.log(convertedLines(await convertDocuments(db, { dryRun }), dryRun).join("\n"));
    if (dryRun) return;
    const { mended, ...counts } = await recount(db);
    console.log(mendedLines({ ...counts, mended: mendedKinds(mended) }).join("\n"));
    console.log(forbiddenLines(await forbidCachingOfStored(files)).join("\n"));
  },
);
