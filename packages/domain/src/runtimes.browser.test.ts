import { expect, test } from "vitest";
import { formatDateTime, formatNumber, formatRelativeDay } from "./format/index.ts";
import { parseDiagnosisResult } from "./result/index.ts";
import { synthesis } from "./summary/index.ts";
import { entry } from "./testing/resultEntries.ts";

const file = [entry(30, 88), entry(35, 20), entry(43, 75)];
const text = "Teint apaisé. Un axe pour les semaines à venir\u00A0: affiner le grain de peau.";

test("a result is read in a browser", () => {
  const result = parseDiagnosisResult(file);
  expect(synthesis(result)).toBe(text);
  expect(result.imageQuality?.label).toBe("Bonne");
});

test("a result is read in a module worker", async () => {
  const worker = new Worker(new URL("testing/resultWorker.ts", import.meta.url), { type: "module" });
  try {
    const answer = await new Promise<unknown>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        resolve(data);
      });
      worker.addEventListener("error", reject);
      worker.postMessage(file, { transfer: [] });
    });
    expect(answer).toBe(text);
  } finally {
    worker.terminate();
  }
});

test("numbers and dates are the same characters as in Node", () => {
  expect(formatNumber(-1_234_567.891, 2)).toBe("\u22121\u202F234\u202F567,89");
  expect(formatDateTime(new Date("2026-07-31T22:30:00Z"))).toBe("1er\u00A0août\u00A02026, 0\u00A0h\u00A030");
  expect(formatRelativeDay(new Date("2026-11-20T12:00:00Z"), new Date("2026-11-21T22:30:00Z"))).toBe("hier");
});
