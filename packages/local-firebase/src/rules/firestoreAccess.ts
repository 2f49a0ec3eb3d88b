import type { FirestoreAccess } from "../access/access.ts";
import { RpcError } from "../rpc/status.ts";
import type { Ruleset } from "./ruleset.ts";

export function createFirestoreAccess(_rules: Ruleset, _log: (line: string) => void): FirestoreAccess {
  throw new RpcError("UNIMPLEMENTED", "rules");
}
