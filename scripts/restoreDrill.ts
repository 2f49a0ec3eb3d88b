/**
 * Tries the backup of this machine's product while it runs: `npm run restore-drill` makes one, restores it into an empty folder,
 * starts it there, and compares every document, file and account. It ends with 1 where something did not come back. The data
 * folder is `.carnation`, or that of `CARNATION_DATA`.
 */
import { join } from "node:path";
import { runOperatorCommand } from "./operatorCommand.ts";
import { drillLines, isDrillPassed } from "./restore-drill/drillLines.ts";
import { drillRestore } from "./restore-drill/drillRestore.ts";

const projectDir = join(import.meta.dirname, "..");
const dataDir = process.env["CARNATION_DATA"] ?? join(projectDir, ".carnation");
await runOperatorCommand(
  undefined,
  "Carnation : l’exercice de restauration n’a pas abouti.",
  async (source) => {
    const drill = await drillRestore({ source, dataDir, projectDir });
    console.log(drillLines(drill).join("\n"));
    if (!isDrillPassed(drill)) process.exit(1);
  },
);
