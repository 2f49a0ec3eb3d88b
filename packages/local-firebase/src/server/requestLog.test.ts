import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { initializeFirestore } from "firebase-admin/firestore";
import { expect, onTestFinished, test } from "vitest";
import { freePorts, rules } from "../testing/testProject.ts";
import { pathOf, requestLine } from "./requestLog.ts";
import { startLocalFirebase } from "../gateway/startLocalFirebase.ts";

const now = new Date("2026-01-02T03:04:05.678Z");
const ended = { service: "auth", method: "POST", path: "/x", status: 200, took: 1.4, caller: null };

test("a request is one line, whatever it holds", () => {
  expect(requestLine(ended, now)).toBe("03:04:05.678 auth      POST /x 200 1 ms -");
  expect(requestLine({ ...ended, status: null, caller: "anna" }, now)).toMatch(/ broken off 1 ms anna$/);
  expect(requestLine({ ...ended, caller: "a\nb" }, now)).not.toContain("\n");
  expect(requestLine({ ...ended, path: `/${"x".repeat(5000)}` }, now).length).toBeLessThan(400);
});

test("no token or code that stands behind a path is told", () => {
  expect(pathOf("/v0/b/o?alt=media&token=secret#x")).toBe("/v0/b/o");
  expect(pathOf("?oobCode=secret")).toBe("");
});

test("the request log tells of requests to every service with the user's uid, of gRPC calls, of functions", async () => {
  const folder = await mkdtemp(join(tmpdir(), "local-firebase-"));
  const functionsModule = join(folder, "functions.mjs");
  await writeFile(functionsModule, "");
  const lines: string[] = [];
  const local = await startLocalFirebase({
    projectDir: folder,
    dataDir: join(folder, "data"),
    ports: freePorts,
    rules,
    functionsModule,
    passwordCost: { N: 1024, r: 8, p: 1 },
    log: (line) => lines.push(line),
    logRequests: true,
  });
  onTestFinished(async () => {
    await local.stop();
    await rm(folder, { recursive: true });
  });
  const at = (service: keyof typeof freePorts) => `http://127.0.0.1:${local.ports[service]}`;
  const accounts = `${at("auth")}/identitytoolkit.googleapis.com/v1/accounts`;
  const signUp = await fetch(`${accounts}:signUp?key=k`, {
    method: "POST",
    body: JSON.stringify({ email: "anna@example.org", password: "correct horse" }),
  });
  const { idToken, localId } = (await signUp.json()) as { idToken: string; localId: string };
  const headers = { authorization: `Bearer ${idToken}` };
  const documents = "/v1/projects/demo-carnation/databases/(default)/documents";
  await fetch(`${at("firestore")}${documents}/users/${localId}/items/a`, { headers });
  await fetch(`${at("functions")}/demo-carnation/region/none`, { method: "POST", headers });
  await fetch(`${at("hosting")}/__/firebase/init.json?x=secret`);

  process.env["FIRESTORE_EMULATOR_HOST"] = local.adminEnv["FIRESTORE_EMULATOR_HOST"];
  const app = initializeApp({ projectId: "demo-carnation" }, "request-log");
  onTestFinished(async () => {
    delete process.env["FIRESTORE_EMULATOR_HOST"];
    await deleteApp(app);
  });
  await initializeFirestore(app).doc("open/a").set({});

  const log = () => lines.join("\n");
  await expect.poll(log).toMatch(/ auth {6}POST \/identitytoolkit\S+accounts:signUp 200 \d+ ms -$/m);
  await expect.poll(log).toMatch(new RegExp(` firestore GET /v1/\\S+/items/a 404 \\d+ ms ${localId}$`, "m"));
  await expect.poll(log).toMatch(/ functions POST \/demo-carnation\/region\/none 404 \d+ ms -$/m);
  await expect.poll(log).toMatch(/ hosting {3}GET \/__\/firebase\/init\.json 200 \d+ ms -$/m);
  await expect
    .poll(log)
    .toMatch(/ firestore gRPC \/google\.firestore\.v1\.Firestore\/(?:Commit|BatchWrite) OK \d+ ms admin$/m);
  expect(log()).not.toContain(idToken);
  expect(log()).not.toContain("secret");
});
