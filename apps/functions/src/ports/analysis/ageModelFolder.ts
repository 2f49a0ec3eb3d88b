import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * True where the build copied the age model beside the bundle; vite writes it, and from source there is no such name. The
 * folder alone does not tell: one of an earlier build may be left where a build is taken from a cache.
 */
declare const CARNATION_AGE_MODEL_BUNDLED: boolean | undefined;

/**
 * Folder of the age model: the one that the environment names, from where the process was started, or the one that was built
 * in; undefined where nobody has opted in to it.
 * @param besideBundle where the build copies it
 */
export function ageModelFolder(besideBundle: URL): string | undefined {
  const named = ageModelSetting();
  if (named !== null) return resolve(named);
  const isBundled = typeof CARNATION_AGE_MODEL_BUNDLED !== "undefined" && CARNATION_AGE_MODEL_BUNDLED;
  return isBundled ? fileURLToPath(besideBundle) : undefined;
}

/**
 * Folder of the age model that the environment names, as it is written there; null where it names none. Unset is the default:
 * an installation opts in to that model.
 */
export function ageModelSetting(): string | null {
  return process.env["CARNATION_AGE_MODEL"] || null;
}
