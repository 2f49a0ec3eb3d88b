import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Describes what a version of the engine stands for. */
export interface EngineFingerprint {
  readonly version: string;
  /** SHA-256 of the values of all constants, and of the models. */
  readonly sha256: string;
}

const PACKAGE = join(import.meta.dirname, "../..");
const CONSTANTS = join(PACKAGE, "src/core/constants");
const MODELS = join(PACKAGE, "assets/models");

/** Place where the fingerprint of the committed version stands. */
export const FINGERPRINT_FILE = join(CONSTANTS, "fingerprint.json");

/**
 * A text that is the same for the same values, in whatever order their fields are written.
 * @param path where the value stands, for the error
 * @throws TypeError for what is no value: a constant is a number, a text, a flag, or a list or a record of these
 */
export function canonical(value: unknown, path = "constant"): string {
  if (
    typeof value === "number" ||
    typeof value === "string" ||
    typeof value === "boolean" ||
    value === null
  ) {
    // JSON knows no infinity.
    return typeof value === "number" ? String(value) : JSON.stringify(value);
  }
  if (Array.isArray(value) || ArrayBuffer.isView(value)) {
    const items = Array.from(value as ArrayLike<unknown>, (item, index) =>
      canonical(item, `${path}[${index}]`),
    );
    return `[${items.join(",")}]`;
  }
  if (typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) {
    throw new TypeError(`${path} is no value that a fingerprint could be taken of.`);
  }
  const fields = Object.entries(value).map(
    ([name, field]) => `${JSON.stringify(name)}:${canonical(field, `${path}.${name}`)}`,
  );
  return `{${fields.toSorted().join(",")}}`;
}

/** The fingerprint of the engine as it is now: every value that its constants export, and every model file. */
export async function engineFingerprint(): Promise<EngineFingerprint> {
  const exported: Record<string, unknown> = {};
  for (const file of await filesOf(CONSTANTS, ".ts")) {
    // By name and not by file: moving a constant changes nothing.
    for (const [name, value] of Object.entries(await importConstants(file))) {
      if (name in exported && exported[name] !== value) throw new Error(`Two constants are called ${name}.`);
      exported[name] = value;
    }
  }
  const { ENGINE_VERSION, ...constants } = exported;
  if (typeof ENGINE_VERSION !== "string") throw new Error("constants/engine.ts exports no ENGINE_VERSION.");
  const hash = createHash("sha256").update(canonical(constants));
  for (const file of await filesOf(MODELS, "")) hash.update(file).update(await readFile(join(MODELS, file)));
  return { version: ENGINE_VERSION, sha256: hash.digest("hex") };
}

async function filesOf(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith(ending) && !name.endsWith(".test.ts")).toSorted();
}

async function importConstants(file: string): Promise<object> {
  return (await import(pathToFileURL(join(CONSTANTS, file)).href)) as object;
}
