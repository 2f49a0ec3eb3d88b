import type { StorageReference, UploadTaskSnapshot } from "firebase/storage";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendFile, uploadPhoto } from "./photoUpload.ts";

let tellSnapshot: (snapshot: UploadTaskSnapshot) => void;
let fail: (failure: unknown) => void;
let succeed: () => void;
const snapshot = (state: string, bytesTransferred: number) =>
  ({ state, bytesTransferred, totalBytes: 9 }) as UploadTaskSnapshot;
const task = {
  snapshot: snapshot("running", 0),
  on(_event: string, next: typeof tellSnapshot, failed: typeof fail, done: typeof succeed) {
    [tellSnapshot, fail, succeed] = [next, failed, done];
  },
  pause: () => true,
  resume: vi.fn(() => true),
  cancel: vi.fn(() => true),
};
const target = { bucket: "b", fullPath: "p" } as StorageReference;
vi.mock("firebase/storage", () => ({ uploadBytesResumable: () => task }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("a server that was lost before a pause is still lost after it", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const upload = uploadPhoto(target, new Blob(), new AbortController().signal, { storageUrl: "https://x" });
  const told: string[] = [];
  upload.subscribe(({ state, waiting = false }) => told.push(`${state}${waiting ? ", waiting" : ""}`));
  await vi.advanceTimersByTimeAsync(4000);
  tellSnapshot(snapshot("paused", 0));
  tellSnapshot(snapshot("running", 0));
  await vi.advanceTimersByTimeAsync(4000);
  tellSnapshot(snapshot("running", 5));
  expect(told).toEqual(["running", "running, waiting", "paused, waiting", "running, waiting", "running"]);
});

test("a server that is lost again after something moved is told again; once the photo is stored, nobody asks for it", async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("fetch", fetched);
  const upload = uploadPhoto(target, new Blob(), new AbortController().signal, { storageUrl: "https://x" });
  const waiting: boolean[] = [];
  upload.subscribe((state) => waiting.push(state.waiting ?? false));
  await vi.advanceTimersByTimeAsync(4000);
  tellSnapshot(snapshot("running", 5));
  await vi.advanceTimersByTimeAsync(4000);
  expect(waiting).toEqual([false, true, false, true]);
  succeed();
  await upload.done;
  await vi.advanceTimersByTimeAsync(0);
  fetched.mockClear();
  tellSnapshot(snapshot("running", 9));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).not.toHaveBeenCalled();
});

/** An upload, and the states that it has told. */
function begun(session = new AbortController().signal) {
  const told: string[] = [];
  const upload = uploadPhoto(target, new Blob(), session);
  upload.done.catch(() => undefined);
  upload.subscribe(({ state }) => told.push(state));
  return { upload, told };
}

test("a pause is on its way until the task reports it, whatever arrives meanwhile", () => {
  const { upload, told } = begun();
  upload.pause();
  tellSnapshot(snapshot("running", 5));
  tellSnapshot(snapshot("paused", 5));
  upload.resume();
  tellSnapshot(snapshot("running", 5));
  expect(told).toEqual(["running", "pausing", "pausing", "paused", "running"]);
});

test("an upload that is resumed before it paused goes on", () => {
  const { upload, told } = begun();
  upload.pause();
  upload.resume();
  expect(told).toEqual(["running", "pausing", "running"]);
});

test("a cancellation is on its way until the task has stopped", () => {
  const { upload, told } = begun();
  upload.cancel();
  tellSnapshot(snapshot("running", 5));
  fail(Object.assign(new Error("storage/canceled"), { code: "storage/canceled" }));
  expect(told).toEqual(["running", "canceling", "canceling", "canceled"]);
});

test("a photo whose last bytes arrive before its cancellation is stored", async () => {
  const { upload, told } = begun();
  upload.cancel();
  succeed();
  await upload.done;
  expect(told.at(-1)).toBe("success");
});

test("an upload of a session that has ended begins with its cancellation", () => {
  const session = new AbortController();
  session.abort();
  expect(begun(session.signal).told).toEqual(["canceling"]);
});

test("an upload of a session that has ended is cancelled before it sends", () => {
  uploadPhoto(target, new Blob(), AbortSignal.abort());
  expect(task.cancel).toHaveBeenCalledOnce();
});

test("an upload is cancelled when its session ends, and let be once it has arrived", async () => {
  const [running, arrived] = [new AbortController(), new AbortController()];
  uploadPhoto(target, new Blob(), running.signal);
  running.abort();
  expect(task.cancel).toHaveBeenCalledOnce();
  const { done } = uploadPhoto(target, new Blob(), arrived.signal);
  succeed();
  await done;
  await vi.advanceTimersByTimeAsync(0);
  arrived.abort();
  expect(task.cancel).toHaveBeenCalledOnce();
});

test("an upload that is paused while it reconnects stays paused", async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("fetch", fetched);
  const upload = uploadPhoto(target, new Blob(), new AbortController().signal, { storageUrl: "https://x" });
  await vi.advanceTimersByTimeAsync(4000);
  fetched.mockResolvedValue(new Response(null, { status: 403 }) as never);
  // The server is back: the upload is paused to be resumed at once.
  await vi.advanceTimersByTimeAsync(1000);
  upload.pause();
  tellSnapshot(snapshot("paused", 0));
  expect(task.resume).not.toHaveBeenCalled();
});

test("an upload that is paused is on its way again to be cancelled", () => {
  const { upload } = begun();
  task.cancel.mockReturnValueOnce(false);
  upload.cancel();
  expect(task.resume).toHaveBeenCalledOnce();
  expect(task.cancel).toHaveBeenCalledTimes(2);
  upload.cancel();
  expect(task.resume).toHaveBeenCalledOnce();
});

test("an upload tells whoever listens, and nobody who has left", async () => {
  const { upload, told } = begun();
  const left: string[] = [];
  upload.subscribe(({ state }) => left.push(state))();
  fail(Object.assign(new Error("storage/unauthorized"), { code: "storage/unauthorized" }));
  await expect(upload.done).rejects.toMatchObject({ code: "permission-denied" });
  expect([told, left]).toEqual([["running", "error"], ["running"]]);
});

test("an upload that is woken up once its server is back tells nothing of that pause, and goes on", async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("fetch", fetched);
  const upload = uploadPhoto(target, new Blob(), new AbortController().signal, { storageUrl: "https://x" });
  const told: string[] = [];
  upload.subscribe(({ state, waiting = false }) => told.push(`${state}${waiting ? ", waiting" : ""}`));
  await vi.advanceTimersByTimeAsync(4000);
  fetched.mockResolvedValue(new Response(null, { status: 403 }) as never);
  await vi.advanceTimersByTimeAsync(1000);
  tellSnapshot(snapshot("running", 0));
  tellSnapshot(snapshot("paused", 0));
  expect(task.resume).toHaveBeenCalledOnce();
  tellSnapshot(snapshot("running", 0));
  tellSnapshot(snapshot("paused", 0));
  expect(task.resume).toHaveBeenCalledOnce();
  expect(told).toEqual(["running", "running, waiting", "running", "running", "paused"]);
});

const logo = new File(["logo"], "logo.png", { type: "image/png" });
const cancelled = Object.assign(new Error("storage/canceled"), { code: "storage/canceled" });

test.each([
  ["half a minute has passed", "deadline-exceeded", () => vi.advanceTimersByTimeAsync(30_000)],
  ["the connection is lost", "offline", async () => void globalThis.dispatchEvent(new Event("offline"))],
])("a small file is given up when %s", async (_when, code, happen) => {
  const sending = sendFile(target, logo, new AbortController().signal);
  sending.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(task.cancel).not.toHaveBeenCalled();
  await happen();
  expect(task.cancel).toHaveBeenCalled();
  fail(cancelled);
  await expect(sending).rejects.toMatchObject({ code });
});

test("a small file that the service refuses is told so; one that has arrived waits for nothing any more", async () => {
  const refused = sendFile(target, logo, new AbortController().signal);
  fail(Object.assign(new Error("storage/unauthorized"), { code: "storage/unauthorized" }));
  await expect(refused).rejects.toMatchObject({ code: "permission-denied" });
  const arrived = sendFile(target, logo, new AbortController().signal);
  succeed();
  await arrived;
  globalThis.dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(task.cancel).not.toHaveBeenCalled();
});

test("a small file is not even begun off line", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  await expect(sendFile(target, logo, new AbortController().signal)).rejects.toMatchObject({
    code: "offline",
  });
});
