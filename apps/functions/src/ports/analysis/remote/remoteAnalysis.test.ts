import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AnalysisPort, PhotoAnalysis, AnalysisOptions } from "../analysisPort.ts";
import { remoteAnalysis, type RemoteOptions } from "./remoteAnalysis.ts";
import type { RemoteCredentials } from "./remoteSettings.ts";
import { goodResults, remoteResult } from "./testing/remoteResults.ts";
import {
  COMPANY,
  cutShort,
  DATASET,
  hangUp,
  PASSWORD,
  refuseWith,
  type RemoteServer,
  type RemoteStep,
  sayWith,
  SIGNATURE,
  startRemoteServer,
  stayMute,
  USERNAME,
} from "./testing/remoteServer.ts";

const PHOTO = new TextEncoder().encode("the bytes of a face");
const LOGIN: RemoteCredentials = { kind: "login", username: USERNAME, password: PASSWORD };

/** Holds what no log may hold: who we are, where a photo lies, what is in it, what the service answered. */
const SECRETS = [PASSWORD, USERNAME, SIGNATURE, "t0ken", "face", "secret detail", "127.0.0.1"];

let remote: RemoteServer;
let logged: string[];

beforeEach(async () => {
  remote = await startRemoteServer();
  remote.answers = [goodResults];
  logged = [];
});

afterEach(async () => {
  await remote.stop();
  const text = logged.join("\n");
  const told = SECRETS.filter((secret) => text.includes(secret));
  if (told.length > 0) throw new Error(`logged: ${told.join(", ")}`);
});

function portOf(options: Partial<RemoteOptions> = {}, credentials = LOGIN): AnalysisPort {
  const companyId = credentials.kind === "token" ? COMPANY : null;
  return remoteAnalysis(
    { baseUrl: remote.url, companyId, datasetId: DATASET, credentials },
    {
      timeoutMs: 20_000,
      requestMs: 10_000,
      firstPauseMs: 2,
      firstPollMs: 2,
      maxPollMs: 4,
      log: (message) => logged.push(message),
      ...options,
    },
  );
}

const analyse = (options?: Partial<RemoteOptions>, photo?: AnalysisOptions): Promise<PhotoAnalysis> =>
  portOf(options).analyse(PHOTO, photo);

const tokensOf = (step: RemoteStep) =>
  remote.seen.filter((request) => request.step === step).map(({ authorization }) => authorization);

describe("a photo at the remote service", () => {
  it("a photo at the remote service is uploaded, computed, read and deleted, in this order", async () => {
    const analysis = await analyse();
    expect(analysis).toMatchObject({ ok: true, engineVersion: expect.stringMatching(/^hautai-19\.23\./u) });
    expect([...new Set(remote.seen.map(({ step }) => step))]).toEqual([
      "login",
      "subject",
      "upload",
      "photo",
      "compute",
      "results",
      "deletion",
    ]);
    expect(logged).toEqual([]);
  });

  it("a photo at the remote service goes to its signed address alone, with the address's headers and without our token", async () => {
    await analyse();
    const [sent] = remote.seen.filter(({ step }) => step === "photo");
    expect(sent?.body.toString()).toBe("the bytes of a face");
    expect(sent?.path).toContain(SIGNATURE);
    expect(sent?.authorization).toBeUndefined();
    expect(sent?.headers).toMatchObject({
      "content-type": "application/octet-stream",
      "x-goog-content-length-range": "1,31457280",
      host: remote.url.host,
    });
  });

  it("a photo at the remote service is nobody's by name", async () => {
    await analyse({}, { account: "claire" });
    await analyse({}, { account: "claire" });
    const names = remote.seen
      .filter(({ step }) => step === "subject")
      .map(({ body }) => (JSON.parse(body.toString()) as { name: string }).name);
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name).toMatch(/^[\da-f-]{36}$/u);
  });

  const measured = (analysis: PhotoAnalysis) =>
    analysis.ok && analysis.entries.filter(({ result }) => result.area_results.length > 0).length;

  it("a photo at the remote service is asked for until all results have come", async () => {
    remote.answers = [[], [], goodResults.slice(0, 3), goodResults.slice(0, 9), goodResults];
    expect(measured(await analyse())).toBe(12);
    expect(remote.times("results")).toBe(5);
  });

  it("a photo at the remote service is asked for until no more results come where some never do", async () => {
    remote.answers = [[], goodResults.slice(0, 3), goodResults.slice(0, 9)];
    expect(measured(await analyse()), "nine, and the jowls of the lines").toBe(10);
    expect(remote.times("results")).toBe(6);
  });

  it("a photo at the remote service may have results on a page, and none for a while", async () => {
    remote.misbehave("results", refuseWith(404), refuseWith(404));
    remote.answers = [{ count: 12, results: goodResults }];
    expect(await analyse()).toMatchObject({ ok: true });
  });

  it("a photo at the remote service that the service's own check refuses has our reason", async () => {
    remote.answers = [[remoteResult("quality", 62, { value: 12, problems: ["image_too_dark"] })]];
    expect(await analyse()).toEqual({ ok: false, error: "too-dark" });
    expect(remote.times("deletion")).toBe(1);
  });

  it("a photo at the remote service on which nothing was measured has no score", async () => {
    remote.answers = [[remoteResult("redness", 41, { value: null }, false)]];
    expect(await analyse()).toEqual({ ok: false, error: "internal" });
  });

  it("a photo at the remote service is not sent when it is larger than the service takes", async () => {
    const analysis = await portOf().analyse(new Uint8Array(31_457_281));
    expect(analysis).toEqual({ ok: false, error: "too-large" });
    expect(remote.seen).toEqual([]);
  });
});

describe("our sign-in", () => {
  it("our sign-in is one for all photos, also those at the same time", async () => {
    const port = portOf();
    await Promise.all([port.analyse(PHOTO), port.analyse(PHOTO)]);
    await port.analyse(PHOTO);
    expect(remote.times("login")).toBe(1);
  });

  it("our sign-in is none with a token of our own", async () => {
    remote.token = "t0ken-own";
    const port = portOf({}, { kind: "token", token: "t0ken-own" });
    expect(await port.analyse(PHOTO)).toMatchObject({ ok: true });
    expect(remote.times("login")).toBe(0);
    expect(tokensOf("compute")).toEqual(["Bearer t0ken-own"]);
  });

  it.each<RemoteStep>(["upload", "compute", "results"])(
    "our sign-in that ends before %s is renewed, once",
    async (step) => {
      remote.misbehave(step, (response, request) => {
        remote.token = "t0ken-2";
        refuseWith(401)(response, request);
      });
      expect(await analyse()).toMatchObject({ ok: true });
      expect(remote.times("login")).toBe(2);
      expect(tokensOf("deletion")).toEqual(["Bearer t0ken-2"]);
    },
  );

  it("our sign-in reads the token under its other name", async () => {
    remote.misbehave("login", sayWith(JSON.stringify({ token_access: "t0ken-1", company_id: COMPANY })));
    expect(await analyse()).toMatchObject({ ok: true });
  });

  it("our sign-in that is refused is ours to mend: no photo is sent, and the next one tries again", async () => {
    const port = portOf();
    remote.misbehave("login", refuseWith(401));
    expect(await port.analyse(PHOTO)).toEqual({ ok: false, error: "internal" });
    expect(remote.seen.map(({ step }) => step)).toEqual(["login"]);
    expect(logged).toEqual(["remote analysis: login is unauthorized (401)"]);
    expect(await port.analyse(PHOTO)).toMatchObject({ ok: true });
  });

  it("our sign-in with a token that is always refused ends, and is not tried for ever", async () => {
    remote.misbehave("subject", refuseWith(401), refuseWith(401), refuseWith(401));
    expect(await analyse()).toEqual({ ok: false, error: "internal" });
    expect(remote.times("subject")).toBe(2);
    const own = portOf({}, { kind: "token", token: "t0ken-stale" });
    expect(await own.analyse(PHOTO)).toEqual({ ok: false, error: "internal" });
    expect(remote.times("subject")).toBe(3);
  });
});

describe("a service that fails for a moment", () => {
  it.each<[what: string, step: RemoteStep, how: Parameters<RemoteServer["misbehave"]>[1]]>([
    ["answers 500", "subject", refuseWith(500)],
    ["answers 503", "compute", refuseWith(503, { "retry-after": "0" })],
    ["answers 429", "compute", refuseWith(429, { "retry-after": "0" })],
    [
      "asks to come later, by a date",
      "upload",
      refuseWith(429, { "retry-after": new Date(0).toUTCString() }),
    ],
    ["asks to come later, in no language", "upload", refuseWith(429, { "retry-after": "soon" })],
    ["hangs up", "upload", hangUp],
    ["hangs up in the middle", "subject", cutShort],
    ["loses the photo", "photo", hangUp],
    ["fails at the storage", "photo", refuseWith(502)],
    ["loses an answer", "results", hangUp],
    ["does not say whether it computes", "compute", hangUp],
    ["says 500 to the computation", "compute", refuseWith(500)],
    ["takes too long for one answer", "results", stayMute],
  ])("%s at the step %s, and is asked again where that is safe", async (_what, step, how) => {
    remote.misbehave(step, how);
    expect(await analyse(how === stayMute ? { requestMs: 2000 } : {})).toMatchObject({ ok: true });
  });

  it("a service that fails for a moment is never asked to compute twice without knowing that it does not", async () => {
    remote.misbehave("compute", hangUp);
    await analyse();
    expect(remote.times("compute")).toBe(1);
  });

  it("a service that fails for a moment is left the time that it asks for", async () => {
    remote.misbehave("upload", refuseWith(429, { "retry-after": "1" }));
    const before = performance.now();
    await analyse();
    expect(performance.now() - before).toBeGreaterThan(950);
  });
});

describe("a service that goes on failing", () => {
  it.each<[what: string, step: RemoteStep, how: Parameters<RemoteServer["misbehave"]>[1], error: string]>([
    ["too many requests", "compute", refuseWith(429), "busy"],
    [
      "too many requests for longer than we have",
      "compute",
      refuseWith(429, { "retry-after": "60" }),
      "busy",
    ],
    ["500", "subject", refuseWith(500), "unavailable"],
    ["no connection", "upload", hangUp, "unavailable"],
    ["half an answer", "upload", cutShort, "unavailable"],
    ["no storage", "photo", refuseWith(503), "unavailable"],
    ["a refusal", "upload", refuseWith(403), "internal"],
    ["a refused photo", "photo", refuseWith(400), "internal"],
    ["a page instead of data", "upload", sayWith("<html>Bienvenue</html>", "text/html"), "internal"],
    ["data of another type", "upload", sayWith('{"front":{}}', "text/plain"), "internal"],
    ["broken JSON", "subject", sayWith('{"id": "sub'), "internal"],
    ["another shape", "upload", sayWith('{"front": {"id": 7}}'), "internal"],
    ["results that are none", "results", sayWith('"?"'), "internal"],
    [
      "a redirection",
      "upload",
      (response) => response.writeHead(307, { location: "/elsewhere" }).end(),
      "unavailable",
    ],
    [
      "an address of another kind",
      "upload",
      sayWith(JSON.stringify({ front: { id: "i", url: "file:///etc/passwd" }, image_batch_id: "b" })),
      "internal",
    ],
  ])(
    "a service that goes on failing with %s at %s ends in its own words, without a score",
    async (_what, step, how, error) => {
      remote.misbehave(step, ...Array.from({ length: 8 }, () => how));
      expect(await analyse()).toEqual({ ok: false, error });
      expect(logged).toHaveLength(1);
      expect(remote.times("deletion")).toBe(step === "subject" ? 0 : 1);
    },
  );

  it("a service that goes on failing is given up when nobody answers at its address", async () => {
    await remote.stop();
    expect(await analyse()).toEqual({ ok: false, error: "unavailable" });
    remote = await startRemoteServer();
  });

  it.each<[what: string, answers: unknown[]]>([
    ["no results", [[]]],
    [
      "ever more results",
      Array.from({ length: 400 }, (_, n) => Array.from({ length: n + 1 }, () => goodResults[0])),
    ],
  ])(
    "a service that goes on failing with %s is a time-out, and the photo is deleted all the same",
    async (_what, answers) => {
      remote.answers = answers;
      expect(await analyse({ timeoutMs: 700 })).toEqual({ ok: false, error: "timeout" });
      expect(remote.times("deletion")).toBe(1);
    },
  );

  it("a service that never answers is a time-out at the photo's own limit", async () => {
    remote.misbehave("subject", stayMute);
    const before = performance.now();
    expect(await analyse({}, { timeoutMs: 100 })).toEqual({ ok: false, error: "timeout" });
    expect(performance.now() - before).toBeLessThan(8000);
  });

  it("a service that goes on failing to delete a photo is told to the operator, and the result stands", async () => {
    remote.misbehave("deletion", refuseWith(403));
    expect(await analyse()).toMatchObject({ ok: true });
    expect(logged).toEqual([
      "remote analysis: deletion is refused (403): subject subject-1 is to be deleted by hand",
    ]);
  });
});

describe("a photo that is given up", () => {
  it.each<RemoteStep>(["login", "subject", "photo", "results"])(
    "a photo that is given up while the service is at %s ends there",
    async (step) => {
      const giving = new AbortController();
      remote.misbehave(step, () => giving.abort(new Error("deleted")));
      await expect(analyse({}, { signal: giving.signal })).rejects.toThrow("deleted");
      expect(remote.times("compute")).toBe(step === "results" ? 1 : 0);
      expect(remote.times("deletion")).toBe(step === "photo" || step === "results" ? 1 : 0);
    },
  );

  it("a photo that is given up is not begun when it was given up before", async () => {
    await expect(analyse({}, { signal: AbortSignal.abort(new Error("gone")) })).rejects.toThrow("gone");
    expect(remote.seen).toEqual([]);
  });
});
