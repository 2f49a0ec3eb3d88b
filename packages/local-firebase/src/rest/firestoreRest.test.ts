import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import * as lite from "firebase/firestore/lite";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { FirestoreRequest } from "../authorization/authorizer.ts";
import { createOriginGuard } from "../server/originGuard.ts";
import { refuseUnknown, startHttpService, type HttpService } from "../gateway/httpService.ts";
import { readBody } from "../http/body.ts";
import { ADMIN, ANONYMOUS } from "../authentication/identity.ts";
import { RpcError } from "../rpc/status.ts";
import { openStore } from "../store/testing/openStore.ts";
import { createFirestoreRest } from "./firestoreRest.ts";

const logged: string[] = [];
let service: HttpService;
let app: FirebaseApp;
let db: lite.Firestore;
let collectionId: string;
let counter = 0;

/** Clients may do everything outside the collection `closed`; of its documents they may write `letterbox`. */
function check({ name, operation }: FirestoreRequest): void {
  if (name.includes("/closed/") && !(name.endsWith("/letterbox") && operation !== "get"))
    throw new RpcError("PERMISSION_DENIED", "No.");
}

beforeAll(async () => {
  const opened = openStore({ access: { check } });
  const rest = createFirestoreRest({
    ...opened,
    resolveIdentity: (authorization) => Promise.resolve(authorization === "Bearer owner" ? ADMIN : ANONYMOUS),
  });
  service = await startHttpService({
    service: "firestore",
    host: "127.0.0.1",
    port: 0,
    originGuard: createOriginGuard({ hostingPort: () => 0 }),
    log: (line) => void logged.push(line),
    async handle(request, response, url) {
      if (!(await rest(request, response, url, await readBody(request, 1e6)))) refuseUnknown(url);
    },
  });
  app = initializeApp({ projectId: "demo-rest", apiKey: "key" }, "rest-test");
  // The SDK logs every refusal that a test provokes.
  lite.setLogLevel("silent");
  db = lite.getFirestore(app);
  lite.connectFirestoreEmulator(db, "127.0.0.1", service.port);
});

afterAll(async () => {
  await lite.terminate(db);
  await deleteApp(app);
  await service.close();
});

beforeEach(() => {
  counter += 1;
  collectionId = `c${counter}`;
});

const doc = (id: string) => lite.doc(db, collectionId, id);
const collection = () => lite.collection(db, collectionId);
const base = "/v1/projects/demo-rest/databases/(default)/documents";

async function call(method: string, path: string, body?: unknown, authorization?: string) {
  const response = await fetch(`http://127.0.0.1:${service.port}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(authorization === undefined ? {} : { headers: { authorization } }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe("the genuine browser SDK (lite)", () => {
  test("documents of every type", async () => {
    const data = {
      text: "é🎉",
      integer: 7,
      double: -0.5,
      zero: -0,
      nan: Number.NaN,
      infinity: Infinity,
      flag: false,
      nothing: null,
      list: [1, "a", { b: [] }],
      map: { "a.b": {} },
      time: lite.Timestamp.fromMillis(-1),
      bytes: lite.Bytes.fromUint8Array(new Uint8Array([0, 255])),
      place: new lite.GeoPoint(-90, 180),
      reference: doc("b"),
      vector: lite.vector([1, 2]),
    };
    await lite.setDoc(doc("a"), data);
    const { reference, ...read } = (await lite.getDoc(doc("a"))).data() ?? {};
    const { reference: written, ...expected } = data;
    expect(read).toEqual(expected);
    expect(lite.refEqual(reference as lite.DocumentReference, written)).toBe(true);
    expect((await lite.getDoc(doc("z"))).exists()).toBe(false);
  });

  test("merge, update, transforms, delete", async () => {
    await lite.setDoc(doc("a"), { n: 1, gone: 1, deep: { x: 1 } });
    await lite.setDoc(doc("a"), { deep: { y: 2 } }, { merge: true });
    await lite.updateDoc(doc("a"), {
      n: lite.increment(2),
      gone: lite.deleteField(),
      "deep.x": 3,
      tags: lite.arrayUnion("a"),
    });
    expect((await lite.getDoc(doc("a"))).data()).toEqual({ n: 3, deep: { x: 3, y: 2 }, tags: ["a"] });
    await expect(lite.updateDoc(doc("z"), { n: 1 })).rejects.toMatchObject({ code: "not-found" });
    await lite.deleteDoc(doc("a"));
    expect((await lite.getDoc(doc("a"))).exists()).toBe(false);
  });

  test("queries and aggregates", async () => {
    for (const n of [1, 2, 3, 4]) await lite.setDoc(doc(`d${n}`), { n });
    const query = lite.query(collection(), lite.where("n", ">", 1), lite.orderBy("n", "desc"), lite.limit(2));
    expect((await lite.getDocs(query)).docs.map(({ id }) => id)).toEqual(["d4", "d3"]);
    const totals = await lite.getAggregate(collection(), {
      count: lite.count(),
      sum: lite.sum("n"),
      mean: lite.average("n"),
    });
    expect(totals.data()).toEqual({ count: 4, sum: 10, mean: 2.5 });
    await lite.setDoc(doc("spoiler"), { n: Number.NaN });
    expect((await lite.getAggregate(collection(), { sum: lite.sum("n") })).data()).toEqual({
      sum: Number.NaN,
    });
    const beneath = lite.collection(db, collectionId, "d1", "sub");
    await lite.setDoc(lite.doc(beneath, "x"), {});
    expect((await lite.getCount(beneath)).data()).toEqual({ count: 1 });
  });

  test("optimistic transactions run again when another write comes between", async () => {
    await lite.setDoc(doc("a"), { n: 0 });
    let runs = 0;
    await lite.runTransaction(db, async (transaction) => {
      runs += 1;
      const n = Number((await transaction.get(doc("a"))).get("n"));
      if (runs === 1) await lite.setDoc(doc("a"), { n: 10 });
      transaction.update(doc("a"), { n: n + 1 });
    });
    expect(runs).toBe(2);
    expect((await lite.getDoc(doc("a"))).get("n")).toBe(11);
  });

  test("a denied read, query or write rejects with permission-denied", async () => {
    const closed = lite.collection(db, "closed");
    const denied = { code: "permission-denied" };
    await expect(lite.getDoc(lite.doc(closed, "a"))).rejects.toMatchObject(denied);
    await expect(lite.getDocs(closed)).rejects.toMatchObject(denied);
    await expect(lite.getCount(closed)).rejects.toMatchObject(denied);
    await expect(lite.setDoc(lite.doc(closed, "a"), {})).rejects.toMatchObject(denied);
  });
});

describe("plain requests", () => {
  const owner = "Bearer owner";

  test("create, read with a mask, patch, list by pages, delete", async () => {
    const path = `${base}/${collectionId}`;
    const fields = { a: { integerValue: "1" }, b: { integerValue: "2" } };
    const created = await call("POST", `${path}?documentId=x`, { fields });
    expect(created).toMatchObject({ status: 200, body: { fields } });
    expect(await call("POST", `${path}?documentId=x`, { fields })).toMatchObject({ status: 409 });
    expect(await call("POST", `${path}?documentId=x/y/z`, { fields })).toMatchObject({ status: 400 });
    expect((await call("POST", path, {})).body["name"]).toMatch(/\/[\w-]{20}$/);
    const masked = await call("GET", `${path}/x?mask.fieldPaths=b`);
    expect(masked.body["fields"]).toEqual({ b: { integerValue: "2" } });
    await call("PATCH", `${path}/x?updateMask.fieldPaths=a`, { fields: {} });
    expect((await call("GET", `${path}/x`)).body["fields"]).toEqual({ b: { integerValue: "2" } });
    const first = await call("GET", `${path}?pageSize=1`);
    const second = await call("GET", `${path}?pageSize=1&pageToken=${String(first.body["nextPageToken"])}`);
    const names = [first, second].flatMap(({ body }) => body["documents"] as { name: string }[]);
    expect(new Set(names.map(({ name }) => name)).size).toBe(2);
    expect(second.body["nextPageToken"]).toBeUndefined();
    expect(await call("DELETE", `${path}/x?currentDocument.exists=false`)).toMatchObject({ status: 409 });
    expect(await call("DELETE", `${path}/x`)).toEqual({ status: 200, body: {} });
    expect(await call("GET", `${path}/x`)).toMatchObject({ status: 404 });
  });

  test("a writer without the right to read gets no fields back", async () => {
    const written = await call("PATCH", `${base}/closed/letterbox?updateMask.fieldPaths=a`, { fields: {} });
    expect(written).toMatchObject({ status: 200, body: { name: expect.stringContaining("letterbox") } });
    expect(written.body["fields"]).toBeUndefined();
  });

  test("transactions, batch writes and listing collections", async () => {
    const name = `${base.slice("/v1/".length)}/${collectionId}/a`;
    const { body } = await call("POST", `${base}:beginTransaction`, {});
    const transaction = String(body["transaction"]);
    await call("POST", `${base}:batchGet`, { documents: [name], transaction });
    const batch = await call("POST", `${base}:batchWrite`, {
      writes: [{ update: { name } }, { delete: `${name}z`, currentDocument: { exists: true } }],
    });
    expect(batch.body["status"]).toMatchObject([{ code: 0 }, { code: 5 }]);
    const late = { transaction, writes: [{ delete: name }] };
    expect(await call("POST", `${base}:commit`, late)).toMatchObject({
      status: 409,
      body: { error: { status: "ABORTED" } },
    });
    expect(await call("POST", `${base}:listCollectionIds`, {})).toMatchObject({ status: 403 });
    const listed = await call("POST", `${base}:listCollectionIds`, {}, owner);
    expect(listed.body["collectionIds"]).toContain(collectionId);
  });

  test("enums may be numbers and the database percent-encoded, as the admin SDK's REST transport sends them", async () => {
    await lite.setDoc(doc("a"), { n: 1 });
    await lite.setDoc(doc("b"), { n: 2 });
    const structuredQuery = {
      from: [{ collectionId }],
      where: { fieldFilter: { field: { fieldPath: "n" }, op: 3, value: { integerValue: 1 } } },
      orderBy: [{ field: { fieldPath: "n" }, direction: 1 }],
    };
    const { body } = await call("POST", `${base.replace("(default)", "%28default%29")}:runQuery?$alt=json`, {
      structuredQuery,
    });
    expect(body).toMatchObject([{ document: { fields: { n: { integerValue: "2" } } } }]);
  });

  test.each([
    ["the past for clients", "POST", ":batchGet", { documents: [], readTime: "2020-01-01T00:00:00Z" }, 403],
    ["a query plan for clients", "POST", ":runQuery", { structuredQuery: {}, explainOptions: {} }, 403],
    [
      "another database's document",
      "POST",
      ":batchGet",
      { documents: ["projects/x/databases/y/documents/a/b"] },
      400,
    ],
    ["a malformed body", "POST", ":commit", { writes: {} }, 400],
    ["a malformed query", "POST", ":runQuery", { structuredQuery: { where: 1 } }, 400],
    ["a verb with the wrong method", "GET", ":commit", undefined, 501],
    ["a badly encoded path", "GET", "/a/%E0%A4%A", undefined, 400],
    ["a slash in an id", "GET", "/a/b%2Fc", undefined, 400],
  ])("the REST API refuses %s", async (_name, method, path, body, status) => {
    expect(await call(method, `${base}${path}`, body)).toMatchObject({
      status,
      body: { error: { code: status } },
    });
  });

  test("the REST API leaves other paths alone", async () => {
    expect(await call("GET", "/v1/projects/p/locations")).toMatchObject({ status: 404 });
  });
});

test("none of this made the server report an unexpected failure", () => {
  expect(logged).toEqual([]);
});
