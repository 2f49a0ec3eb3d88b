import { getBytes, ref, uploadBytes } from "firebase/storage";
import type { FileHandle } from "node:fs/promises";
import { afterEach, expect, test, vi } from "vitest";
import { BlobFiles } from "../store/blobFiles.ts";
import { BUCKET } from "../testing/storageHarness.ts";
import { storageSession } from "../testing/storageSession.ts";

/** Fault of the disk when an object is read: at which step it fails, for bytes from a position on, and how. */
interface Fault {
  readonly step: "open" | "stat" | "read";
  readonly code: string;
  readonly from?: number;
}

let opened: FileHandle[] = [];
const openObject = BlobFiles.prototype.openObject;

function failWith(fault: Fault): void {
  const fail = (step: Fault["step"]): void => {
    if (fault.step !== step) return;
    throw Object.assign(new Error(fault.code), { code: fault.code, syscall: step });
  };
  vi.spyOn(BlobFiles.prototype, "openObject").mockImplementation(async function (this: BlobFiles, id) {
    fail("open");
    const handle = await openObject.call(this, id);
    opened.push(handle);
    const { stat, read } = handle;
    return Object.assign(handle, {
      async stat(...args: []) {
        fail("stat");
        return stat.apply(handle, args);
      },
      async read(...args: [Buffer, number, number, number]) {
        if (args[3] + args[2] > (fault.from ?? 0)) fail("read");
        return Reflect.apply(read, handle, args) as unknown;
      },
    });
  });
}

const session = storageSession();
afterEach(() => {
  vi.restoreAllMocks();
  opened = [];
  session.harness.problems.length = 0;
});

const SIZE = 600_000;

async function stored() {
  const place = ref(session.storage, `users/${session.uid}/unreadable.bin`);
  await uploadBytes(place, new Uint8Array(SIZE));
  return place;
}

const get = (headers: Record<string, string> = {}): Promise<Response> =>
  fetch(
    `${session.harness.server.origin}/v0/b/${BUCKET}/o/${encodeURIComponent(`users/${session.uid}/unreadable.bin`)}?alt=media`,
    { headers: { authorization: `Firebase ${session.token}`, ...headers } },
  );

const closed = (): Promise<void> =>
  vi.waitFor(() => expect(opened.map(({ fd }) => fd)).toEqual(opened.map(() => -1)));

test.each<Fault>([
  { step: "open", code: "EACCES" },
  { step: "open", code: "EPERM" },
  { step: "stat", code: "EIO" },
  { step: "read", code: "EIO" },
])("an object that the disk does not give ($step, $code) is damaged, not the disk", async (fault) => {
  const place = await stored();
  failWith(fault);
  await expect(getBytes(place)).rejects.toMatchObject({ status: 410 });
  expect((await get({ range: "bytes=5-9" })).status).toBe(410);
  expect(new Set(session.harness.problems)).toEqual(new Set(["OBJECT_DAMAGED"]));
  await closed();
  vi.restoreAllMocks();
  expect((await getBytes(place)).byteLength).toBe(SIZE);
});

test.each<[string, Record<string, string>]>([
  ["whole", {}],
  ["a range", { range: `bytes=5-${SIZE - 1}` }],
])("an object that the disk gives in part only breaks off: %s", async (_what, headers) => {
  const place = await stored();
  failWith({ step: "read", code: "EIO", from: 400_000 });
  await expect(get(headers).then((answer) => answer.arrayBuffer())).rejects.toThrow(
    /fetch failed|terminated/,
  );
  expect(session.harness.problems).toEqual(["OBJECT_DAMAGED"]);
  await closed();
  vi.restoreAllMocks();
  expect((await getBytes(place)).byteLength).toBe(SIZE);
});

test("a copy of what the disk does not give is refused and leaves nothing", async () => {
  await stored();
  failWith({ step: "read", code: "EIO", from: 400_000 });
  const path = (name: string): string =>
    `b/${BUCKET}/o/${encodeURIComponent(`users/${session.uid}/${name}`)}`;
  const answer = await fetch(
    `${session.harness.server.origin}/storage/v1/${path("unreadable.bin")}/copyTo/${path("copy.bin")}`,
    { method: "POST", headers: { authorization: "Bearer owner" } },
  );
  expect(answer.status).toBe(410);
  expect(session.harness.problems).toEqual(["OBJECT_DAMAGED"]);
  expect(session.files("uploads")).toEqual([]);
  await closed();
});
