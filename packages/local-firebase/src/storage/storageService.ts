import type { IncomingMessage, ServerResponse } from "node:http";
import type { StorageAccess } from "../access/access.ts";
import type { Database } from "../database/database.ts";
import type { EventSink } from "../events/backendEvent.ts";
import type { ResolveIdentity } from "../identity/identity.ts";
import { RpcError } from "../rpc/status.ts";

export interface StorageOptions {
  readonly database: Database;
  /** Folder of the object bytes, made if missing. */
  readonly folder: string;
  readonly access: StorageAccess;
  readonly events: EventSink;
  readonly resolveIdentity: ResolveIdentity;
  /** Origin that clients reach this service under, `http://host:port`: upload and media links start with it. */
  readonly publicUrl: () => string;
}

export interface StorageService {
  /** Serves Firebase Storage (`/v0`) and the Cloud Storage JSON API. Reads the body itself; CORS is the caller's. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void>;
  /** Stops the expiry of stale uploads. */
  close(): void;
}

export function createStorageService(_options: StorageOptions): StorageService {
  throw new RpcError("UNIMPLEMENTED", "storage");
}
