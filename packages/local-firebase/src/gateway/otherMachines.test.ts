import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, request as httpRequest, type RequestOptions } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { connect, isIPv4 } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePorts, rules } from "../testing/testProject.ts";
import type { LocalFirebase } from "./options.ts";
import { startLocalFirebase } from "./startLocalFirebase.ts";

/** Addresses under which this machine is reached from its network: from there it is another machine to itself. */
const addresses = Object.values(networkInterfaces())
  .flatMap((infos) => infos ?? [])
  .filter(({ internal, address }) => !internal && isIPv4(address))
  .map(({ address }) => address);

const openStorage = `rules_version = '2';
  service firebase.storage { match /{path=**} { allow read, write: if true; } }`;
const owner = { authorization: "Bearer owner" };
const documents = "/v1/projects/demo-carnation/databases/(default)/documents";

let folder: string;
let local: LocalFirebase;

async function start(host: string): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), "local-firebase-"));
  const functionsModule = join(folder, "functions.mjs");
  await writeFile(functionsModule, "");
  local = await startLocalFirebase({
    projectDir: folder,
    dataDir: join(folder, "data"),
    ports: freePorts,
    rules: { firestore: rules.firestore, storage: openStorage },
    host,
    allowedOrigins: ["http://pc-accueil:5000"],
    functionsModule,
    passwordCost: { N: 1024, r: 8, p: 1 },
  });
}

async function stop(): Promise<void> {
  await local.stop();
  await rm(folder, { recursive: true });
}

/** Status and text; `fetch` would not send a Host header of our choice. */
async function ask(
  options: RequestOptions,
  body = "",
): Promise<{ status: number; text: string; url: string }> {
  const request = httpRequest(options).end(body);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  let text = "";
  for await (const chunk of response) text += String(chunk);
  return {
    status: response.statusCode ?? 0,
    text,
    url: String(response.headers["x-goog-upload-url"] ?? ""),
  };
}

function checkThatOnlyThisMachineIsTheOwner(address: string): void {
  test("another machine is a client, whatever it says", async () => {
    const { ports } = local;
    const firestore = { host: address, port: ports.firestore };
    const open = `${documents}/open/a`;
    expect((await ask({ ...firestore, path: open })).status).toBe(404);
    expect((await ask({ ...firestore, path: open, headers: owner })).status).toBe(401);
    // It may say that it addressed 127.0.0.1.
    const lie = { ...owner, host: `127.0.0.1:${ports.firestore}` };
    expect((await ask({ ...firestore, path: open, headers: lie })).status).toBe(401);

    const accounts = "/identitytoolkit.googleapis.com/v1/projects/demo-carnation/accounts:batchGet";
    const auth = { host: address, port: ports.auth, path: accounts };
    expect((await ask({ ...auth, headers: { ...owner, host: "127.0.0.1" } })).status).toBe(403);

    const storage = { host: address, port: ports.storage, path: "/b/demo-carnation.firebasestorage.app/o" };
    expect((await ask({ ...storage, headers: { host: "localhost" } })).status).toBe(403);
  });

  test("gRPC is closed to another machine", async () => {
    const session = connectHttp2(`http://${address}:${local.ports.firestore}`);
    session.on("error", () => undefined);
    const stream = session.request({ ":method": "POST", ":path": "/google.firestore.v1.Firestore/Listen" });
    stream.on("error", () => undefined);
    await once(session, "close");
    expect(stream.closed).toBe(true);
  });

  test("programs of this machine still are the owner", async () => {
    const host = { host: "127.0.0.1", port: local.ports.firestore };
    expect((await ask({ ...host, path: `${documents}/any/a`, headers: owner })).status).toBe(404);
    expect(local.adminEnv["FIRESTORE_EMULATOR_HOST"]).toBe(`127.0.0.1:${local.ports.firestore}`);
    const bucket = "/b/demo-carnation.firebasestorage.app/o";
    expect((await ask({ host: "127.0.0.1", port: local.ports.storage, path: bucket })).status).toBe(200);
  });

  test("a request that a proxy passed on comes from wherever the proxy's client is", async () => {
    const path = `${documents}/any/a`;
    for (const [name, value] of [
      ["x-forwarded-for", "198.51.100.7"],
      ["forwarded", "for=198.51.100.7"],
      ["x-real-ip", "198.51.100.7"],
      ["via", "1.1 proxy"],
    ] as const) {
      const headers = { ...owner, [name]: value };
      const port = local.ports.firestore;
      expect((await ask({ host: "127.0.0.1", port, path, headers })).status).toBe(401);
    }
  });

  test("a request that nginx passed on as it comes, by HTTP/1.0 with nothing added, comes from elsewhere too", async () => {
    const port = local.ports.firestore;
    const head = [
      `GET ${documents}/any/a HTTP/1.0`,
      `Host: 127.0.0.1:${port}`,
      "Authorization: Bearer owner",
    ];
    const socket = connect(port, "127.0.0.1").end(`${head.join("\r\n")}\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /);
  });

  test("each client is told of the services under the name that it used itself", async () => {
    const path = "/__/firebase/init.json";
    for (const host of [address, "127.0.0.1"]) {
      const { text } = await ask({ host, port: local.ports.hosting, path });
      expect(JSON.parse(text)).toMatchObject({
        emulators: { firestore: { host }, functions: { host, port: local.ports.functions } },
      });
      const functions = await ask({ host, port: local.ports.functions, path: "/a/b/c", method: "POST" });
      expect(functions.status).toBe(404);
    }
    const query = "/v0/b/demo-carnation.firebasestorage.app/o?name=users%2Fa%2Fb";
    const upload = {
      host: address,
      port: local.ports.storage,
      path: query,
      method: "POST",
      headers: { "x-goog-upload-protocol": "resumable", "x-goog-upload-command": "start" },
    };
    const { url, status } = await ask(upload, "{}");
    expect([status, new URL(url).host]).toEqual([200, `${address}:${local.ports.storage}`]);
  });

  test("mailed links lead to the address that was asked, and to no name of the client's choice", async () => {
    const { ports } = local;
    const auth = { host: address, port: ports.auth, method: "POST" };
    const accounts = "/identitytoolkit.googleapis.com/v1/accounts";
    const account = { email: "anna@example.org", password: "correct horse" };
    await ask({ ...auth, path: `${accounts}:signUp?key=k` }, JSON.stringify(account));
    const outbox = join(folder, "data/outbox");
    const mail = JSON.stringify({ requestType: "PASSWORD_RESET", email: account.email });
    const send = (host: string) =>
      ask({ ...auth, path: `${accounts}:sendOobCode?key=k`, headers: { host } }, mail);
    expect((await send("evil.example")).status).toBe(403);
    await expect(readdir(outbox)).rejects.toMatchObject({ code: "ENOENT" });
    for (const host of [`${address}:${ports.auth}`, `pc-accueil:${ports.auth}`]) {
      await rm(outbox, { recursive: true, force: true });
      expect((await send(host)).status).toBe(200);
      const [name = ""] = await readdir(outbox);
      const [, body = ""] = (await readFile(join(outbox, name), "utf8")).split("\r\n\r\n");
      expect(Buffer.from(body, "base64").toString()).toContain(`http://${address}:${ports.auth}/`);
    }
  });

  test("mails are shown on this machine only", async () => {
    const { port, path } = { port: local.ports.hosting, path: "/__/outbox" };
    expect((await ask({ host: address, port, path })).status).toBe(403);
    expect((await ask({ host: "127.0.0.1", port, path })).status).toBe(200);
  });

  test("pages of the product and of the allowed origins are served, others are not", async () => {
    const { ports } = local;
    const path = `${documents}/open/a`;
    const statusFor = async (origin: string, host = `${address}:${ports.firestore}`) =>
      (await ask({ host: address, port: ports.firestore, path, headers: { origin, host } })).status;
    const allowed = "http://pc-accueil:5000";
    expect(await statusFor(`http://${address}:${ports.hosting}`)).toBe(404);
    expect(await statusFor(allowed)).toBe(404);
    expect(await statusFor(`http://pc-accueil:${ports.hosting}`, `PC-Accueil:${ports.firestore}`)).toBe(404);
    for (const origin of [
      `http://${address}:8888`,
      `https://${address}:${ports.hosting}`,
      "http://pc-accueil:8888",
      `http://198.51.100.7:${ports.hosting}`,
    ])
      expect([origin, await statusFor(origin)]).toEqual([origin, 403]);
    for (const host of ["198.51.100.7", "0.0.0.0", "pc-accueil.example", "evil.example"])
      expect([host, await statusFor(allowed, host)]).toEqual([host, 403]);
  });

  test("another machine hears how the services are, not what they are", async () => {
    const path = "/__/health";
    const port = local.ports.hosting;
    expect(JSON.parse((await ask({ host: address, port, path })).text)).toEqual({
      status: expect.any(String),
    });
    expect(JSON.parse((await ask({ host: "127.0.0.1", port, path })).text)).toMatchObject({
      projectId: "demo-carnation",
      services: { firestore: { port: local.ports.firestore, state: "ready" } },
    });
  });
}

describe.each(addresses.slice(0, 1))("listening for %s", (address) => {
  beforeAll(() => start(address));
  afterAll(stop);
  checkThatOnlyThisMachineIsTheOwner(address);
});

describe.each(addresses.slice(0, 1))("listening for every address, and reached under %s", (address) => {
  beforeAll(() => start("0.0.0.0"));
  afterAll(stop);
  checkThatOnlyThisMachineIsTheOwner(address);
});

describe("listening as by default", () => {
  beforeAll(() => start("127.0.0.1"));
  afterAll(stop);

  test("a server that listens as by default is open to no other machine", async () => {
    for (const address of addresses) {
      for (const port of Object.values(local.ports)) {
        await expect(ask({ host: address, port })).rejects.toMatchObject({ code: "ECONNREFUSED" });
      }
    }
    expect((await ask({ host: "127.0.0.1", port: local.ports.hosting, path: "/__/health" })).status).toBe(
      200,
    );
  });
});

test.each(["198.51.100.7", "example.org", ""])(
  "a host that is no address of this machine: %j",
  async (host) => {
    await expect(start(host)).rejects.toMatchObject({ code: "HOST_NOT_AVAILABLE", details: { host } });
    await rm(folder, { recursive: true });
  },
);
