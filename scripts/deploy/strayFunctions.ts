import * as v from "valibot";
import type { GoogleApis } from "./googleApis.ts";
import type { Command, Outside } from "./outside.ts";
import { runOrFail } from "./programs.ts";

const page = v.object({
  functions: v.optional(
    v.array(v.object({ name: v.string(), labels: v.optional(v.record(v.string(), v.string()), {}) })),
    [],
  ),
  nextPageToken: v.optional(v.string()),
});

/** Codebase of functions that name none. */
const DEFAULT_CODEBASE = "default";

/**
 * Prints the names of the functions of a module, which stand in it for their triggers when they have a project and its bucket.
 * @param module of the functions, from the project's folder
 */
export function namesCommand(module: string, projectId: string): Command {
  const print = `import(${JSON.stringify(module)}).then((all) => console.log(Object.keys(all).join(" ")))`;
  return {
    program: process.execPath,
    args: ["--conditions=@carnation/source", "-e", print],
    env: {
      GCLOUD_PROJECT: projectId,
      FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.firebasestorage.app` }),
    },
  };
}

/**
 * Lists the functions of a project that a deployment would delete: firebase-tools deployed them from a source without a codebase
 * of its own, as this one, and they are not among those that were built.
 */
export async function strayFunctions(
  apis: GoogleApis,
  outside: Outside,
  project: string,
): Promise<readonly string[]> {
  const stdout = await runOrFail(outside, namesCommand("./apps/functions/dist/index.js", project));
  const built = new Set(stdout.trim().split(/\s+/u));
  const base = apis.at("FIREBASE_FUNCTIONS_V2_URL", `v2/projects/${project}/locations/-/functions`);
  const pages = await apis.readPages(base, page, { pageSize: "1000" });
  const stray: string[] = [];
  for (const { name, labels } of pages.flatMap(({ functions }) => functions)) {
    const isOfTools = labels["deployment-tool"]?.startsWith("cli-firebase") === true;
    const codebase = labels["firebase-functions-codebase"] ?? DEFAULT_CODEBASE;
    const id = name.slice(name.lastIndexOf("/") + 1);
    if (isOfTools && codebase === DEFAULT_CODEBASE && !built.has(id)) stray.push(id);
  }
  return stray;
}
