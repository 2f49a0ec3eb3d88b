import { CarnationError } from "@carnation/domain/error";
import * as v from "valibot";
import { fetchJson } from "./fetchJson.ts";

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
  return parseRuntimeConfig(await fetchJson(url));
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
