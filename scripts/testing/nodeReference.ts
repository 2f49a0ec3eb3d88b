import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const FOLDER = new URL("../../packages/skin-analysis/src/testing/", import.meta.url);

/** What a script of the engine prints, in a process of its own, since this one only serves pages. */
async function printed(script: string): Promise<string> {
  const file = fileURLToPath(new URL(script, FOLDER));
  const { stdout } = await promisify(execFile)(process.execPath, ["--conditions=@carnation/source", file], {
    maxBuffer: 2 ** 26,
  });
  return stdout;
}

/** For tests in a browser: the mesh that Node finds in a drawn face, as JSON. */
export const nodeMesh = (): Promise<string> => printed("nodeMesh.ts");

/** For tests in a browser: all that Node measures in a drawn face, as JSON. */
export const nodeAnalysis = (): Promise<string> => printed("nodeAnalysis.ts");
