import { once } from "node:events";
import { connect as connectHttp2, type IncomingHttpHeaders } from "node:http2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestProject, type TestProject } from "../testing/testProject.ts";
import type { Service } from "../http/services.ts";
import { type Action, type Answer, foreign, page, type Sender, sendTo } from "./testing/senders.ts";

/** One product, asked in every way in which a page of another site can have a browser ask. */
let project: TestProject;
let uid: string;
let token: string;
let downloadToken: string;

const documents = "/v1/projects/demo-test/databases/(default)/documents";
const objects = "/v0/b/demo-test.firebasestorage.app/o";
const accounts = "/identitytoolkit.googleapis.com/v1/accounts";
const account = { email: "anna@example.org", password: "correct horse" };
const owner = { authorization: "Bearer owner" };

const write = (id: string) => ({
  writes: [{ update: { name: `${documents.slice("/v1/".length)}/open/${id}`, fields: {} } }],
});

function upload(name: string): Action {
  const part = (type: string, content: string) => `--b\r\ncontent-type: ${type}\r\n\r\n${content}\r\n`;
  return {
    service: "storage",
    method: "POST",
    path: `${objects}?name=users%2F${uid}%2F${name}.txt`,
    headers: {
      authorization: `Firebase ${token}`,
      "x-goog-upload-protocol": "multipart",
      "content-type": "multipart/related; boundary=b",
    },
    body: `${part("application/json", "{}")}${part("text/plain", name)}--b--`,
  };
}

/** Actions that a page may take on its product, in the form that needs no preflight wherever there is one. */
const actions: Readonly<Record<string, () => Action>> = {
  "sign-in": () => ({
    service: "auth",
    method: "POST",
    path: `${accounts}:signInWithPassword?key=k`,
    headers: { "content-type": "text/plain" },
    body: account,
  }),
  read: () => ({ service: "firestore", method: "GET", path: `${documents}/open/news` }),
  write: () => ({
    service: "firestore",
    method: "POST",
    path: `${documents}:commit`,
    headers: { "content-type": "text/plain" },
    body: write("written"),
  }),
  stream: () => ({
    service: "firestore",
    method: "POST",
    path: "/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "count=0",
  }),
  upload: () => upload("uploaded"),
  download: () => ({
    service: "storage",
    method: "GET",
    path: `${objects}/users%2F${uid}%2Fphoto.txt?alt=media&token=${downloadToken}`,
  }),
  call: () => ({
    service: "functions",
    method: "POST",
    path: "/demo-test/europe-west3/whoami",
    headers: { "content-type": "application/json" },
    body: { data: null },
  }),
  configuration: () => ({ service: "hosting", method: "GET", path: "/__/firebase/init.json" }),
};

/** Actions that programs of this machine alone may take. */
const adminActions: Readonly<Record<string, () => Action>> = {
  health: () => ({ service: "auth", method: "GET", path: "/__/health" }),
  accounts: () => ({
    service: "auth",
    method: "GET",
    path: "/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts:batchGet",
    headers: owner,
  }),
  documents: () => ({
    service: "firestore",
    method: "GET",
    path: `${documents}/users/${uid}/items/a`,
    headers: owner,
  }),
  bucket: () => ({ service: "storage", method: "GET", path: "/b/demo-test.firebasestorage.app/o" }),
};

const ownPages: readonly [string, () => Sender][] = [
  ["the product's own page", () => page(`http://127.0.0.1:${project.ports.hosting}`, "same-site")],
  ["it under its other name", () => page(`http://localhost:${project.ports.hosting}`, "cross-site")],
  ["a development server's page", () => ({ headers: { origin: "http://localhost:5173" } })],
  ["one over IPv6 and TLS", () => ({ headers: { origin: "https://[::1]:5173" } })],
  ["an own page that hides its origin", () => page("null", "same-site")],
  ["a picture in an own page", () => ({ headers: { "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" } })], // prettier-ignore
];

const send = (action: Action, sender?: Sender): Promise<Answer> => sendTo(project.ports, action, sender);

beforeAll(async () => {
  project = await startTestProject(true, "<!doctype html>home");
  const done = async (action: Action): Promise<string> => {
    const { status, body } = await send(action);
    expect([status, body]).toEqual([200, expect.anything()]);
    return body;
  };
  const signUp = { ...actions["sign-in"]!(), path: `${accounts}:signUp?key=k` };
  ({ localId: uid, idToken: token } = JSON.parse(await done(signUp)) as { localId: string; idToken: string });
  await done({ ...actions["write"]!(), body: write("news") });
  ({ downloadTokens: downloadToken } = JSON.parse(await done(upload("photo"))) as { downloadTokens: string });
});

afterAll(() => project.stop());

const absent = async (): Promise<void> => {
  const read = { service: "firestore", method: "GET", path: `${documents}/open/written` } as const;
  const get = {
    service: "storage",
    method: "GET",
    path: `${objects}/users%2F${uid}%2Fuploaded.txt`,
  } as const;
  expect((await send(read)).status).toBe(404);
  expect((await send({ ...get, headers: { authorization: `Firebase ${token}` } })).status).toBe(404);
};

describe("refused before it acts, and without a word that a page could read", () => {
  test.each(foreign)(
    "a request is refused before it acts, and without a word that a page could read: %s",
    async (_who, sender) => {
      for (const [what, action] of Object.entries({ ...actions, ...adminActions })) {
        const { status, head } = await send(action(), sender);
        expect([what, [400, 403].includes(status), status]).toEqual([what, true, status]);
        expect([what, head]).toEqual([what, expect.not.stringContaining("access-control-")]);
      }
      await absent();
    },
  );

  test("refused before it acts, and without a word that a page could read: a preflight, also one for the private network", async () => {
    const headers = {
      origin: "https://evil.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization",
      "access-control-request-private-network": "true",
    };
    for (const [what, action] of Object.entries(actions)) {
      const { status, head } = await send({ ...action(), method: "OPTIONS" }, { headers });
      expect([what, status, head.includes("access-control-")]).toEqual([what, 403, false]);
    }
  });

  test.each([
    ["evil.example", {}],
    ["127.0.0.1", { host: "evil.example" }],
    ["127.0.0.1", { origin: "http://127.0.0.1:5000" }],
  ])(
    "refused before it acts, and without a word that a page could read: gRPC for %s with %j",
    async (authority, headers) => {
      const call = async (asked: object): Promise<IncomingHttpHeaders> => {
        const session = connectHttp2(`http://127.0.0.1:${project.ports.firestore}`);
        const stream = session.request({
          ":method": "POST",
          ":path": "/google.firestore.v1.Firestore/ListCollectionIds",
          "content-type": "application/grpc",
          te: "trailers",
          ...owner,
          ...asked,
        });
        const ended = Promise.race([once(stream, "trailers"), once(stream, "response")]);
        // An empty message asks for no database.
        stream.end(Buffer.alloc(5));
        const [answered] = (await ended) as [IncomingHttpHeaders];
        session.destroy();
        return answered;
      };
      expect((await call({ ":authority": authority, ...headers }))["grpc-status"]).toBe("7");
      expect((await call({ ":authority": "127.0.0.1" }))["grpc-status"]).not.toBe("7");
    },
  );
});

describe("served", () => {
  test("everything, to a program of this machine", async () => {
    for (const [what, action] of Object.entries({ ...actions, ...adminActions })) {
      const { status } = await send(action());
      expect([what, status]).toEqual([what, what === "documents" ? 404 : 200]);
    }
  });

  test.each(ownPages)(
    "clients may ask for everything but the operator's addresses, to %s",
    async (_who, sender) => {
      const { origin } = sender().headers ?? {};
      for (const [what, action] of Object.entries(actions)) {
        const { status, head } = await send(action(), sender());
        expect([what, status]).toEqual([what, 200]);
        if (origin === undefined || origin === "null") continue;
        expect([what, head]).toEqual([
          what,
          expect.stringContaining(`access-control-allow-origin: ${origin}`),
        ]);
        expect([what, head]).toEqual([what, expect.stringMatching(/^vary: .*origin/m)]);
      }
      for (const [what, action] of Object.entries(adminActions)) {
        expect([what, [401, 403].includes((await send(action(), sender())).status)]).toEqual([what, true]);
      }
    },
  );

  test("served: an own page's preflight for the private network", async () => {
    const preflight = { ...actions["write"]!(), method: "OPTIONS" };
    const headers = { origin: "http://localhost:5173", "access-control-request-method": "POST" };
    const asked = { ...headers, "access-control-request-private-network": "true" };
    expect((await send(preflight, { headers })).head).not.toContain("private-network");
    expect((await send(preflight, { headers: asked })).head).toContain("allow-private-network: true");
  });

  test("pages, to whoever follows a link of another site; nothing else", async () => {
    const visit = {
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "document",
    };
    const visited = async (service: Service, path: string, method = "GET") =>
      (await send({ service, path, method }, { headers: visit })).status;
    expect(await visited("hosting", "/")).toBe(200);
    expect(await visited("hosting", "/index.html")).toBe(200);
    expect(await visited("auth", "/__/auth/action?mode=resetPassword&oobCode=x")).toBe(400);
    expect(await visited("hosting", "/", "POST")).toBe(403);
    expect(await visited("hosting", "/__/firebase/init.json")).toBe(403);
    expect(await visited("auth", "/__/health")).toBe(403);
    for (const action of [actions["download"]!(), actions["read"]!(), actions["call"]!()])
      expect(await visited(action.service, action.path)).toBe(403);
  });

  test("health, to who opens it in a browser", async () => {
    for (const site of ["none", "same-origin"]) {
      const { status } = await send(adminActions["health"]!(), { headers: { "sec-fetch-site": site } });
      expect(status).toBe(200);
    }
  });
});
