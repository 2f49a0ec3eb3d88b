import { type LocalFirebase, startLocalFirebase } from "@carnation/local-firebase";
import { type Callable, callables, httpFunctions } from "@carnation/product/callable";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { REGION } from "../config/environment.ts";

const root = join(import.meta.dirname, "../../../..");
const rows: readonly Callable[] = Object.values(callables);
let folder: string;
let local: LocalFirebase;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carnation-app-check-"));
  local = await startLocalFirebase({
    projectDir: root,
    dataDir: folder,
    ports: { hosting: 0, functions: 0, firestore: 0, auth: 0, storage: 0 },
    functionsModule: join(import.meta.dirname, "../index.ts"),
    appCheck: "enforce",
  });
  const exchange = `http://127.0.0.1:${local.ports.auth}/firebaseappcheck.googleapis.com/v1/projects/${local.projectId}/apps/1:1:web:local:exchangeDebugToken`;
  const answer = await fetch(exchange, {
    method: "POST",
    body: JSON.stringify({ debug_token: crypto.randomUUID() }),
  });
  ({ token } = (await answer.json()) as { token: string });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await local.stop();
  await rm(folder, { recursive: true });
});

const addressOf = (name: string): string =>
  `http://127.0.0.1:${local.ports.functions}/${local.projectId}/${REGION}/${name}`;

/** Calls as nobody, with a payload of no form. @returns the sentence of the refusal */
async function refusalOf(name: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(addressOf(name), {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: '{"data":7}',
  });
  const { error } = (await answer.json()) as { error: { message: string; status: string } };
  return `${error.status} ${error.message}`;
}

/** The words of the functions SDK, which come before any of ours. */
const NOT_ATTESTED = "UNAUTHENTICATED Unauthenticated";

describe("where App Check is enforced", () => {
  test("exactly the callables whose row gives no reason against it refuse an app without a token", async () => {
    const refused: string[] = [];
    for (const { name } of rows) if ((await refusalOf(name)) === NOT_ATTESTED) refused.push(name);
    const expected = rows.filter(({ withoutAppCheck }) => withoutAppCheck === undefined);
    expect(refused.toSorted()).toEqual(expected.map(({ name }) => name).toSorted());
    expect(rows.length - refused.length).toBe(1);
  });

  test("no callable refuses an app with a token for want of one", async () => {
    const headers = { "x-firebase-appcheck": token };
    for (const { name } of rows) expect(await refusalOf(name, headers)).not.toBe(NOT_ATTESTED);
  });

  test("every function over HTTP stands in the table with its reason, and answers without a token", async () => {
    // A trigger of Storage asks the environment for its bucket.
    for (const [name, value] of Object.entries(local.adminEnv)) vi.stubEnv(name, value);
    const deployed = await import("../index.ts");
    const names = Object.entries(deployed)
      .filter(([, { __endpoint }]) => __endpoint.httpsTrigger !== undefined)
      .map(([name]) => name);
    expect(Object.keys(httpFunctions).toSorted()).toEqual(names.toSorted());
    for (const { name, withoutAppCheck } of Object.values(httpFunctions)) {
      expect(withoutAppCheck.length).toBeGreaterThan(20);
      expect((await fetch(addressOf(name))).status).not.toBe(401);
    }
  });
});

test("every callable for nobody has a limit of its source's calls, or says that it bounds them itself", () => {
  const publicRows = rows.filter(({ actions }) => actions === "public");
  expect(publicRows.map(({ name, perHour }) => `${name} ${perHour}`).toSorted()).toEqual([
    "activateaccount 100",
    "readinvitation 100",
    "renewinvitation own",
    "reporterror 60",
    "requestsignup own",
  ]);
});
