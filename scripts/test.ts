import { join } from "node:path";
import { parseArgs } from "node:util";
import { runStages } from "./stages/runStages.ts";
import { everyTime, onRequest, smokeOf, type Stage } from "./stages/stages.ts";
import { isVerified } from "./stages/verified.ts";

/**
 * `npm test` and, with `--deep`, `npm run test:deep`; `--only <name>` runs one stage and what it waits for, `--whole`
 * runs the suites whose inputs have not changed as well.
 */
const { values } = parseArgs({
  options: {
    deep: { type: "boolean", default: false },
    only: { type: "string" },
    whole: { type: "boolean", default: false },
  },
});
const root = join(import.meta.dirname, "..");
const all = values.deep ? onRequest : everyTime;

function withNeeds(name: string): readonly string[] {
  const stage = all.find((one) => one.name === name);
  if (stage === undefined) {
    throw new Error(`There is no stage « ${name} ». There are: ${all.map((one) => one.name).join(", ")}.`);
  }
  return [...(stage.after ?? []).flatMap(withNeeds), name];
}

const wanted = values.only === undefined ? undefined : withNeeds(values.only);
const stages: readonly Stage[] = wanted === undefined ? all : all.filter(({ name }) => wanted.includes(name));
await runStages(
  values.whole ? stages : stages.map((one) => smokeOf(one, (suite) => isVerified(root, suite))),
);
