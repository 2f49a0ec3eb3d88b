import { createHash } from "node:crypto";
import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request as httpRequest } from "node:http";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RpcError } from "../rpc/status.ts";
import { functionsEnv } from "./functionsEnv.ts";
import { type FunctionsHost, startFunctionsHost } from "./functionsHost.ts";

const module = fileURLToPath(new URL("../testing/functionsFixture.ts", import.meta.url));
const log: string[] = [];
let host: FunctionsHost;

beforeAll(async () => {
  const settings = {
    projectId: "demo",
    host: "127.0.0.1",
    port: 0,
    allowedOrigins: ["https://partner.example", "https://elsewhere.example"],
    hostingPort: 0,
    module,
  };
  const env = functionsEnv(null, "demo", {
    GCLOUD_PROJECT: "demo",
    FIREBASE_CONFIG: JSON.stringify({ projectId: "demo", storageBucket: "demo.firebasestorage.app" }),
    METADATA_SERVER_DETECTION: "none",
    // Makes the SDK believe unsigned tokens, as in a real start; nothing needs to answer there in these tests.
    FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:1",
  });
  host = await startFunctionsHost({
    settings,
    env,
    resolveIdentity: async () => {
      throw new RpcError("UNAUTHENTICATED", "no");
    },
    log: (line) => log.push(line),
  });
});

afterAll(() => host.close());

function call(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${host.port}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"data":null}',
    ...init,
  });
}

function unsignedToken(claims: object): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.`;
}

describe("the functions' port", () => {
  test("the functions' port answers calls that arrive while the module is still loading", async () => {
    const response = await call("demo/europe-west3/whoami", { body: '{"data":{"a":1}}' });
    expect(await response.json()).toEqual({ result: { uid: null, role: null, echo: { a: 1 } } });
  });

  test("the functions' port gives errors as the callable protocol does, without inner details", async () => {
    const refused = await call("demo/europe-west3/refuse");
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      error: { status: "PERMISSION_DENIED", message: "Réservé aux admins", details: { why: "role" } },
    });
    const broken = await call("demo/europe-west3/broken");
    expect(broken.status).toBe(500);
    expect(await broken.text()).not.toContain("secret");
  });

  test.each([
    "demo/us-central1/whoami",
    "other/europe-west3/whoami",
    "demo/europe-west3/nightly",
    "demo/europe-west3/deep",
  ])("the functions' port does not serve %s", async (path) => {
    expect((await call(path)).status).toBe(404);
  });

  test("the functions' port lets pages call callables, and functions decide which", async () => {
    const headers = {
      origin: "http://localhost:5000",
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,content-type",
    };
    const options = { method: "OPTIONS", body: null, headers };
    const callable = await call("demo/europe-west3/whoami", options);
    expect(callable.status).toBe(204);
    expect(callable.headers.get("access-control-allow-origin")).toBe("http://localhost:5000");
    const plain = await call("demo/europe-west3/hook", options);
    expect(plain.headers.get("access-control-allow-origin")).toBeNull();
    for (const [origin, allowed] of [
      ["https://partner.example", "https://partner.example"],
      ["https://elsewhere.example", null],
    ] as const) {
      const preflight = await call("demo/europe-west3/partners", {
        ...options,
        headers: { ...headers, origin },
      });
      const answer = await call("demo/europe-west3/partners", {
        headers: { "content-type": "application/json", origin },
      });
      for (const { headers: answered } of [preflight, answer]) {
        expect(answered.get("access-control-allow-origin")).toBe(allowed);
      }
    }
    const unread = await call("demo/europe-west3/whoami", {
      headers: {
        "content-type": "application/json",
        origin: "http://localhost:5000",
        authorization: "Bearer x",
      },
    });
    expect([unread.status, unread.headers.get("access-control-allow-origin")]).toEqual([
      401,
      "http://localhost:5000",
    ]);
  });

  test("the functions' port refuses a forged unsigned token, whatever kind of function it is for, wherever it stands", async () => {
    const token = unsignedToken({ sub: "boss", role: "admin", aud: "demo" });
    for (const name of ["whoami", "hook"]) {
      for (const headers of [
        { authorization: `Bearer ${token}` },
        // A function may split at the blank, cut seven characters off, or read another header.
        { authorization: `Bearer ${token} x` },
        { authorization: `Token ${token}` },
        ...["1234567", "12345678", "123456789"].map((front) => ({ authorization: `${front}${token}` })),
        { "x-token": token },
        { cookie: `__session=${token}` },
      ]) {
        const response = await call(`demo/europe-west3/${name}`, {
          headers: { "content-type": "application/json", ...headers },
        });
        expect([headers, response.status]).toEqual([headers, 401]);
      }
    }
  });

  test("the functions' port leaves an HTTP function tokens of others that are signed", async () => {
    const authorization = `DPoP ${Buffer.from('{"alg":"ES256"}').toString("base64url")}.e30.c2ln`;
    const headers = { "content-type": "application/json", authorization };
    expect(await (await call("demo/europe-west3/hook", { headers })).json()).toMatchObject({ authorization });
  });

  test("the functions' port gives HTTP functions the bytes as they came, the rest of the path and their own authorization", async () => {
    const body = '{"b": 1,  "a":"é"}';
    const response = await call("demo/europe-west3/hook/deep/er?x=1", {
      headers: { "content-type": "application/json", authorization: "Basic abc" },
      body,
    });
    expect(await response.json()).toEqual({
      path: "/deep/er",
      query: { x: "1" },
      type: "object",
      hash: createHash("sha256").update(body).digest("hex"),
      authorization: "Basic abc",
    });
  });

  test("the functions' port refuses a body that is not what it says", async () => {
    const response = await call("demo/europe-west3/hook", { body: "{" });
    expect(response.status).toBe(400);
  });

  test("the functions' port takes so many large bodies at once and no more, and small ones all the while", async () => {
    const send = (size: number, sent: string): ClientRequest => {
      const path = "/demo/europe-west3/hook";
      const headers = { "content-type": "text/plain", "content-length": size };
      const request = httpRequest({ port: host.port, method: "POST", path, headers });
      request.on("error", () => undefined);
      request.write(sent);
      return request;
    };
    const unfinished = Array.from({ length: 8 }, () => send(32 * 1024 * 1024, "x"));
    const status = async (): Promise<number> => {
      const request = send(100_000, "x".repeat(100_000));
      const [response] = (await once(request.end(), "response")) as [IncomingMessage];
      response.resume();
      return response.statusCode ?? 0;
    };
    await expect.poll(status).toBe(429);
    expect((await call("demo/europe-west3/whoami")).status).toBe(200);
    for (const request of unfinished) request.destroy();
    await expect.poll(status).toBe(200);
  });

  test("the functions' port comes back when a function ends the thread", async () => {
    await host.loaded;
    await new Promise<void>((resolve) => {
      const path = "/demo/europe-west3/crash";
      const headers = { "content-type": "application/json" };
      const request = httpRequest({ port: host.port, method: "POST", path, headers }, () => resolve());
      request.on("error", () => resolve());
      request.end('{"data":null}');
    });
    await expect
      .poll(
        () =>
          call("demo/europe-west3/whoami").then(
            (r) => r.status,
            () => 0,
          ),
        { timeout: 8000 },
      )
      .toBe(200);
    expect(log.some((line) => line.includes("starting it again"))).toBe(true);
  });
});

test("a CommonJS module offers each of its functions once, however it exports them", async () => {
  const lines: string[] = [];
  const commonJs = await startFunctionsHost({
    settings: {
      projectId: "demo",
      host: "127.0.0.1",
      port: 0,
      allowedOrigins: [],
      hostingPort: 0,
      module: fileURLToPath(new URL("./testing/commonJsFixture.cjs", import.meta.url)),
    },
    env: functionsEnv(null, "demo", { GCLOUD_PROJECT: "demo", FIREBASE_CONFIG: '{"projectId":"demo"}' }),
    resolveIdentity: async () => ({ kind: "anonymous" }),
    log: (line) => lines.push(line),
  });
  await commonJs.loaded;
  await commonJs.close();
  expect(lines).toContain("functions loaded (called: ask, named, group-inner; triggered: made)");
});
