import { CarnationError } from "@carnation/domain/error";
import type { FirebaseApp } from "firebase/app";
import type { RuntimeConfig } from "../config/runtimeConfig.ts";

/** Asks for a token; `expireTimeMillis` is its end, milliseconds since 1970. */
export type AskToken = () => Promise<{ readonly token: string; readonly expireTimeMillis: number }>;

/** Starts App Check for an app; nothing else of the app may be used before. */
export type StartAppCheck = (app: FirebaseApp) => void;

/**
 * Loads App Check where it is set: its code, and Google's, are asked for in no other case.
 * @param source key of reCAPTCHA Enterprise that the deployment was built with, empty without App Check; or what gives tokens
 *   to a program, which no reCAPTCHA attests
 * @returns undefined where there is none
 * @throws {CarnationError} unavailable when the code cannot be loaded
 */
export async function loadAppCheck(
  { emulators }: Pick<RuntimeConfig, "emulators">,
  source: string | AskToken,
): Promise<StartAppCheck | undefined> {
  const { appCheck: local } = emulators;
  if (local === undefined && source === "") return undefined;
  try {
    const { startAppCheck } = await import("./startAppCheck.ts");
    return (app) => startAppCheck(app, local === undefined ? source : local);
  } catch (cause) {
    throw new CarnationError("unavailable", "The code of App Check could not be loaded", { cause });
  }
}
