// One instance of the functions: runs one case of `instanceCases.ts`, and tells its parent the peak of its memory.
import { functionOptions, type FunctionModule } from "./functionOptions.ts";
import { instanceCases } from "./instanceCases.ts";

const [, , name = ""] = process.argv;
const chosen = instanceCases[name];
if (chosen === undefined) throw new Error(`No such case: ${name}`);
const built = new URL("../../apps/functions/dist/index.js", import.meta.url);
const bundle = (await import(built.href)) as FunctionModule;
const { memoryMb, concurrency } = functionOptions(bundle, chosen.deployed);
const parallel = Math.min(concurrency, chosen.most);
await Promise.all(Array.from({ length: parallel }, (_, index) => chosen.run(bundle, index)));
// What the operating system has counted as the most that was resident, KiB.
const peakMb = process.resourceUsage().maxRSS / 1024;
process.send?.({ peakMb, deployedMb: memoryMb, parallel }, () => process.exit());
