import { parseArgs } from "node:util";
import { runMalformedStress } from "./malformed.ts";

/** `npm run trial:malformed -w packages/local-firebase [-- --requests 10000 --seed 1]`: prints the figures. */
const { values } = parseArgs({
  options: { requests: { type: "string", default: "10000" }, seed: { type: "string", default: "1" } },
});
const began = performance.now();
const { requests, outcomes, faults, heap } = await runMalformedStress(
  Number(values.requests),
  Number(values.seed),
);
const mebibytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`;
const lines = [
  `${requests} malformed requests, seed ${values.seed}, ${((performance.now() - began) / 1000).toFixed(0)} s`,
  ...Object.entries(outcomes)
    .toSorted()
    .map(([outcome, count]) => `  ${outcome.padEnd(16)}${count}`),
  `heap after collection: ${mebibytes(heap.start)} warmed up, ${mebibytes(heap.end)} at the end`,
  `faults: ${faults.length}`,
  ...faults.map((fault) => `  ${fault}`),
];
process.stdout.write(`${lines.join("\n")}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
