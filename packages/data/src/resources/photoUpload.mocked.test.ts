import type { StorageReference, UploadTaskSnapshot } from "firebase/storage";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { uploadPhoto } from "./photoUpload.ts";

let tellSnapshot: (snapshot: UploadTaskSnapshot) => void;
const snapshot = (state: string, bytesTransferred: number) =>
  ({ state, bytesTransferred, totalBytes: 9 }) as UploadTaskSnapshot;
const task = {
  snapshot: snapshot("running", 0),
  on: (_event: string, next: typeof tellSnapshot) => void (tellSnapshot = next),
  pause: () => true,
  resume: () => true,
};
vi.mock("firebase/storage", () => ({ uploadBytesResumable: () => task }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a server that was lost before a pause is still lost after it", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const target = { bucket: "b", fullPath: "p" } as StorageReference;
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
