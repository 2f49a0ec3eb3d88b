import type { FirestoreAccess, StorageAccess } from "../access/access.ts";
import { createFirestoreAccess } from "../rules/firestoreAccess.ts";
import { parseRules } from "../rules/parseRules.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { createStorageAccess, type DocumentReader } from "../rules/storageAccess.ts";
import type { RulesSource } from "./projectConfig.ts";
import { StartupError } from "./startupError.ts";

/** Without rules nothing is allowed to clients. */
const DENY_ALL = {
  firestore: { file: "firestore.rules (none)", text: "rules_version = '2'; service cloud.firestore {}" },
  storage: { file: "storage.rules (none)", text: "rules_version = '2'; service firebase.storage {}" },
} as const;

/** @throws StartupError RULES_INVALID */
export function firestoreAccess(rules: RulesSource | null, log: (line: string) => void): FirestoreAccess {
  return createFirestoreAccess(parse(rules ?? DENY_ALL.firestore), log);
}

/** @throws StartupError RULES_INVALID */
export function storageAccess(
  rules: RulesSource | null,
  log: (line: string) => void,
  readDocument: DocumentReader,
): StorageAccess {
  return createStorageAccess(parse(rules ?? DENY_ALL.storage), log, readDocument);
}

function parse({ file, text }: RulesSource): Ruleset {
  try {
    return parseRules(text, file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError("RULES_INVALID", { file, reason }, { cause: error });
  }
}
