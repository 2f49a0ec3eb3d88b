import { changedFields } from "../wire/changedFields.ts";
import { type Customer, toStoredCustomer } from "./customer.ts";

/**
 * The fields to store for a change of a client, with a merge: those that it changes and no other. Of the ledger they are
 * the lines that are added (`withLinesAdded`).
 * @param before as the stored document was read
 */
export function customerChanges(before: Customer, after: Customer): Record<string, unknown> {
  const { consents, ...changes } = changedFields(toStoredCustomer(before), toStoredCustomer(after));
  if (consents === undefined) return changes;
  return { ...changes, consents: after.consents.slice(before.consents.length) };
}

/** The stored list with lines added; what stands there stays as it is, also what is no list and cannot be read. */
export function withLinesAdded(stored: unknown, lines: readonly unknown[]): readonly unknown[] {
  if (stored === undefined || stored === null) return lines;
  return [...(Array.isArray(stored) ? stored : [stored]), ...lines];
}
