import type { StorageReference, UploadTaskSnapshot } from "firebase/storage";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { uploadPhoto } from "./photoUpload.ts";

let tellSnapshot: (snapshot: UploadTaskSnapshot) => void;
const snapshot = (state: string, bytesTransferred: number) =>
  ({ state, bytesTransferred, totalBytes: 9 }) as UploadTaskSnapshot;
let succeed: () => void;
const task = {
  snapshot: snapshot("running", 0),
  on: (_event: string, next: typeof tellSnapshot, _fail: unknown, done: typeof succeed) => {
    tellSnapshot = next;
    succeed = done;
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
