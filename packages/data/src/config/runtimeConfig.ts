import * as v from "valibot";
import { fetchHosted, readJson } from "./fetchJson.ts";
import { IncompleteDeploymentError } from "./incompleteDeployment.ts";

const HTTP_NOT_FOUND = 404;

const given = v.pipe(v.string(), v.trim(), v.nonEmpty());
const address = v.object({ host: v.string(), port: v.number() });

/**
 * The configuration of the Firebase project, as Firebase Hosting serves it. On one machine it also names the
 * addresses of the local services; in production there are none, and nothing else differs.
 */
const runtimeConfigSchema = v.object({
  projectId: given,
  apiKey: given,
  appId: given,
  authDomain: given,
  storageBucket: given,
  messagingSenderId: given,
  emulators: v.optional(
    v.object({
      auth: v.optional(address),
      firestore: v.optional(address),
      storage: v.optional(address),
      functions: v.optional(address),
      /** Service that gives App Check tokens; there where App Check is on. */
      appCheck: v.optional(address),
    }),
    {},
  ),
});

export type RuntimeConfig = v.InferOutput<typeof runtimeConfigSchema>;

/** Address that Firebase Hosting reserves for the project's configuration. */
const CONFIG_URL = "/__/firebase/init.json";

/**
 * Loads the configuration of the project that serves the page.
 * @throws {CarnationError} unavailable when it cannot be fetched, offline when the browser knows why
 * @throws {IncompleteDeploymentError} naming what the deployment lacks
 */
export async function loadRuntimeConfig(url: string = CONFIG_URL): Promise<RuntimeConfig> {
  const response = await fetchHosted(url);
  if (response.status === HTTP_NOT_FOUND)
    throw new IncompleteDeploymentError({ kind: "no-file" }, `${url} answered ${HTTP_NOT_FOUND}`);
  return parseRuntimeConfig(await readJson(response));
}

/**
 * Checks a configuration.
 * @param input what stands in the file; null for what is no JSON
 * @throws {IncompleteDeploymentError} naming what it lacks
 */
export function parseRuntimeConfig(input: unknown): RuntimeConfig {
  const parsed = v.safeParse(runtimeConfigSchema, input);
  if (parsed.success) return parsed.output;
  const message = `Not a Firebase configuration: ${v.summarize(parsed.issues)}`;
  if (typeof input !== "object" || input === null)
    throw new IncompleteDeploymentError({ kind: "not-json" }, message);
  const { nested = {} } = v.flatten<typeof runtimeConfigSchema>(parsed.issues);
  throw new IncompleteDeploymentError({ kind: "missing-fields", fields: Object.keys(nested) }, message);
}
