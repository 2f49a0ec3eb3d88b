import { parseArgs } from "node:util";
import { runStages } from "./stages/runStages.ts";
import { everyTime, onRequest, type Stage } from "./stages/stages.ts";

/** `npm test` and, with `--deep`, `npm run test:deep`; `--only <name>` runs one stage and what it waits for. */
const { values } = parseArgs({
  options: { deep: { type: "boolean", default: false }, only: { type: "string" } },
});
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
await runStages(stages);
