import {
  type DocumentReference,
  type DocumentSnapshot,
  getCountFromServer,
  limit,
  onSnapshot,
  orderBy,
  type CollectionReference,
  type Query,
  query as narrowed,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from "firebase/firestore";
import { CarnationError } from "@carnation/domain/error";
import { catalogueError } from "../errors/catalogueError.ts";
import { subscribe, type Snapshot } from "./subscribe.ts";
import { type Beginning, subscribePaginated } from "./subscribePaginated.ts";
import type { OnError, OnNext, Unsubscribe } from "./listeners.ts";
import {
  type Entry,
  type DocumentState,
  type ListState,
  missing,
  readable,
  type Ready,
  type ReadyList,
  type Unread,
  unread,
  type Unreadable,
  unreadable,
} from "./queryState.ts";
import { malformedDocument, reportOnce } from "./malformed.ts";
import {
  constraintsOf,
  type OrderedCollection,
  type PageCursor,
  type PageFilter,
  type StoredDocument,
} from "./readPages.ts";
import { type FoundList, leftOut, type UnorderedSource, mergeUnordered } from "./mergeUnordered.ts";
import type { ParseDocument, Unordered, Watches, WatchPorts } from "./watches.ts";

/** Count of how many documents of a long list are watched: its rows are there at once. */
const BEGINNING = 250;

/**
 * Makes the live watches of a session.
 * @param session ends the watches, those under way too: what is asked for after it is not watched at all
 */
export function createWatches({ report, onRefused, readPages }: WatchPorts, session: AbortSignal): Watches {
  const reports = reportOnce(report);

  function readFields<T>(
    { id, path, fields }: StoredDocument,
    fromCache: boolean,
    parse: ParseDocument<T>,
  ): Ready<T> | Unreadable {
    try {
      const value = parse(id, fields, path);
      reports.mended(path);
      return { status: "ready", value, fromCache };
    } catch (failure) {
      reports.report(malformedDocument(path, failure));
      return unreadable;
    }
  }

  function read<T>(snapshot: QueryDocumentSnapshot, parse: ParseDocument<T>): Ready<T> | Unreadable {
    const { id, ref, metadata } = snapshot;
    // Times that the server has still to set are estimated, so that a document just written here has all its dates.
    const fields = snapshot.data({ serverTimestamps: "estimate" });
    return readFields({ id, path: ref.path, fields }, metadata.fromCache, parse);
  }

  const entryOf = <T>(document: QueryDocumentSnapshot, parse: ParseDocument<T>): Entry<T> => ({
    id: document.id,
    known: read(document, parse),
  });

  function listOf<T>({ docs, metadata }: QuerySnapshot, parse: ParseDocument<T>): ReadyList<T> {
    const entries = docs.map((document) => entryOf(document, parse));
    return { status: "ready", fromCache: metadata.fromCache, ...readable(entries) };
  }

  /** A Firestore that has ended refuses new listeners by throwing: the pages that ask are about to go. */
  function listen<S extends Snapshot, K>(
    start: (next: (snapshot: S) => void, fail: (error: unknown) => void) => Unsubscribe,
    know: (snapshot: S, certain: boolean) => K | Unread,
    onNext: OnNext<K | Unread>,
    onError: OnError,
  ): Unsubscribe {
    if (session.aborted) return () => undefined;
    const stop = subscribe(start, know, onNext, (failure) => {
      session.removeEventListener("abort", stop);
      const error = catalogueError(failure);
      if (error.code === "unauthenticated" || error.code === "permission-denied") onRefused();
      onError(error);
    });
    session.addEventListener("abort", stop);
    return () => {
      session.removeEventListener("abort", stop);
      stop();
    };
  }

  /**
   * Reads documents once. The SDK that keeps what it reads would lose a change for a watch of this tab: reading a document that
   * another tab has received, it takes it for told (`setMaxReadTime` of its local store).
   */
  async function readOnce(documents: OrderedCollection, most: number): Promise<readonly StoredDocument[]> {
    const found: StoredDocument[] = [];
    for await (const page of readPages(documents, null, most)) found.push(...page);
    return found;
  }

  /** Reads the documents that lack the field of an order, when a count says that there are more than the query finds. */
  function othersOf<T>(
    { collection: all, filters, limit: most, field }: Unordered,
    parse: ParseDocument<T>,
  ): UnorderedSource<T>["read"] {
    const counted = narrowed(all, ...constraintsOf(filters), limit(most));
    return async (found) => {
      const { count } = (await getCountFromServer(counted)).data();
      if (count <= found.size) return [];
      // One that has just come has the field, and its place in the order: the watch tells it.
      return leftOut(await readOnce({ path: all.path, field: null, filters }, most), found)
        .filter(({ fields }) => fieldOf(fields, field) === undefined)
        .map((stored) => ({ id: stored.id, known: readFields(stored, false, parse) }));
    };
  }

  function watchQuery<K>(
    query: Query,
    know: (snapshot: QuerySnapshot) => K,
    onNext: OnNext<K | Unread>,
    onError: OnError,
  ): Unsubscribe {
    return listen<QuerySnapshot, K>(
      (next, fail) => onSnapshot(query, { includeMetadataChanges: true }, next, fail),
      (snapshot, certain) => (snapshot.empty && !certain ? unread : know(snapshot)),
      onNext,
      onError,
    );
  }

  return {
    readOnce,
    document<T>(
      document: DocumentReference,
      parse: ParseDocument<T>,
      onNext: OnNext<DocumentState<T>>,
      onError: OnError,
    ) {
      let isStored = false;
      return listen<DocumentSnapshot, DocumentState<T>>(
        (next, fail) => onSnapshot(document, { includeMetadataChanges: true }, next, fail),
        (snapshot, certain) => {
          const { fromCache, hasPendingWrites } = snapshot.metadata;
          if (!fromCache) isStored = snapshot.exists();
          if (snapshot.exists()) return read(snapshot, parse);
          // Another tab that signs out empties the cache: what the server has told of stays stored until it says otherwise.
          const isEmptied = isStored && fromCache && !hasPendingWrites;
          return certain && !isEmptied ? missing : unread;
        },
        onNext,
        onError,
      );
    },
    query<T>(
      query: Query,
      parse: ParseDocument<T>,
      onNext: OnNext<ListState<T>>,
      onError: OnError,
      all?: Unordered | UnorderedSource<T>,
    ) {
      if (all === undefined) {
        return watchQuery<ListState<T>>(query, (snapshot) => listOf(snapshot, parse), onNext, onError);
      }
      const others = "field" in all ? { read: othersOf(all, parse) } : all;
      const know = (snapshot: QuerySnapshot): FoundList<T> => ({
        list: listOf(snapshot, parse),
        ids: new Set(snapshot.docs.map(({ id }) => id)),
      });
      let ended = false;
      const told = mergeUnordered<T>(others, (known) => {
        if (!ended) onNext(known);
      });
      const stop = watchQuery<FoundList<T>>(query, know, told, onError);
      return () => {
        ended = true;
        stop();
      };
    },
    long<T>(
      collection: CollectionReference,
      field: string,
      most: number,
      parse: ParseDocument<T>,
      onNext: OnNext<ListState<T>>,
      onError: OnError,
    ) {
      const beginning = narrowed(collection, orderBy(field), limit(Math.min(BEGINNING, most)));
      const know = ({ docs, metadata: { fromCache } }: QuerySnapshot): Beginning<T, PageCursor> => {
        const entries = docs.map((found) => entryOf(found, parse));
        const last = docs.length < BEGINNING ? undefined : docs.at(-1);
        const cursor = last && { value: String(last.get(field)), id: last.id };
        return { entries, fromCache, last: cursor ? { id: cursor.id, cursor } : null };
      };
      async function* readRest(after: PageCursor): AsyncGenerator<readonly Entry<T>[]> {
        const rest = { path: collection.path, field };
        for await (const page of readPages(rest, after, most - BEGINNING)) {
          if (session.aborted) return;
          yield page.map((found) => ({ id: found.id, known: readFields(found, false, parse) }));
        }
      }
      return subscribePaginated<T, PageCursor>(
        {
          readOthers: othersOf({ collection, filters: [], limit: most, field }, parse),
          watchBeginning: (tell, fail) => watchQuery<Beginning<T, PageCursor>>(beginning, know, tell, fail),
          readRest,
        },
        onNext,
        onError,
      );
    },
    async *readAll<T>(
      { path }: CollectionReference,
      filters: readonly PageFilter[],
      parse: ParseDocument<T>,
    ) {
      try {
        for await (const page of readPages({ path, field: null, filters }, null, Number.POSITIVE_INFINITY)) {
          if (session.aborted) throw new CarnationError("unauthenticated", "The session has ended");
          const entries = page.map((found) => ({ id: found.id, known: readFields(found, false, parse) }));
          yield readable<T>(entries).value;
        }
      } catch (failure) {
        throw catalogueError(failure);
      }
    },
    one<T>(
      query: Query,
      parse: ParseDocument<T>,
      onNext: OnNext<DocumentState<T>>,
      onError: OnError,
      choose: (values: readonly T[]) => T | null = ([first]) => first ?? null,
    ) {
      const know = (snapshot: QuerySnapshot): DocumentState<T> => {
        if (snapshot.empty) return missing;
        const { value: values } = listOf(snapshot, parse);
        const value = choose(values);
        if (value !== null) return { status: "ready", value, fromCache: snapshot.metadata.fromCache };
        return values.length === 0 ? unreadable : missing;
      };
      return watchQuery<DocumentState<T>>(query, know, onNext, onError);
    },
  };
}

/** The value of a field of a document, which is a map. */
const fieldOf = (fields: unknown, name: string): unknown =>
  typeof fields === "object" && fields !== null ? Reflect.get(fields, name) : undefined;
