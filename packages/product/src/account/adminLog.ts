import { dateSchema, readableTextSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";

/** Describes what an administrator did: the name of the callable, or of the command, that did it. */
export interface AdminLogEntry {
  readonly id: string;
  /** Owner: whose uid did it. */
  readonly by: string;
  /** Their name as it was then. */
  readonly byName: string;
  readonly date: Date;
  readonly action: string;
  /** Path of the document that it was done to. */
  readonly target: string;
  /** Holds what that was called then. */
  readonly targetName: string;
  /** The fields that changed; what was absent is null. */
  readonly changes: readonly AdminLogChange[];
}

/** One field that an administrator changed, as stored. */
export interface AdminLogChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Count of how many of the latest entries are shown of one thing. */
export const ADMIN_LOG_SHOWN = 50;

const fields = v.fallback(v.record(v.string(), v.unknown()), {});

const storedEntry = v.object({
  by: v.string(),
  by_name: readableTextSchema,
  date: dateSchema,
  action: v.string(),
  target: v.string(),
  target_name: readableTextSchema,
  before: fields,
  after: fields,
});

/**
 * Reads a stored entry of what administrators did.
 * @throws {v.ValiError} when it is none
 */
export function parseAdminLogEntry(id: string, stored: unknown): AdminLogEntry {
  const { by, by_name, date, action, target, target_name, before, after } = v.parse(storedEntry, stored);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return {
    id,
    by,
    byName: by_name,
    date,
    action,
    target,
    targetName: target_name,
    changes: names.map((field) => ({
      field,
      before: before[field] ?? null,
      after: after[field] ?? null,
    })),
  };
}
