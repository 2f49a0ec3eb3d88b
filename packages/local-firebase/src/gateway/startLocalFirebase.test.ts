import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freePorts, rules } from "../testing/testProject.ts";
import type { LocalFirebase, LocalFirebaseOptions } from "./options.ts";
import { startLocalFirebase } from "./startLocalFirebase.ts";

let folder: string;
let started: LocalFirebase[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "local-firebase-"));
  started = [];
});

afterEach(async () => {
  for (const local of started) await local.stop();
  await rm(folder, { recursive: true });
});

async function start(options: Partial<LocalFirebaseOptions> = {}): Promise<LocalFirebase> {
  const local = await startLocalFirebase({
    projectDir: folder,
    dataDir: join(folder, "data"),
    ports: freePorts,
    rules,
    ...options,
  });
  started.push(local);
  return local;
}

const documents = "v1/projects/demo-carnation/databases/(default)/documents";

describe("a start that cannot succeed says why, and leaves nothing behind", () => {
  test("a start that cannot succeed says why, and leaves nothing behind: a port in use", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    for (const service of ["hosting", "functions", "firestore", "auth", "storage"] as const) {
      await expect(start({ ports: { ...freePorts, [service]: port } })).rejects.toMatchObject({
        code: "PORT_IN_USE",
        details: { service, port },
        message: expect.stringContaining(String(port)),
      });
    }
    await new Promise((resolve) => other.close(resolve));
    await start();
  });

  test("an allowed origin that is none, before there is a data folder", async () => {
    await expect(start({ allowedOrigins: ["pc-accueil:5000"] })).rejects.toMatchObject({
      code: "CONFIG_INVALID",
      details: { file: expect.stringContaining("pc-accueil:5000") },
    });
    expect(existsSync(join(folder, "data"))).toBe(false);
  });

  test("a start that cannot succeed says why, and leaves nothing behind: a data folder in use", async () => {
    await start();
    await expect(start()).rejects.toMatchObject({ code: "DATA_FOLDER_LOCKED" });
  });

  test("rules that are not valid, with file and place", async () => {
    await writeFile(join(folder, "firebase.json"), '{"firestore":{"rules":"my.rules"}}');
    await writeFile(join(folder, "my.rules"), "rules_version = '2';\nservice cloud.firestore { match }");
    const options = { projectDir: folder, dataDir: join(folder, "data"), ports: freePorts };
    await expect(startLocalFirebase(options)).rejects.toMatchObject({
      code: "RULES_INVALID",
      message: expect.stringMatching(/my\.rules.*:?2/s),
    });
    await start();
  });

  test.each([
    ["{", "firebase.json"],
    ['{"emulators":{"auth":{"port":"x"}}}', "firebase.json is not valid: emulators.auth.port: "],
    ['{"emulators":{"auth":{"port":99999}}}', "emulators.auth.port: "],
    ['{"hosting":{"source":"."}}', 'hosting.public: Invalid key: Expected "public"'],
    [
      '{"hosting":[{"public":"x","redirects":[{"source":"/","destination":"/","type":200}]}]}',
      "redirects.0.type: ",
    ],
    ['{"storage":{"rules":"absent.rules"}}', "absent.rules"],
  ])(
    "a start that cannot succeed says why, and leaves nothing behind: configuration %s",
    async (text, file) => {
      await writeFile(join(folder, "firebase.json"), text);
      await expect(start()).rejects.toMatchObject({
        code: "CONFIG_INVALID",
        message: expect.stringContaining(file),
      });
    },
  );
});

describe("an instance", () => {
  test("an instance tells pages and the admin SDK where everything is", async () => {
    const local = await start();
    const init = await fetch(`http://127.0.0.1:${local.ports.hosting}/__/firebase/init.json`);
    expect(await init.json()).toMatchObject({
      projectId: "demo-carnation",
      storageBucket: "demo-carnation.firebasestorage.app",
      emulators: { firestore: { host: "127.0.0.1", port: local.ports.firestore } },
    });
    expect(local.adminEnv["FIRESTORE_EMULATOR_HOST"]).toBe(`127.0.0.1:${local.ports.firestore}`);
  });

  test("an instance runs a scheduled function at each start, whose report health shows", async () => {
    const functionsModule = join(import.meta.dirname, "../testing/functionsFixture.ts");
    const options = { functionsModule, jobsAtStart: ["nightly"], healthDocument: "log/nightly" };
    for (const runs of ["1", "2"]) {
      const local = await start(options);
      await expect
        .poll(async () => (await local.health()).application, { timeout: 60_000 })
        .toMatchObject({ runs: { integerValue: runs } });
      await local.stop();
    }
    expect((await (await start()).health()).application).toBeNull();
  });

  test("an instance requires the indexes that production would, unless it is told not to", async () => {
    await writeFile(join(folder, "firebase.json"), '{"firestore":{"indexes":"some.indexes.json"}}');
    await writeFile(join(folder, "some.indexes.json"), '{"indexes":[],"fieldOverrides":[]}');
    const structuredQuery = {
      from: [{ collectionId: "quotes" }],
      where: { fieldFilter: { field: { fieldPath: "a" }, op: "EQUAL", value: { integerValue: "1" } } },
      orderBy: [{ field: { fieldPath: "b" } }],
    };
    for (const [options, said] of [
      [{}, /FAILED_PRECONDITION/],
      [{ enforceIndexes: false }, /readTime/],
    ] as const) {
      const local = await start(options);
      const answer = await fetch(`http://127.0.0.1:${local.ports.firestore}/${documents}:runQuery`, {
        method: "POST",
        headers: { authorization: "Bearer owner" },
        body: JSON.stringify({ structuredQuery }),
      });
      expect(await answer.text()).toMatch(said);
      await local.stop();
    }
  });

  test("an instance shares the process with others", async () => {
    const [one, two] = [await start(), await start({ dataDir: join(folder, "other") })];
    const name = `${documents}/open/a`;
    await fetch(`http://127.0.0.1:${one.ports.firestore}/${name}`, {
      method: "PATCH",
      body: '{"fields":{}}',
    });
    expect((await fetch(`http://127.0.0.1:${one.ports.firestore}/${name}`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${two.ports.firestore}/${name}`)).status).toBe(404);
  });

  test("an instance denies clients everything when the project has no rules", async () => {
    const local = await startLocalFirebase({
      projectDir: folder,
      dataDir: join(folder, "data"),
      ports: freePorts,
    });
    started.push(local);
    const url = `http://127.0.0.1:${local.ports.firestore}/${documents}/open/a`;
    expect((await fetch(url)).status).toBe(403);
    expect((await fetch(url, { headers: { authorization: "Bearer owner" } })).status).toBe(404);
  });

  test("an instance believes neither an unsigned token nor a page that says it is the owner", async () => {
    const local = await start();
    const url = `http://127.0.0.1:${local.ports.firestore}/${documents}/users/anna/items/a`;
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const forged = `${part({ alg: "none" })}.${part({ sub: "anna", aud: "demo-carnation" })}.`;
    expect((await fetch(url, { headers: { authorization: `Bearer ${forged}` } })).status).toBe(401);
    const page = { authorization: "Bearer owner", origin: "http://localhost:5173" };
    expect((await fetch(url, { headers: page })).status).toBe(401);
    expect((await fetch(url)).status).toBe(403);
  });

  test("an instance answers what it does not serve, and what no client sends, with an error that says so", async () => {
    const { ports } = await start();
    const firestore = `http://127.0.0.1:${ports.firestore}`;
    expect((await fetch(`${firestore}/nothing/here`)).status).toBe(404);
    expect((await fetch(`${firestore}//`)).status).toBe(404);
    expect(
      (await fetch(`http://127.0.0.1:${ports.functions}/demo/region/name`, { method: "POST" })).status,
    ).toBe(404);
    const channel = `${firestore}/google.firestore.v1.Firestore/Listen/channel`;
    const body = "count=1&ofs=0&req0___data__=%7B";
    expect((await fetch(`${channel}?VER=8&RID=1`, { method: "POST", body })).status).toBe(400);
    const unknown = await fetch(`${channel}?SID=x&RID=2`, { method: "POST", body: "count=0" });
    expect([unknown.status, (await unknown.text()).indexOf("Unknown SID") > 0]).toEqual([400, true]);
  });

  test("an instance stops while the functions are still loading, however long that may take", async () => {
    const functionsModule = join(folder, "functions.mjs");
    await writeFile(functionsModule, "await new Promise((resolve) => setTimeout(resolve, 3_600_000));");
    const local = await start({ functionsModule });
    await local.stop();
    await expect(fetch(`http://127.0.0.1:${local.ports.functions}/`)).rejects.toThrow("fetch failed");
  });

  test("an instance ends an HTTP/2 connection whose client has gone, whatever it had said", async () => {
    const { ports } = await start();
    for (const said of [
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0",
    ]) {
      const socket = connect(ports.firestore, "127.0.0.1");
      socket.on("error", () => undefined).resume();
      socket.end(said);
      const [isBroken] = (await once(socket, "close")) as [boolean];
      expect(isBroken).toBe(false);
    }
  });

  test("an instance ends streams that are open when it stops", async () => {
    const local = await start();
    const channel = `http://127.0.0.1:${local.ports.firestore}/google.firestore.v1.Firestore/Listen/channel`;
    const handshake = await fetch(`${channel}?VER=8&RID=1`, { method: "POST", body: "count=0" });
    const sid = handshake.headers.get("x-http-session-id");
    const open = await fetch(`${channel}?SID=${sid}&RID=rpc&AID=0&CI=0&TYPE=xmlhttp`);
    const body = open.text().catch(() => "broken");
    await local.stop();
    expect(await body).toBeTruthy();
  });
});
