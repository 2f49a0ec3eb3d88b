import { ref, uploadBytesResumable, type FirebaseStorage } from "firebase/storage";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startStorage, type StorageHarness } from "./testing/storageHarness.ts";

const WEEK = 7 * 24 * 3600_000;
let harness: StorageHarness;
let storage: FirebaseStorage;
let uid: string;

beforeAll(async () => {
  harness = await startStorage();
  ({ storage, uid } = await harness.client());
});

afterAll(() => harness.close());

const pending = (): number => readdirSync(join(harness.folder, "storage", "uploads")).length;

/** Begins an upload with the SDK and gives it up in the middle, which it tells nobody. */
async function abandon(name: string): Promise<void> {
  const task = uploadBytesResumable(ref(storage, `users/${uid}/${name}`), new Uint8Array(2_000_000));
  const ended = task.then(
    () => "done",
    (error: { code: string }) => error.code,
  );
  await new Promise<void>((resolve) => {
    task.on("state_changed", ({ bytesTransferred }) => {
      if (bytesTransferred > 0) resolve();
    });
  });
  task.cancel();
  expect(await ended).toBe("storage/canceled");
}

test("a cancelled upload's bytes go when nobody has asked for them for a week", async () => {
  await abandon("running.bin");
  expect(pending()).toBe(1);
  harness.advance(WEEK - 1000);
  await harness.service.expireUploads();
  expect(pending()).toBe(1);
  harness.advance(2000);
  await harness.service.expireUploads();
  expect(pending()).toBe(0);
  harness.advance(-WEEK - 1000);
});

test("uploads that became stale while nothing ran go at the start", async () => {
  await abandon("stopped.bin");
  harness.restart();
  expect(pending()).toBe(1);
  harness.advance(WEEK + 1000);
  harness.restart();
  expect(pending()).toBe(0);
});
