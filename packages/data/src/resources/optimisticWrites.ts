import { CarnationError } from "@carnation/domain/error";
import { isSameValue } from "@carnation/product/wire";
import {
  arrayRemove,
  arrayUnion,
  type CollectionReference,
  type DocumentData,
  type DocumentSnapshot,
  getDocsFromServer,
  query,
  type QuerySnapshot,
  runTransaction,
  serverTimestamp,
  type Transaction,
  where,
} from "firebase/firestore";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import { changingFields } from "./changingFields.ts";
import { claimName, type UniqueName } from "./claimName.ts";
import type { CommandContext } from "./defineResource.ts";
import { namesOf } from "../documents/namesOf.ts";

/** Describes what an administrator does to documents of the shared catalogue. Nothing is written later, when it fails. */
export interface OptimisticWrites<T, Fields extends object> {
  /**
   * Adds one, dated by the server.
   * @param added with the id that it will have: sent again under the same one, no second one is made
   * @throws {CarnationError} refused when another one bears its name; permission-denied, offline, unavailable
   */
  add(added: Fields & { readonly id: string }): Promise<void>;
  /**
   * Changes one: the fields that are read otherwise than they are to be, and no other.
   * @param opened the record as the form showed it: of the fields that are saved, what somebody else has stored since is
   *   not overwritten. Left out, nothing is compared.
   * @throws {CarnationError} aborted when it was changed since, not-found when it has been deleted, and as `add`
   */
  save(id: string, fields: Partial<Fields>, opened?: T): Promise<void>;
}

/**
 * Writes all or nothing: a transaction asks the server, where a plain write would wait on this device and be sent at any
 * later time. The SDK may try it twice.
 * @param prepare what has to be read first
 */
export function runIdempotent<Read>(
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

/**
 * The plain commands of a resource of the shared catalogue.
 * @param stamp gives what is stored with the fields that are written, and is not compared: the time of the server, what
 *   follows from them
 * @param unique of a kind of which no two may bear the same name
 */
export function optimisticWrites<T, Fields extends object>(
  context: CommandContext<T>,
  stamp: (written: Partial<Fields>) => object = () => ({}),
  unique?: UniqueName<T>,
): OptimisticWrites<T, Fields> {
  const { document } = context;
  /** Claims the name among the fields that are written, where it is to be nobody else's. */
  const claim = async (transaction: Transaction, id: string, written: object): Promise<() => void> => {
    const name: unknown = "name" in written ? written.name : undefined;
    if (unique === undefined || typeof name !== "string") return () => undefined;
    return claimName(context, transaction, { id, name }, unique);
  };
  return {
    add(added) {
      const { id, ...fields } = added;
      const stored = { ...fields, created: serverTimestamp(), ...stamp(added) };
      return runIdempotent(
        context,
        async (transaction) => {
          const noteName = await claim(transaction, id, fields);
          transaction.set(document(id), stored);
          noteName();
        },
        nothing,
      );
    },
    save: (id, fields, opened) =>
      runIdempotent(
        context,
        async (transaction) => {
          const snapshot = await transaction.get(document(id));
          if (!snapshot.exists()) throw new CarnationError("not-found", "The document is gone");
          if (opened !== undefined && !isUnchanged(context, snapshot, { fields, opened })) return;
          const changing = changingFields(context.parse, snapshot, fields);
          if (Object.keys(changing).length === 0) return;
          const noteName = await claim(transaction, id, changing);
          transaction.update<DocumentData, DocumentData>(document(id), { ...changing, ...stamp(changing) });
          noteName();
        },
        nothing,
      ),
  };
}

interface Change<T> {
  readonly fields: object;
  readonly opened: T;
}

/**
 * Tells whether a record still holds what it was opened with, in the fields that are to be saved; false when it holds already what
 * is to be saved, because the answer to the first attempt was lost.
 * @throws {CarnationError} aborted when somebody else has changed one of them, or made the record unreadable
 */
function isUnchanged<T>(
  { parse }: CommandContext<T>,
  snapshot: DocumentSnapshot,
  { fields, opened }: Change<T>,
): boolean {
  const stored: DocumentData = snapshot.data() ?? {};
  if (Object.entries(fields).every(([name, value]) => isSameValue(stored[name], value))) return false;
  let now: T;
  try {
    now = parse(snapshot.id, stored, snapshot.ref.path);
  } catch (cause) {
    throw new CarnationError("aborted", "The document cannot be read any more", { cause });
  }
  const [before, after] = [opened, now] as readonly Readonly<Record<string, unknown>>[];
  if (Object.keys(fields).every((name) => isSameValue(before?.[name], after?.[name]))) return true;
  throw new CarnationError("aborted", "The document was changed meanwhile");
}

/** A list of references in which other documents, dated by `updated`, name these. */
interface NamedIn {
  readonly collection: CollectionReference;
  readonly field: string;
}

/**
 * Deletes a document of the shared catalogue, and puts another in its place, or none, wherever it is named: all or
 * nothing. What is put there is the path.
 * @throws {CarnationError} not-found when the other one does not exist, and as `runIdempotent`
 */
export function removeReplacing(
  context: CommandContext<unknown>,
  named: NamedIn,
  id: string,
  replacement: string | null,
): Promise<void> {
  const { document } = context;
  const names = namesOf(document(id));
  return runIdempotent<QuerySnapshot>(
    context,
    async (transaction, { docs }) => {
      if (replacement !== null && !(await transaction.get(document(replacement))).exists()) {
        throw new CarnationError("not-found", "The replacement does not exist");
      }
      for (const { ref } of docs) {
        // A form that is open on one of them is told that it was changed.
        transaction.update(ref, { [named.field]: arrayRemove(...names), updated: serverTimestamp() });
        if (replacement === null) continue;
        transaction.update(ref, { [named.field]: arrayUnion(document(replacement).path) });
      }
      transaction.delete(document(id));
    },
    () => getDocsFromServer(query(named.collection, where(named.field, "array-contains-any", names))),
  );
}
