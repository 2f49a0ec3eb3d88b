import { globSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firebaseConfig, root } from "./testing/deployedFolder.ts";

let work: string;

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), "carnation-build-"));
});

afterAll(() => rm(work, { recursive: true, force: true }));

/** Builds the functions as a deployment does. @returns the files of the folder, and the text of its scripts */
async function built(name: string, ageModel: string | undefined) {
  if (ageModel === undefined) delete process.env["CARNATION_AGE_MODEL"];
  else process.env["CARNATION_AGE_MODEL"] = ageModel;
  const outDir = join(work, name);
  const functions = join(root, firebaseConfig.functions.source);
  await build({
    root: functions,
    logLevel: "silent",
    build: { outDir, emptyOutDir: true, sourcemap: false },
  });
  const files = globSync("**/*.*", { cwd: outDir }).map((path) => path.replaceAll("\\", "/"));
  const scripts = files.filter((path) => path.endsWith(".js"));
  return { files, code: scripts.map((path) => readFileSync(join(outDir, path), "utf8")).join("\n") };
}

/** Finds in the bundle the body of the function that names the model's folder: one that an earlier build left counts for nothing. */
const folderOf = (code: string) =>
  /function ageModelFolder\(besideBundle\) \{(?<body>.*?)\n\}/su.exec(code)?.groups?.["body"];

const weights = (files: readonly string[]) => files.filter((path) => /age[-_]/u.test(path)).toSorted();

test("a build has no weights of the age model unless it opts in to them, and then says so to the bundle", async () => {
  const plain = await built("plain", undefined);
  expect(weights(plain.files)).toEqual([]);
  expect(folderOf(plain.code)).not.toContain("besideBundle)");
  const opted = await built("opted", "packages/age-model");
  expect(weights(opted.files)).toEqual([
    "age-model/NOTICE.md",
    "age-model/models/age_gender.bin",
    "age-model/models/age_gender.json",
  ]);
  expect(folderOf(opted.code)).toContain("return fileURLToPath(besideBundle)");
});

test("a build that opts in to a folder without the model fails and names what it lacks", async () => {
  await expect(built("broken", "packages/domain")).rejects.toThrow(
    /packages.domain, which lacks .*age_gender\.bin/u,
  );
});
