import { CarnationError } from "@carnation/domain";
import {
  arrayRemove,
  arrayUnion,
  type CollectionReference,
  doc,
  getDocsFromServer,
  query,
  type QuerySnapshot,
  runTransaction,
  serverTimestamp,
  type Transaction,
  where,
} from "firebase/firestore";
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

/** Where documents are named by others: in a list of references. */
interface NamedIn {
  readonly collection: CollectionReference;
  readonly field: string;
}

/**
 * Deletes a document of the shared catalogue, and puts another in its place, or none, wherever it is named: all or
 * nothing. What is put there is the path.
 * @throws {CarnationError} not-found when the other one does not exist, and as `writeOnce`
 */
export function removeReplacing(
  context: CommandContext<unknown>,
  named: NamedIn,
  id: string,
  replacement: string | null,
): Promise<void> {
  const { document } = context;
  // The three ways in which a reference may be stored.
  const names = [document(id).path, id, document(id)];
  return writeOnce<QuerySnapshot>(
    context,
    async (transaction, { docs }) => {
      if (replacement !== null && !(await transaction.get(document(replacement))).exists()) {
        throw new CarnationError("not-found", "The replacement does not exist");
      }
      for (const { ref } of docs) {
        transaction.update(ref, { [named.field]: arrayRemove(...names) });
        if (replacement === null) continue;
        transaction.update(ref, { [named.field]: arrayUnion(document(replacement).path) });
      }
      transaction.delete(document(id));
    },
    () => getDocsFromServer(query(named.collection, where(named.field, "array-contains-any", names))),
  );
}
