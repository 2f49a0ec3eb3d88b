import type { StorageAuthorizer } from "../../authorization/authorizer.ts";
import type { Database } from "../../database/database.ts";
import type { EventSink } from "../../events/backendEvent.ts";
import type { BlobFiles } from "../store/blobFiles.ts";
import type { ProblemSink } from "../../problems/problem.ts";
import type { ObjectStore } from "../store/objectStore.ts";
import type { Removals } from "../store/removals.ts";
import type { UploadStore } from "../store/uploadStore.ts";

/** Services that the operations of the Storage service work with. */
export interface StorageContext {
  readonly database: Database;
  readonly objects: ObjectStore;
  readonly uploads: UploadStore;
  readonly removals: Removals;
  readonly files: BlobFiles;
  /** Files that were found damaged while they were read. */
  readonly damaged: Set<string>;
  readonly problems: ProblemSink;
  readonly access: StorageAuthorizer;
  readonly events: EventSink;
  /** Origin under which the client of the current request reaches the service, `http://host:port`. */
  readonly publicUrl: () => string;
  /** Origin for programs of this machine. */
  readonly localUrl: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
