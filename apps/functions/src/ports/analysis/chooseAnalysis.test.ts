import { defaultAiSettings } from "@carnation/product/ai-settings";
import { expect, test } from "vitest";
import type { AnalysisPort, AnalysisOptions } from "./analysisPort.ts";
import { chooseAnalysis } from "./chooseAnalysis.ts";

const photo = new Uint8Array();
const named = (engineVersion: string, seen: (AnalysisOptions | undefined)[] = []): AnalysisPort => ({
  async analyse(_photo, options) {
    seen.push(options);
    return { ok: true, entries: [], engineVersion };
  },
});
const settingsFor = (name: "embedded" | "remote", timeoutSeconds = 20) => ({
  ...defaultAiSettings(),
  engine: { name, version: null },
  limits: { diagnosesPerDay: 1, timeoutSeconds },
});

test.each(["embedded", "remote"] as const)("the settings choose the %s engine and its time", async (name) => {
  const seen: (AnalysisOptions | undefined)[] = [];
  const analyses = { embedded: named("embedded", seen), remote: named("remote", seen) };
  const port = chooseAnalysis(settingsFor(name), analyses);
  expect(await port.analyse(photo, { account: "claire" })).toMatchObject({ engineVersion: name });
  expect(seen).toEqual([{ account: "claire", timeoutMs: 20_000 }]);
});

test("an engine of another version than is asked for measures nothing", async () => {
  const asking = (version: string | null) =>
    chooseAnalysis(
      { ...settingsFor("embedded"), engine: { name: "embedded", version } },
      { embedded: named("1.4.0"), remote: null },
    ).analyse(photo);
  expect(await asking("1.3.0")).toEqual({ ok: false, error: "internal" });
  expect(await asking("1.4.0")).toMatchObject({ ok: true });
  expect(await asking(null)).toMatchObject({ ok: true });
});

test("a remote engine that is not configured measures nothing, and the other one does not either", async () => {
  const seen: (AnalysisOptions | undefined)[] = [];
  const port = chooseAnalysis(settingsFor("remote"), { embedded: named("embedded", seen), remote: null });
  expect(await port.analyse(photo)).toEqual({ ok: false, error: "internal" });
  expect(seen).toEqual([]);
});
