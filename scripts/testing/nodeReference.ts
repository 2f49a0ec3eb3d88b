import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const MESH = new URL("../../packages/skin-analysis/src/testing/nodeMesh.ts", import.meta.url);
const ANALYSIS = new URL("../../packages/skin-analysis/src/testing/nodeAnalysis.ts", import.meta.url);
const JUDGEMENT = new URL("../../packages/skin-analysis/src/testing/nodeJudgement.ts", import.meta.url);

/** Gives what a script of the engine prints, in a process of its own, since this one only serves pages. */
async function printed(script: URL): Promise<string> {
  const command = ["--conditions=@carnation/source", fileURLToPath(script)];
  const { stdout } = await promisify(execFile)(process.execPath, command, { maxBuffer: 2 ** 26 });
  return stdout;
}

/** For tests in a browser: the mesh that Node finds in a drawn face, as JSON. */
export const nodeMesh = (): Promise<string> => printed(MESH);

/** For tests in a browser: all that Node measures in a drawn face, as JSON. */
export const nodeAnalysis = (): Promise<string> => printed(ANALYSIS);

/** For tests in a browser: what the judges of marks say in Node, as JSON. */
export const nodeJudgement = (): Promise<string> => printed(JUDGEMENT);
