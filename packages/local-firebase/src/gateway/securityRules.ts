import type { FirestoreAuthorizer, StorageAuthorizer } from "../authorization/authorizer.ts";
import { createFirestoreAuthorizer } from "../rules/firestoreAuthorizer.ts";
import { parseRules } from "../rules/syntax/parseRules.ts";
import { ReplaceableRules, type ActiveRules } from "../rules/activeRules.ts";
import { createStorageAuthorizer, type DocumentReader } from "../rules/storageAuthorizer.ts";
import type { RulesSource } from "./projectConfig.ts";
import { StartupError } from "../problems/startupError.ts";
import { watchRules } from "./watchRules.ts";

/** Without rules nothing is allowed to clients. */
const DENY_ALL = {
  firestore: { file: "firestore.rules (none)", text: "rules_version = '2'; service cloud.firestore {}" },
  storage: { file: "storage.rules (none)", text: "rules_version = '2'; service firebase.storage {}" },
} as const;

export interface AccessOptions {
  readonly rules: RulesSource | null;
  readonly log: (line: string) => void;
  /** Most expressions that rules of Firestore may evaluate for one request. */
  readonly maxExpressions?: number | undefined;
  /** Takes what is to be called when everything stops. */
  readonly onStop: (close: () => void) => void;
}

/** @throws StartupError RULES_INVALID */
export function firestoreAccess(options: AccessOptions, onRead: () => void): FirestoreAuthorizer {
  const rules = load(options, DENY_ALL.firestore);
  return createFirestoreAuthorizer(rules, options.log, onRead, options.maxExpressions);
}

/** @throws StartupError RULES_INVALID */
export function storageAccess(options: AccessOptions, readDocument: DocumentReader): StorageAuthorizer {
  return createStorageAuthorizer(load(options, DENY_ALL.storage), options.log, readDocument);
}

function load({ rules, log, onStop }: AccessOptions, denyAll: RulesSource): ActiveRules {
  const source = rules ?? denyAll;
  const inForce = new ReplaceableRules(parse(source));
  if (source.isOnDisk) onStop(watchRules(source, inForce, log));
  return inForce;
}

function parse({ file, text }: RulesSource): ReturnType<typeof parseRules> {
  try {
    return parseRules(text, file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError("RULES_INVALID", { file, reason }, { cause: error });
  }
}
