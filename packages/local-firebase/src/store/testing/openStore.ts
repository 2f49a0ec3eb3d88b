import type { FirestoreAuthorizer } from "../../authorization/authorizer.ts";
import { Database } from "../../database/database.ts";
import type { BackendEvent } from "../../events/backendEvent.ts";
import { AuthorizedReads } from "../authorizedReads.ts";
import { createDocumentStore, type DocumentStoreOptions } from "../sqliteDocumentStore.ts";

const ALLOW_ALL: FirestoreAuthorizer = { check: () => {} };

/** A store on a fresh in-memory database (or the one given), with what it was asked to enqueue. */
export function openStore(options: Partial<DocumentStoreOptions> = {}) {
  const database = options.database ?? new Database(":memory:");
  const access = options.access ?? ALLOW_ALL;
  const enqueued: BackendEvent[] = [];
  const events = { enqueue: (event: BackendEvent) => void enqueued.push(event) };
  const store = createDocumentStore({ events, ...options, database, access });
  return { database, store, enqueued, reads: new AuthorizedReads(store, access) };
}
