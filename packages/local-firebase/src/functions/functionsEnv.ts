import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

/** Files of a functions folder that hold variables, the later ones winning, as Firebase's tools read them. */
function envFiles(projectId: string): readonly string[] {
  return [".env", `.env.${projectId}`, ".env.local", ".secret.local"];
}

/**
 * Environment of the functions' thread: the folder's files, then the process's own variables, then those that lead
 * the SDKs to the local services. Debug switches that would make the SDK accept any caller are left out.
 * @param folder the functions' source folder, `null` when there is none
 * @param appCheck true when every App Check token has been verified before it reaches a function: the SDK, which would ask
 *   Google's keys, then believes it, and the caller's token, which has been verified in any case
 */
export function functionsEnv(
  folder: string | null,
  projectId: string,
  adminEnv: Readonly<Record<string, string>>,
  appCheck = false,
): Record<string, string | undefined> {
  const files = folder === null ? [] : envFiles(projectId).map((name) => join(folder, name));
  const fromFiles = files
    .filter((file) => existsSync(file))
    .map((file) => parseEnv(readFileSync(file, "utf8")));
  const env = Object.assign({}, ...fromFiles, process.env, adminEnv) as Record<string, string | undefined>;
  delete env["FIREBASE_DEBUG_MODE"];
  delete env["FIREBASE_DEBUG_FEATURES"];
  if (appCheck) {
    env["FIREBASE_DEBUG_MODE"] = "true";
    env["FIREBASE_DEBUG_FEATURES"] = JSON.stringify({ skipTokenVerification: true });
  }
  return env;
}
