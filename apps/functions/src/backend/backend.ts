import { fileCacheControl } from "@carnation/product/path";
import { type App, getApps, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { getFirestore, type Firestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { storageBucket } from "../config/environment.ts";

const HTTP_NOT_FOUND = 404;
const HTTP_PRECONDITION_FAILED = 412;

/** Bytes in and out of Cloud Storage, by path in the project's bucket. */
export interface FileStore {
  /** The bytes as they are stored. */
  read(path: string): Promise<Uint8Array>;
  /** Stores an object once: one that is there already stays as it is. */
  create(path: string, bytes: string | Uint8Array, contentType: string): Promise<void>;
  /** Stores an object, in the place of the one that is there. */
  replace(path: string, bytes: string | Uint8Array, contentType: string): Promise<void>;
  exists(path: string): Promise<boolean>;
  /** The paths that begin with a text. */
  list(prefix: string): Promise<string[]>;
  /** The same, each with when its contents were stored. */
  listDated(prefix: string): Promise<readonly DatedFile[]>;
  /**
   * Lets no browser keep an object that is private (`fileCacheControl`), whoever stored it.
   * @returns whether it did not say so before; false also for one that is gone
   */
  forbidCaching(path: string): Promise<boolean>;
  /** Deletes an object; one that is gone already is none the less. */
  remove(path: string): Promise<void>;
}

/** A file, and when its contents were stored. */
export interface DatedFile {
  readonly path: string;
  readonly created: Date;
}

/** Describes what the handlers work on. */
export interface Backend {
  readonly db: Firestore;
  readonly files: FileStore;
  /** Person who can sign in, and with what. */
  readonly auth: Auth;
}

/** The project's Firestore, bucket and sign-in through the admin SDK. */
export function backend(): Backend {
  return backendOf(getApps()[0] ?? initializeApp(), storageBucket());
}

/** `IdempotencyStrategy.RetryAlways` of the Cloud Storage client, which the admin SDK does not export. */
const RETRY_ALWAYS = 0;

/** Firestore, a bucket and the sign-in of a project. */
export function backendOf(app: App, bucketName: string): Backend {
  const bucket = getStorage(app).bucket(bucketName);
  // Every write can be sent again: one that creates names its generation, one that replaces leaves the same bytes. By
  // default the client retries no replacement, and nothing else while one is under way.
  bucket.storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS;
  const save = (
    path: string,
    bytes: string | Uint8Array,
    options: { contentType: string; preconditionOpts?: { ifGenerationMatch: number } },
  ): Promise<void> =>
    bucket.file(path).save(typeof bytes === "string" ? bytes : Buffer.from(bytes), {
      ...options,
      metadata: { cacheControl: fileCacheControl(path) },
      resumable: false,
    });
  return {
    db: getFirestore(app),
    auth: getAuth(app),
    files: {
      async read(path) {
        // Whoever uploads says how the bytes are encoded: what they unpack to may be nothing, or without end.
        const [bytes] = await bucket.file(path).download({ decompress: false });
        return bytes;
      },
      async create(path, bytes, contentType) {
        try {
          await save(path, bytes, { contentType, preconditionOpts: { ifGenerationMatch: 0 } });
        } catch (error) {
          if (!hasStatus(error, HTTP_PRECONDITION_FAILED)) throw error;
        }
      },
      replace: (path, bytes, contentType) => save(path, bytes, { contentType }),
      async exists(path) {
        const [there] = await bucket.file(path).exists();
        return there;
      },
      async list(prefix) {
        const [found] = await bucket.getFiles({ prefix });
        return found.map(({ name }) => name);
      },
      async listDated(prefix) {
        const [found] = await bucket.getFiles({ prefix });
        return found.map(({ name, metadata }) => ({
          path: name,
          created: new Date(metadata.timeCreated ?? Number.NaN),
        }));
      },
      async forbidCaching(path) {
        const cacheControl = fileCacheControl(path);
        if (cacheControl === undefined) return false;
        const file = bucket.file(path);
        try {
          const [before] = await file.getMetadata();
          if (before.cacheControl === cacheControl) return false;
          await file.setMetadata({ cacheControl });
          return true;
        } catch (error) {
          if (hasStatus(error, HTTP_NOT_FOUND)) return false;
          throw error;
        }
      },
      async remove(path) {
        await bucket.file(path).delete({ ignoreNotFound: true });
      },
    },
  };
}

function hasStatus(error: unknown, status: number): boolean {
  return error instanceof Error && "code" in error && error.code === status;
}

/** Removes the files whose path begins like that, but one that stays. Cut off, it is begun again. */
export async function removeAll(files: FileStore, prefix: string, kept?: string): Promise<void> {
  for (const path of await files.list(prefix)) if (path !== kept) await files.remove(path);
}

/** The content of a JSON file; undefined when it is not there or is no JSON. */
export async function readJson(files: FileStore, path: string): Promise<unknown> {
  if (!(await files.exists(path))) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(await files.read(path)));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
