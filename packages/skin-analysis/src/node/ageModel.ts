import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PERCEIVED_AGE } from "../core/constants/age.ts";
import type { ReadAge } from "../core/analyseFace.ts";
import { createAgeReader } from "../mesh/ageReader.ts";
import { fileModelSource } from "./fileModelSource.ts";

/** Reads ages, or why it never does, with what the operator should know of it. */
export interface AgeModel {
  readonly readAge: ReadAge;
  readonly problem?: string;
}

/**
 * Finds what is wrong with a folder of the age model, in English for whoever runs the server; null when its files are those that
 * the line and the margin were fitted for (`PERCEIVED_AGE.files`): with another net the same years would mean nothing.
 */
export async function ageModelProblem(folder: string): Promise<string | null> {
  for (const [name, sha256] of Object.entries(PERCEIVED_AGE.files)) {
    const path = join(folder, "models", name);
    const file = await readFile(path).catch((error: unknown) => String(error));
    if (typeof file === "string") return `The age model cannot be read: ${file}`;
    if (createHash("sha256").update(file).digest("hex") !== sha256)
      return `${path} is another file than the age model's.`;
  }
  return null;
}

/** Loads the age model of a folder; the face finder has started the backend. Never throws: other criteria need no age. */
export async function loadAgeModel(folder: string | undefined): Promise<AgeModel> {
  if (folder === undefined) return { readAge: () => "model-not-installed" };
  const problem = await ageModelProblem(folder);
  if (problem !== null) return { readAge: () => "model-unreadable", problem };
  return { readAge: await createAgeReader(fileModelSource(folder)) };
}
