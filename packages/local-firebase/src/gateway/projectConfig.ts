import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as v from "valibot";
import { hostingSchema, type HostingConfig } from "../hosting/hostingConfig.ts";
import { type Ports, SERVICES, type Service } from "../http/services.ts";
import { type IndexConfig, indexFileSchema } from "../query/indexes/indexConfig.ts";
import { StartupError } from "../problems/startupError.ts";

/** Ports of the official emulators. */
const DEFAULT_PORTS: Ports = { hosting: 5000, functions: 5001, firestore: 8080, auth: 9099, storage: 9199 };
const DEFAULT_PROJECT = "demo-carnation";

const rulesSchema = v.object({ rules: v.optional(v.string()) });
const firestoreSchema = v.object({ rules: v.optional(v.string()), indexes: v.optional(v.string()) });
const functionsSchema = v.object({ source: v.optional(v.string(), "functions") });
const portSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535));
const emulatorSchema = v.optional(v.object({ port: v.optional(portSchema) }));

/** The parts of `firebase.json` that are served here; several targets of a kind: the first one counts. */
const firebaseSchema = v.object({
  hosting: v.optional(firstOf(hostingSchema)),
  firestore: v.optional(firstOf(firestoreSchema)),
  storage: v.optional(firstOf(rulesSchema)),
  functions: v.optional(firstOf(functionsSchema)),
  emulators: v.optional(
    v.object({
      hosting: emulatorSchema,
      functions: emulatorSchema,
      firestore: emulatorSchema,
      auth: emulatorSchema,
      storage: emulatorSchema,
    }),
    {},
  ),
});

const firebasercSchema = v.object({ projects: v.optional(v.record(v.string(), v.string()), {}) });
const manifestSchema = v.object({ main: v.optional(v.string(), "index.js") });

export interface RulesSource {
  readonly file: string;
  readonly text: string;
  /** True when `file` is a path; changes of it are put in force. */
  readonly isOnDisk?: boolean;
}

export interface ProjectConfig {
  readonly projectId: string;
  readonly ports: Ports;
  /** `null`: nothing to host. `public` is an absolute path. */
  readonly hosting: HostingConfig | null;
  readonly firestoreRules: RulesSource | null;
  readonly storageRules: RulesSource | null;
  /** Indexes of Firestore; `null` when `firebase.json` names no file of them. */
  readonly indexes: IndexConfig | null;
  /** Absolute paths; the module may not exist yet. */
  readonly functions: { readonly folder: string; readonly module: string } | null;
}

/**
 * Reads `firebase.json`, `.firebaserc` and the files that they name.
 * @throws StartupError CONFIG_INVALID
 */
export function readProjectConfig(projectDir: string): ProjectConfig {
  if (!existsSync(projectDir)) {
    throw new StartupError("CONFIG_INVALID", { file: projectDir, reason: "there is no such folder." });
  }
  const config = readJson(join(projectDir, "firebase.json"), firebaseSchema, {});
  const { projects } = readJson(join(projectDir, ".firebaserc"), firebasercSchema, {});
  const { hosting } = config;
  return {
    projectId: projects["default"] ?? DEFAULT_PROJECT,
    ports: Object.fromEntries(
      SERVICES.map((service) => [service, config.emulators[service]?.port ?? DEFAULT_PORTS[service]]),
    ) as Record<Service, number>,
    hosting: hosting ? { ...hosting, public: resolve(projectDir, hosting.public) } : null,
    firestoreRules: readRules(projectDir, config.firestore?.rules),
    storageRules: readRules(projectDir, config.storage?.rules),
    indexes: readIndexes(projectDir, config.firestore?.indexes),
    functions: findFunctions(projectDir, config.functions?.source),
  };
}

/** One, or a list of which the first one counts. A union of both would not say what is wrong with it. */
function firstOf<Item extends v.GenericSchema>(item: Item) {
  const first = (value: unknown): unknown => (Array.isArray(value) ? (value as unknown[])[0] : value);
  return v.pipe(v.unknown(), v.transform(first), v.optional(item));
}

function readRules(projectDir: string, path: string | undefined): RulesSource | null {
  if (path === undefined) return null;
  const file = resolve(projectDir, path);
  try {
    return { file, text: readFileSync(file, "utf8"), isOnDisk: true };
  } catch (error) {
    throw new StartupError("CONFIG_INVALID", { file, reason: "it cannot be read." }, { cause: error });
  }
}

function readIndexes(projectDir: string, path: string | undefined): IndexConfig | null {
  return path === undefined ? null : readJson(resolve(projectDir, path), indexFileSchema, {});
}

function findFunctions(projectDir: string, source: string | undefined): ProjectConfig["functions"] {
  if (source === undefined) return null;
  const folder = resolve(projectDir, source);
  const { main } = readJson(join(folder, "package.json"), manifestSchema, {});
  return { folder, module: resolve(folder, main) };
}

function readJson<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  whenAbsent: v.InferInput<Schema>,
): v.InferOutput<Schema> {
  try {
    return v.parse(schema, existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : whenAbsent);
  } catch (error) {
    throw new StartupError("CONFIG_INVALID", { file, reason: reasonOf(error) }, { cause: error });
  }
}

function reasonOf(error: unknown): string {
  if (!v.isValiError(error)) return error instanceof Error ? error.message : String(error);
  const path = v.getDotPath(error.issues[0]);
  return path === null ? error.message : `${path}: ${error.message}`;
}
