/**
 * Writes the verdicts of professionals on marks as labels for the training of a judge, of clients alone who consent to it now:
 * `npm run export-mark-labels -- --out <file> [--project <id>]`, beside the running product of this machine or of a deployment
 * (see `operatorCommand.ts`). A CSV file without pixels, names or ids; `person` tells people apart within it.
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { type ExportedLabel, exportMarkLabels } from "../apps/functions/src/diagnosis/exportMarkLabels.ts";
import { formatCount } from "../packages/domain/src/format/index.ts";
import { runOperatorCommand } from "./operatorCommand.ts";

const { project, out } = parseArgs({
  options: { project: { type: "string" }, out: { type: "string" } },
}).values;
if (out === undefined) {
  console.error("Carnation : --out <fichier> dit où écrire les étiquettes.");
  process.exit(2);
}

const columns = [
  "person",
  "criterion",
  "engineVersion",
  "verdict",
  "x",
  "y",
  "area",
  "mm",
  "certainty",
] as const satisfies readonly (keyof ExportedLabel)[];

await runOperatorCommand(
  project,
  "Carnation : les étiquettes n’ont pas pu être écrites.",
  async (backend) => {
    const lines: string[] = [columns.join(",")];
    for await (const label of exportMarkLabels(backend)) {
      lines.push(columns.map((column) => label[column] ?? "").join(","));
    }
    await writeFile(out, `${lines.join("\n")}\n`);
    console.log(`Carnation : ${formatCount(lines.length - 1, "étiquette écrite", "étiquettes écrites")}.`);
  },
);
