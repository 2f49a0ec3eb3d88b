import type { FirebaseStorage } from "firebase/storage";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { BackendEvent } from "../../events/backendEvent.ts";
import { startStorage, type StorageHarness } from "./storageHarness.ts";

/** A Storage service and one signed-in client for the tests of a file. */
export interface StorageSession {
  readonly harness: StorageHarness;
  readonly storage: FirebaseStorage;
  readonly uid: string;
  /** The client's id token. */
  readonly token: string;
  /** Names of the files on disk. */
  files(folder: "objects" | "uploads"): string[];
  /** Lists what the functions have been told of an object, in order. */
  eventsOf(name: string): BackendEvent["kind"][];
}

/** Starts it before the tests of the file that calls this, and ends it after them. */
export function storageSession(): StorageSession {
  let harness: StorageHarness;
  let client: Awaited<ReturnType<StorageHarness["client"]>>;

  beforeAll(async () => {
    harness = await startStorage();
    client = await harness.client();
  });
  afterAll(() => harness.close());

  return {
    get harness() {
      return harness;
    },
    get storage() {
      return client.storage;
    },
    get uid() {
      return client.uid;
    },
    get token() {
      return client.token;
    },
    files: (folder) => readdirSync(join(harness.folder, "storage", folder)),
    eventsOf: (name) =>
      harness.events.flatMap((event) =>
        "object" in event && event.object.name === name ? [event.kind] : [],
      ),
  };
}
