import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import { connectFunctionsEmulator, getFunctions, httpsCallable, type Functions } from "firebase/functions";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SCHEDULED } from "../events/storedEvent.ts";
import { RpcError } from "../rpc/status.ts";
import { functionsEnv } from "./functionsEnv.ts";
import { type FunctionsHost, startFunctionsHost } from "./functionsHost.ts";

const module = fileURLToPath(new URL("./testing/limitsFixture.ts", import.meta.url));
const log: string[] = [];
let folder: string;
let host: FunctionsHost;
let app: FirebaseApp;
let functions: Functions;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "functions-"));
  await writeFile(join(folder, ".env"), "SLOW_SECONDS=1\nAPI_KEY=of-everybody\n");
  await writeFile(join(folder, ".secret.local"), "API_KEY='a secret'\n");
  host = await startFunctionsHost({
    settings: { projectId: "demo", host: "127.0.0.1", port: 0, allowedOrigins: [], hostingPort: 0, module },
    env: functionsEnv(folder, "demo", {
      GCLOUD_PROJECT: "demo",
      FIREBASE_CONFIG: JSON.stringify({ projectId: "demo" }),
      METADATA_SERVER_DETECTION: "none",
    }),
    resolveIdentity: async () => {
      throw new RpcError("UNAUTHENTICATED", "no");
    },
    log: (line) => log.push(line),
  });
  app = initializeApp({ projectId: "demo", apiKey: "key", appId: "1:1:web:local" }, "limits");
  functions = getFunctions(app);
  connectFunctionsEmulator(functions, "127.0.0.1", host.port);
});

afterAll(async () => {
  await deleteApp(app);
  await host.close();
  await rm(folder, { recursive: true });
});

function post(name: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${host.port}/demo/us-central1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: '{"data":null}',
  });
}

const call = async (name: string): Promise<unknown> => (await httpsCallable(functions, name)()).data;

/** The pieces and the end of a stream: its result, or the code of its error. */
async function stream(name: string): Promise<{ pieces: unknown[]; end: unknown }> {
  const { stream: chunks, data } = await httpsCallable(functions, name).stream();
  const pieces: unknown[] = [];
  const end = data.catch((error: { code: string }) => error.code);
  try {
    for await (const piece of chunks) pieces.push(piece);
  } catch {
    // The result says the same.
  }
  return { pieces, end: await end };
}

describe("the time that a function has", () => {
  test("the time that a function has ends a callable with deadline-exceeded, and what it says later is nobody's", async () => {
    await expect(call("slow")).rejects.toMatchObject({
      code: "functions/deadline-exceeded",
      message: expect.stringContaining("slow took longer than 0.1 s"),
    });
    expect(await call("parametric")).toBe("in time");
    expect(log.some((line) => line.includes("slow took longer"))).toBe(true);
  });

  test("the time that a function has ends an HTTP function with 504; one that answers late takes nothing down", async () => {
    expect((await post("slowHook")).status).toBe(504);
    expect(await call("parametric")).toBe("in time");
    expect(log.filter((line) => line.includes("starting it again"))).toEqual([]);
  });

  test("the time that a function has ends a stream after what has come", async () => {
    const pieces = [{ number: 1 }];
    expect(await stream("slowCount")).toEqual({ pieces, end: "functions/deadline-exceeded" });
  });
});

describe("a streaming callable", () => {
  test("a streaming callable gives its pieces and its result", async () => {
    const pieces = [{ number: 1 }, { number: 2 }, { number: 3 }];
    expect(await stream("count")).toEqual({ pieces, end: { total: 3, streamed: true } });
  });

  test("a streaming callable gives the result alone to who does not stream", async () => {
    expect(await call("count")).toEqual({ total: 3, streamed: false });
  });

  test("a streaming callable gives its error after its pieces", async () => {
    expect(await stream("failingCount")).toEqual({
      pieces: [{ number: 1 }],
      end: "functions/resource-exhausted",
    });
  });

  test("a streaming callable that does not exist ends too", async () => {
    expect(await stream("missing")).toEqual({ pieces: [], end: "functions/not-found" });
  });
});

describe("headers beside the identity", () => {
  test("headers beside the identity reach the function: the instance token as it came, an App Check token only when it is genuine", async () => {
    const response = await post("headers", {
      "firebase-instance-id-token": "device-1",
      "x-firebase-appcheck": "no.real.token",
    });
    expect(await response.json()).toEqual({ result: { instance: "device-1", app: null } });
  });

  test("a function that insists on App Check refuses what has none", async () => {
    expect((await post("attested")).status).toBe(401);
    expect((await post("attested", { "x-firebase-appcheck": "no.real.token" })).status).toBe(401);
  });
});

test("a secret comes from the folder's own file", async () => {
  expect(await call("secret")).toBe("a secret");
});

describe("scheduled functions", () => {
  const event = (job: string) => ({
    uid: "1",
    type: SCHEDULED,
    subject: job,
    time: "2026-01-01T02:00:00.000000Z",
    data: {},
  });

  test("scheduled functions say when they run; one that never would is named in the log", async () => {
    await host.loaded;
    expect(host.jobs()).toEqual([
      { name: "hourly", id: "firebase-schedule-hourly-us-central1", schedule: "0 * * * *", timeZone: "UTC" },
      {
        name: "nightly",
        id: "firebase-schedule-nightly-us-central1",
        schedule: "every day 03:00",
        timeZone: "Europe/Paris",
      },
    ]);
    expect(log.join()).toContain("scheduled: hourly, nightly; not run here: never (");
    expect(host.match(event("firebase-schedule-hourly-us-central1"))).toEqual(["hourly"]);
  });

  test("scheduled functions know their job and the time that they were due", async () => {
    const job = "firebase-schedule-nightly-us-central1";
    await host.deliver("nightly", event(job));
    expect(await call("runsSoFar")).toEqual([{ job, time: "2026-01-01T02:00:00.000000Z" }]);
  });

  test("scheduled functions that fail are known to have failed, and why", async () => {
    const run = host.deliver("hourly", event("firebase-schedule-hourly-us-central1"));
    await expect(run).rejects.toThrow("failed");
    await expect.poll(() => log.join()).toContain("the disk of somebody else is full");
  });
});
