import { parseArgs } from "node:util";
import { runCrashStress } from "./crash.ts";

/** `npm run trial:crash -w packages/local-firebase [-- --rounds 50 --seed 1]`: prints the figures. */
const { values } = parseArgs({
  options: { rounds: { type: "string", default: "50" }, seed: { type: "string", default: "1" } },
});
const began = performance.now();
const { kills, acknowledged, recoveries, faults } = await runCrashStress(
  Number(values.rounds),
  Number(values.seed),
);
const sorted = recoveries.toSorted((a, b) => a - b);
const at = (share: number): string =>
  `${((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000).toFixed(1)} s`;
const lines = [
  `${kills} times kill -9, seed ${values.seed}, ${((performance.now() - began) / 1000).toFixed(0)} s`,
  ...Object.entries(acknowledged).map(([what, count]) => `  acknowledged ${what}: ${count}`),
  `every client answered again: median ${at(0.5)}, worst ${at(1)} after the server`,
  `lost, half done or stuck: ${faults.length}`,
  ...faults.map((fault) => `  ${fault}`),
];
process.stdout.write(`${lines.join("\n")}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
