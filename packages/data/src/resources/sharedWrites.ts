import { doc, runTransaction, serverTimestamp, type Transaction } from "firebase/firestore";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import type { CommandContext } from "./defineResource.ts";

/** What an administrator does to documents of the shared catalogue. Nothing is written later, when it fails. */
export interface SharedWrites<Fields extends object> {
  /** Adds one, dated by the server. @throws {CarnationError} permission-denied, offline, unavailable */
  add(fields: Fields): Promise<void>;
  /** Changes one. @throws {CarnationError} not-found when it has been deleted, and as `add` */
  save(id: string, fields: Fields): Promise<void>;
}

/**
 * Writes all or nothing: a transaction asks the server, where a plain write would wait on this device and be sent at any
 * later time. The SDK may try it twice.
 * @param prepare what has to be read first
 */
export function writeOnce<Read>(
  { firestore, assertSession }: Pick<CommandContext<unknown>, "firestore" | "assertSession">,
  write: (transaction: Transaction, read: Read) => Promise<void> | void,
  prepare: () => Promise<Read>,
): Promise<void> {
  return withCatalogueErrors(async () => {
    assertSession();
    const read = await prepare();
    assertSession();
    const run = async (transaction: Transaction): Promise<void> => write(transaction, read);
    await runTransaction(firestore, run, { maxAttempts: 2 });
  });
}

const nothing = (): Promise<void> => Promise.resolve();

/** The plain commands of a resource of the shared catalogue. */
export function sharedWrites<Fields extends object>(context: CommandContext<unknown>): SharedWrites<Fields> {
  return {
    add(fields) {
      const added = doc(context.collection);
      const stored = { ...fields, created: serverTimestamp() };
      return writeOnce(context, (transaction) => void transaction.set(added, stored), nothing);
    },
    save: (id, fields) =>
      writeOnce(
        context,
        (transaction) => void transaction.update(context.document(id), { ...fields }),
        nothing,
      ),
  };
}
