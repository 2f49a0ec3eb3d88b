import { logger } from "firebase-functions";
import { resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { ageModelFolder } from "./ageModelFolder.ts";
import { embeddedAnalysis } from "./embeddedAnalysis.ts";

afterEach(() => {
  vi.restoreAllMocks();
  delete process.env["CARNATION_AGE_MODEL"];
});

/** A worker that answers every photo with the folder of the age model that it was started with, as a problem. */
const TELLING = `
  import { parentPort, workerData } from "node:worker_threads";
  const outcome = { ok: true, entries: [], masks: {}, engineVersion: "test", photo: { width: 1, height: 1 } };
  parentPort.on("message", () => parentPort.postMessage({ ...outcome, problem: workerData.ageModelFolder }));
`;

const analysis = (ageModelDir?: string) => {
  const workerUrl = new URL(`data:text/javascript,${encodeURIComponent(TELLING)}`);
  const bundled = { workerUrl, assetsDir: new URL("file:///assets/") };
  return embeddedAnalysis({ timeoutMs: 30_000, maxWaitMs: 1000 }, { bundled, ageModelDir });
};

test("an age model that cannot be read is logged, and the analysis is an answer all the same", async () => {
  const logged = vi.spyOn(logger, "error").mockImplementation(() => undefined);
  expect(await analysis("/models/age").analyse(new Uint8Array([1]))).toMatchObject({ ok: true });
  expect(logged).toHaveBeenCalledExactlyOnceWith(resolve("/models/age"));
});

test("the engine starts without an age model where none is installed, and logs nothing", async () => {
  const logged = vi.spyOn(logger, "error").mockImplementation(() => undefined);
  expect(await analysis().analyse(new Uint8Array([1]))).toMatchObject({ ok: true });
  expect(logged).not.toHaveBeenCalled();
});

test("the age model is that of the environment; without it there is none when the source runs", () => {
  const besideBundle = new URL("file:///bundle/age-model/");
  expect(ageModelFolder(besideBundle)).toBeUndefined();
  process.env["CARNATION_AGE_MODEL"] = "packages/age-model";
  expect(ageModelFolder(besideBundle)).toBe(resolve("packages/age-model"));
  process.env["CARNATION_AGE_MODEL"] = "";
  expect(ageModelFolder(besideBundle)).toBeUndefined();
});
