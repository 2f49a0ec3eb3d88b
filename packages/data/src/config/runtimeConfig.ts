import { CarnationError, toCarnationError } from "@carnation/domain/error";
import * as v from "valibot";
import { isOffline } from "../errors/catalogueError.ts";

const address = v.object({ host: v.string(), port: v.number() });

/**
 * The configuration of the Firebase project, as Firebase Hosting serves it. On one machine it also names the
 * addresses of the local services; in production there are none, and nothing else differs.
 */
const runtimeConfigSchema = v.object({
  projectId: v.string(),
  apiKey: v.string(),
  appId: v.string(),
  authDomain: v.string(),
  storageBucket: v.string(),
  messagingSenderId: v.string(),
  emulators: v.optional(
    v.object({
      auth: v.optional(address),
      firestore: v.optional(address),
      storage: v.optional(address),
      functions: v.optional(address),
    }),
    {},
  ),
});

export type RuntimeConfig = v.InferOutput<typeof runtimeConfigSchema>;

/** Address that Firebase Hosting reserves for the project's configuration. */
const CONFIG_URL = "/__/firebase/init.json";

/**
 * Loads the configuration of the project that serves the page.
 * @throws {CarnationError} unavailable when it cannot be fetched, offline when the browser knows why, internal when it is not a configuration
 */
export async function loadRuntimeConfig(url: string = CONFIG_URL): Promise<RuntimeConfig> {
  const response = await fetchConfig(url);
  if (!response.ok) throw new CarnationError("unavailable", `${url} answered ${response.status}`);
  return parseRuntimeConfig(await response.json().catch(() => null));
}

/**
 * Checks a configuration.
 * @throws {CarnationError} internal when it is not one
 */
export function parseRuntimeConfig(input: unknown): RuntimeConfig {
  const parsed = v.safeParse(runtimeConfigSchema, input);
  if (parsed.success) return parsed.output;
  throw new CarnationError("internal", `Not a Firebase configuration: ${v.summarize(parsed.issues)}`);
}

async function fetchConfig(url: string): Promise<Response> {
  try {
    return await fetch(url, { headers: { Accept: "application/json" } });
  } catch (cause) {
    throw new CarnationError(isOffline() ? "offline" : "unavailable", toCarnationError(cause).message, {
      cause,
    });
  }
}
