/**
 * Memory of an instance of the functions: the built bundle in a process of its own, with as many calls at once as its deployed
 * concurrency lets in, each of the heaviest kind. Prints the peak of resident memory in MiB and as a share of what the function is
 * deployed with; fails above that.
 * Run: `npm run build && npm run bench:function-memory`
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import * as v from "valibot";
import { testBackend } from "../../apps/functions/src/testing/testBackend.ts";
import { instanceCases } from "./instanceCases.ts";
import { fillBackend } from "./fillBackend.ts";

/** Message of a process that has ended its case: its peak, and what it was deployed with. */
const report = v.object({ peakMb: v.number(), deployedMb: v.number(), parallel: v.number() });

const backend = await testBackend();
try {
  await fillBackend(backend);
  for (const name of Object.keys(instanceCases)) {
    const child = fork(join(import.meta.dirname, "instance.ts"), [name], {
      execArgv: ["--conditions=@carnation/source"],
      env: {
        ...process.env,
        GCLOUD_PROJECT: backend.local.projectId,
        FIREBASE_CONFIG: JSON.stringify({
          projectId: backend.local.projectId,
          storageBucket: `${backend.local.projectId}.firebasestorage.app`,
        }),
      },
    });
    let told: unknown = null;
    child.on("message", (message) => {
      told = message;
    });
    await once(child, "exit");
    const { peakMb, deployedMb, parallel } = v.parse(report, told);
    const share = peakMb / deployedMb;
    console.log(
      `${name}: ${parallel} at once, peak ${peakMb.toFixed(0)} MiB, ${share.toFixed(2)} of ${deployedMb} MiB`,
    );
    if (share > 1) process.exitCode = 1;
  }
} finally {
  await backend.stop();
}
