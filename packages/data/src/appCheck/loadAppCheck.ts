import { CarnationError } from "@carnation/domain/error";
import type { FirebaseApp } from "firebase/app";
import type { RuntimeConfig } from "../config/runtimeConfig.ts";

/** Starts App Check for an app; nothing else of the app may be used before. */
export type StartAppCheck = (app: FirebaseApp) => void;

/**
 * Loads App Check where it is set: its code, and Google's, are asked for in no other case.
 * @param siteKey key of reCAPTCHA Enterprise that the deployment was built with; empty without App Check
 * @returns undefined where there is none
 * @throws {CarnationError} unavailable when the code cannot be loaded
 */
export async function loadAppCheck(
  { emulators }: Pick<RuntimeConfig, "emulators">,
  siteKey: string,
): Promise<StartAppCheck | undefined> {
  const { appCheck: local } = emulators;
  if (local === undefined && siteKey === "") return undefined;
  try {
    const { startAppCheck } = await import("./startAppCheck.ts");
    return (app) => startAppCheck(app, local === undefined ? { siteKey } : { local });
  } catch (cause) {
    throw new CarnationError("unavailable", "The code of App Check could not be loaded", { cause });
  }
}
