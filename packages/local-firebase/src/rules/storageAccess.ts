import type { StorageAccess } from "../access/access.ts";
import { RpcError } from "../rpc/status.ts";
import type { StoredDocument } from "../store/documentStore.ts";
import type { Ruleset } from "./ruleset.ts";

/** Reads a Firestore document: `path` starts with a slash, `/databases/D/documents/a/b`. */
export type DocumentReader = (path: string) => StoredDocument | null;

export function createStorageAccess(
  _rules: Ruleset,
  _log: (line: string) => void,
  _readDocument?: DocumentReader,
): StorageAccess {
  throw new RpcError("UNIMPLEMENTED", "rules");
}
