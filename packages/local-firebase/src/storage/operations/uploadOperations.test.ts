import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { ADMIN, ANONYMOUS, type Identity } from "../../authentication/identity.ts";
import type { StorageAuthorizer } from "../../authorization/authorizer.ts";
import { Database } from "../../database/database.ts";
import type { BackendEvent } from "../../events/backendEvent.ts";
import { NO_PROBLEMS } from "../../problems/problem.ts";
import { RpcError } from "../../rpc/status.ts";
import { STORAGE_MIGRATIONS } from "../schema.ts";
import { BlobFiles } from "../store/blobFiles.ts";
import { ObjectStore } from "../store/objectStore.ts";
import { Removals } from "../store/removals.ts";
import type { StorageError } from "../store/storageError.ts";
import { UploadStore } from "../store/uploadStore.ts";
import { withDownloadToken } from "./objectOperations.ts";
import { type UploadRequest, MAX_OBJECT_BYTES, UploadOperations } from "./uploadOperations.ts";

const anna: Identity = { kind: "user", uid: "anna", token: {} };
const bert: Identity = { kind: "user", uid: "bert", token: {} };
const bytes = (text: string) => [Buffer.from(text)];
const placed = { bucket: "b", name: "n.txt", resource: {} };

function openUploads(access: StorageAuthorizer = { check: () => undefined }) {
  const folder = mkdtempSync(join(tmpdir(), "uploads-"));
  const database = new Database(":memory:");
  database.migrate("storage", STORAGE_MIGRATIONS);
  onTestFinished(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });
  const clock = { now: 1_800_000_000_000 };
  const events: BackendEvent["kind"][] = [];
  const context = {
    database,
    objects: new ObjectStore(database.sqlite),
    uploads: new UploadStore(database.sqlite),
    removals: new Removals(database.sqlite),
    files: new BlobFiles(folder),
    damaged: new Set<string>(),
    problems: NO_PROBLEMS,
    access,
    events: { enqueue: ({ kind }: BackendEvent) => void events.push(kind) },
    publicUrl: () => "http://127.0.0.1:1",
    localUrl: () => "http://127.0.0.1:1",
    now: () => clock.now,
  };
  const operations = new UploadOperations(context);
  return {
    ...context,
    clock,
    told: events,
    operations,
    filesIn: (place: "objects" | "uploads") => readdirSync(join(folder, place)),
    begin: async (size: number | null, fields: Partial<UploadRequest> = {}) =>
      (await operations.start(anna, { ...placed, size, ...fields })).id,
  };
}

/** Bytes whose second half comes when the test lets it. */
function slowly(first: string, second: string) {
  const rest = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  async function* source() {
    yield Buffer.from(first);
    begun.resolve();
    yield Buffer.from(await rest.promise);
  }
  return { source: source(), begun: begun.promise, finish: () => rest.resolve(second), cut: rest.reject };
}

describe("an upload in pieces", () => {
  test("an upload's pieces are taken one after the other, and who asks in between waits for the one under way", async () => {
    const { operations, begin } = openUploads();
    const id = await begin(6);
    const slow = slowly("ab", "cd");
    const first = operations.append(id, 0, slow.source);
    const second = operations.append(id, 4, bytes("ef"));
    const asked = operations.settled(id);
    const done = operations.finalize(anna, id);
    const other = await begin(2, { name: "other.txt" });
    await slow.begun;
    await expect(operations.append(other, 0, bytes("xy"))).resolves.toMatchObject({ received: 2 });
    slow.finish();
    expect(await first).toMatchObject({ received: 4 });
    expect(await second).toMatchObject({ received: 6 });
    expect(await asked).toMatchObject({ received: 6, state: "active" });
    expect(await done).toMatchObject({ size: 6, name: "n.txt" });
  });

  test("an upload keeps what came before the line was cut, and goes on from there alone", async () => {
    const { operations, begin, uploads } = openUploads();
    const id = await begin(6);
    const slow = slowly("abc", "");
    const cut = operations.append(id, 0, slow.source);
    await slow.begun;
    slow.cut(new Error("cut"));
    await expect(cut).rejects.toThrow("cut");
    expect(uploads.get(id)).toMatchObject({ received: 3, state: "active" });
    for (const offset of [2, 4, 0]) {
      await expect(operations.append(id, offset, bytes("x"))).rejects.toThrow("stands at byte 3");
    }
    await operations.append(id, 3, bytes("def"));
    expect(await operations.finalize(anna, id)).toMatchObject({ size: 6 });
  });

  test("an upload takes as many bytes as announced: with one less it stays open, one more is refused", async () => {
    const { operations, begin, uploads } = openUploads();
    const id = await begin(3);
    await operations.append(id, 0, bytes("ab"));
    await expect(operations.finalize(anna, id)).rejects.toMatchObject({ httpStatus: 400 });
    await expect(operations.append(id, 2, bytes("cd"))).rejects.toMatchObject({ httpStatus: 413 });
    expect(uploads.get(id)).toMatchObject({ received: 2, state: "active" });
    await operations.append(id, 2, bytes("c"));
    expect(await operations.finalize(anna, id)).toMatchObject({ size: 3 });
  });

  test("an upload that announces nothing ends where its bytes do, and one of a gibibyte may be announced", async () => {
    const { operations, begin } = openUploads();
    const id = await begin(null);
    await operations.append(id, 0, bytes("abc"));
    expect(await operations.finalize(anna, id)).toMatchObject({ size: 3 });
    await expect(begin(MAX_OBJECT_BYTES)).resolves.toBeTypeOf("string");
    await expect(begin(MAX_OBJECT_BYTES + 1)).rejects.toMatchObject({ httpStatus: 413 });
  });

  test("an upload that is final takes nothing and tells of its object again, until another one has replaced it", async () => {
    const { operations, begin, told, filesIn } = openUploads();
    const id = await begin(3);
    await operations.append(id, 0, bytes("abc"));
    const [object, again] = await Promise.all([operations.finalize(anna, id), operations.finalize(anna, id)]);
    expect(again).toEqual(object);
    expect(await operations.append(id, 0, bytes("xyz"))).toMatchObject({ state: "final", received: 3 });
    await operations.cancel(id);
    expect(await operations.finalize(anna, id)).toEqual(object);
    expect(told).toEqual(["storage.finalized"]);
    await operations.whole(anna, { ...placed, size: 1 }, bytes("z"));
    await expect(operations.finalize(anna, id)).rejects.toMatchObject({ httpStatus: 410 });
    expect(told).toEqual(["storage.finalized", "storage.deleted", "storage.finalized"]);
    expect(filesIn("objects")).toHaveLength(1);
  });

  test("an upload that was cancelled takes nothing, ends as nothing and leaves no bytes", async () => {
    const { operations, begin, filesIn, objects } = openUploads();
    const id = await begin(3);
    await operations.append(id, 0, bytes("ab"));
    await operations.cancel(id);
    await operations.cancel(id);
    expect(filesIn("uploads")).toEqual([]);
    await expect(operations.append(id, 2, bytes("c"))).rejects.toMatchObject({ httpStatus: 410 });
    await expect(operations.finalize(anna, id)).rejects.toMatchObject({ httpStatus: 410 });
    await expect(operations.append("unknown", 0, bytes("c"))).rejects.toMatchObject({ httpStatus: 404 });
    expect(objects.get("b", "n.txt")).toBeNull();
  });
});

describe("whose an upload is", () => {
  test("an upload is found by who began it alone, and in its bucket", async () => {
    const { operations, begin } = openUploads();
    const id = await begin(3);
    expect(operations.find(anna, id, "b")).toMatchObject({ id, owner: "user:anna" });
    for (const identity of [bert, ANONYMOUS, ADMIN]) {
      expect(() => operations.find(identity, id, "b")).toThrow(expect.objectContaining({ httpStatus: 403 }));
    }
    expect(() => operations.find(anna, id, "c")).toThrow(expect.objectContaining({ httpStatus: 404 }));
    expect(() => operations.find(anna, "unknown", "b")).toThrow(expect.objectContaining({ httpStatus: 404 }));
  });

  test("an upload that the rules refuse is not begun, and one that they refuse in the end leaves nothing", async () => {
    let refusing = true;
    const sizes: (number | undefined)[] = [];
    const { operations, begin, filesIn, uploads, objects } = openUploads({
      check({ after }) {
        sizes.push(after?.size);
        if (refusing) throw new RpcError("PERMISSION_DENIED", "No.");
      },
    });
    await expect(begin(3)).rejects.toThrow("No.");
    expect(uploads.active()).toEqual([]);
    refusing = false;
    const id = await begin(null);
    await operations.append(id, 0, bytes("abcd"));
    refusing = true;
    await expect(operations.finalize(anna, id)).rejects.toThrow("No.");
    expect([uploads.get(id)?.state, objects.get("b", "n.txt")]).toEqual(["cancelled", null]);
    expect([filesIn("uploads"), filesIn("objects")]).toEqual([[], []]);
    expect(sizes).toEqual([3, 0, 4]);
  });

  test("a whole object whose bytes break off leaves neither an upload nor bytes", async () => {
    const { operations, uploads, filesIn, objects } = openUploads();
    async function* breaking() {
      yield Buffer.from("ab");
      throw new Error("cut");
    }
    await expect(operations.whole(anna, { ...placed, size: 4 }, breaking())).rejects.toThrow("cut");
    expect([uploads.active(), filesIn("uploads"), objects.get("b", "n.txt")]).toEqual([[], [], null]);
  });

  test("conditions are those of the moment in which the object is stored", async () => {
    const { operations, begin, objects } = openUploads();
    const id = await begin(1, { conditions: { ifGenerationMatch: 0 } });
    const { generation } = await operations.whole(anna, { ...placed, size: 1 }, bytes("z"));
    await operations.append(id, 0, bytes("a"));
    await expect(operations.finalize(anna, id)).rejects.toMatchObject({ httpStatus: 412 });
    expect(objects.get("b", "n.txt")?.generation).toBe(generation);
    const next = {
      ...placed,
      size: 1,
      conditions: { ifGenerationMatch: generation, ifMetagenerationMatch: 1 },
    };
    const replaced = await operations.whole(anna, next, bytes("y"));
    expect(replaced.generation).toBeGreaterThan(generation);
    const wrong = { ...placed, size: 1, conditions: { ifMetagenerationMatch: 2 } };
    await expect(operations.whole(anna, wrong, bytes("x"))).rejects.toMatchObject({ httpStatus: 412 });
  });
});

test.each([
  ["n".repeat(1024), true],
  ["n".repeat(1025), false],
  ["é".repeat(512), true],
  ["é".repeat(513), false],
  ["a/../b", true],
  ["..", false],
  [".", false],
  ["", false],
  ["a\rb", false],
  ["a\0b", false],
  ["\ud800", false],
])("the name of an object is taken or refused: %.12j", async (name, isTaken) => {
  const { begin } = openUploads();
  const refusal = await begin(1, { name }).then(
    () => null,
    (error: StorageError) => error.httpStatus,
  );
  expect(refusal).toBe(isTaken ? null : 400);
});

test("an object that is shared by two at once has one token, and one that has it keeps it", async () => {
  const context = openUploads();
  const object = await context.operations.whole(ADMIN, { ...placed, size: 1 }, bytes("z"));
  expect(object.downloadTokens).toEqual([]);
  const shared = await Promise.all([withDownloadToken(context, object), withDownloadToken(context, object)]);
  expect(shared[0].downloadTokens).toHaveLength(1);
  expect(shared[1].downloadTokens).toEqual(shared[0].downloadTokens);
  expect(await withDownloadToken(context, shared[0])).toEqual(shared[0]);
});

test("uploads that were touched before a moment are forgotten, those of that moment are not", async () => {
  const { begin, operations, uploads, removals, clock, database } = openUploads();
  const [old, touched, final] = [await begin(1), await begin(2), await begin(1, { name: "f.txt" })];
  await operations.append(final, 0, bytes("f"));
  await operations.finalize(anna, final);
  const forget = () => database.transaction(() => uploads.deleteStale(clock.now));
  expect(await forget()).toBe(false);
  clock.now += 1;
  await operations.append(touched, 0, bytes("t"));
  expect(await forget()).toBe(true);
  expect([old, touched, final].map((id) => uploads.get(id)?.received)).toEqual([undefined, 1, undefined]);
  // The bytes of what is final are an object's.
  expect(removals.all()).toEqual([{ folder: "uploads", id: old }]);
});
