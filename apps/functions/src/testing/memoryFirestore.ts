import { type DocumentReference, FieldValue, type Firestore, Timestamp } from "firebase-admin/firestore";

type Fields = Readonly<Record<string, unknown>>;
interface Stored {
  readonly fields: Fields | undefined;
  readonly version: number;
}
type Write = (stored: Fields | undefined) => Fields | undefined;

/** Codes of gRPC. */
const [ABORTED, ALREADY_EXISTS, NOT_FOUND] = [10, 6, 5];
const failure = (code: number): Error => Object.assign(new Error(`code ${code}`), { code });

/** Gives the value of a field after a write, transforms of the server carried out. */
function valueAfter(before: unknown, written: unknown): unknown {
  if (!(written instanceof FieldValue)) return written;
  if (written.isEqual(FieldValue.serverTimestamp())) return Timestamp.now();
  if (written.isEqual(FieldValue.delete())) return undefined;
  if (written.isEqual(FieldValue.increment(1))) return Number(before ?? 0) + 1;
  throw new Error("A transform that the memory does not know");
}

function merged(stored: Fields, written: Fields): Fields {
  const after = Object.entries(written).map(([name, value]) => [name, valueAfter(stored[name], value)]);
  const known: Fields = { ...stored, ...Object.fromEntries(after) };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

const writes = {
  set:
    (fields: Fields, { merge = false } = {}): Write =>
    (stored) =>
      merged(merge ? (stored ?? {}) : {}, fields),
  create:
    (fields: Fields): Write =>
    (stored) => {
      if (stored !== undefined) throw failure(ALREADY_EXISTS);
      return merged({}, fields);
    },
  update:
    (fields: Fields): Write =>
    (stored) => {
      if (stored === undefined) throw failure(NOT_FOUND);
      return merged(stored, fields);
    },
  delete: (): Write => () => undefined,
};

/** Gives a field, or one of a map in it: `day.count`. */
const fieldAt = (fields: Fields | undefined, path: string): unknown =>
  path.split(".").reduce<unknown>((at, name) => (at as Fields | undefined)?.[name], fields);

/**
 * Documents in memory, for units that read and write some by their paths: no queries. A transaction that meets a change of
 * what it has read begins again, as the server's do, so that a test decides who comes in between.
 */
export function memoryFirestore(documents: Readonly<Record<string, Fields>> = {}) {
  const all = new Map<string, Stored>();
  const at = (path: string): Stored => all.get(path) ?? { fields: undefined, version: 0 };
  const write = (path: string, change: Write): void => {
    const { fields, version } = at(path);
    all.set(path, { fields: change(fields), version: version + 1 });
  };
  for (const [path, fields] of Object.entries(documents)) write(path, writes.set(fields));

  const snapshotOf = (path: string) => {
    const { fields } = at(path);
    const id = path.split("/").at(-1);
    return {
      id,
      ref: doc(path),
      exists: fields !== undefined,
      data: () => fields,
      get: (field: string) => fieldAt(fields, field),
    };
  };
  const doc = (path: string): DocumentReference => {
    const reference = {
      path,
      id: path.split("/").at(-1),
      firestore: db,
      get: () => Promise.resolve(snapshotOf(path)),
      ...Object.fromEntries(
        Object.entries(writes).map(([name, make]) => [
          name,
          async (...how: [Fields]) => write(path, make(...how)),
        ]),
      ),
    };
    return reference as unknown as DocumentReference;
  };

  async function attempt<T>(run: (transaction: object) => Promise<T>): Promise<T> {
    const read = new Map<string, number>();
    const changes: (() => void)[] = [];
    const get = async ({ path }: DocumentReference) => {
      read.set(path, at(path).version);
      return snapshotOf(path);
    };
    const made = Object.entries(writes).map(([name, make]) => [
      name,
      ({ path }: DocumentReference, ...how: [Fields]) => void changes.push(() => write(path, make(...how))),
    ]);
    const getAll = (...references: DocumentReference[]) => Promise.all(references.map(get));
    const result = await run({ get, getAll, ...Object.fromEntries(made) });
    if ([...read].some(([path, version]) => at(path).version !== version)) throw failure(ABORTED);
    for (const change of changes) change();
    return result;
  }
  const db = {
    doc,
    async runTransaction(run: (transaction: object) => Promise<unknown>, { maxAttempts = 5 } = {}) {
      for (let left = maxAttempts; ; left -= 1) {
        try {
          return await attempt(run);
        } catch (error) {
          if ((error as { code?: number }).code !== ABORTED || left <= 1) throw error;
        }
      }
    },
  } as unknown as Firestore;
  return { db, read: (path: string): Fields | undefined => at(path).fields };
}
