/** Prints what a deployment costs: `npm run costs` (decision 099). */
import { costTable } from "./costTable.ts";

console.log(costTable());
