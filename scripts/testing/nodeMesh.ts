import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const SCRIPT = fileURLToPath(
  new URL("../../packages/skin-analysis/src/testing/nodeMesh.ts", import.meta.url),
);

/**
 * For tests in a browser: what Node finds in a drawn face, as JSON. In a process of its own, since this one only serves
 * pages.
 */
export async function nodeMesh(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ["--conditions=@carnation/source", SCRIPT], {
    maxBuffer: 2 ** 26,
  });
  return stdout;
}
