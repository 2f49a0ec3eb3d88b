import {
  type CollectionReference,
  type DocumentReference,
  limit as limitTo,
  orderBy,
  query,
  type Query,
} from "firebase/firestore";
import type { OnError, OnNext, Unsubscribe } from "./listeners.ts";
import type { ReportMalformed } from "./malformed.ts";
import type { UnorderedSource } from "./mergeUnordered.ts";
import type { DocumentState, ListState } from "./queryState.ts";
import {
  constraintsOf,
  type OrderedCollection,
  type PageFilter,
  type ReadPages,
  type StoredDocument,
} from "./readPages.ts";

/** Makes a domain value of a stored document, which stands at `path`; throws when the document is not one. */
export type ParseDocument<T> = (id: string, fields: unknown, path: string) => T;

/** Describes what the watches tell besides their values. */
export interface WatchPorts {
  readonly report: ReportMalformed;
  /** The server refused a watch. */
  readonly onRefused: () => void;
  readonly readPages: ReadPages;
}

/** The documents of an ordered query without its order: those that lack the field of the order are added last. */
export interface Unordered {
  readonly collection: CollectionReference;
  readonly filters: readonly PageFilter[];
  /** Count of how many are listed. */
  readonly limit: number;
  readonly field: string;
}

/** The ordered query, latest first. */
export const newestOf = ({ collection, filters, limit, field }: Unordered): Query =>
  query(collection, ...constraintsOf(filters), orderBy(field, "desc"), limitTo(limit));

/** Live watches. A malformed document ends none of them; a failure of the server ends the watch. */
export interface Watches {
  document<T>(
    document: DocumentReference,
    parse: ParseDocument<T>,
    onNext: OnNext<DocumentState<T>>,
    onError: OnError,
  ): Unsubscribe;
  /**
   * The documents that a query finds, in its order.
   * @param all the same query without its order, and what belongs to the list besides
   */
  query<T>(
    query: Query,
    parse: ParseDocument<T>,
    onNext: OnNext<ListState<T>>,
    onError: OnError,
    all?: Unordered | UnorderedSource<T>,
  ): Unsubscribe;
  /**
   * A whole collection that may be long: the first ones are told as soon as they are there (`subscribePaginated`).
   * @param field by which they are ordered; its values are texts
   * @param most how many documents at most
   */
  long<T>(
    collection: CollectionReference,
    field: string,
    most: number,
    parse: ParseDocument<T>,
    onNext: OnNext<ListState<T>>,
    onError: OnError,
  ): Unsubscribe;
  /**
   * Reads all documents of a collection, or of a part of it, page after page, in the order of their ids; what cannot be read is
   * left out, and reported.
   * @throws {CarnationError} permission-denied, unauthenticated, offline, unavailable
   */
  readAll<T>(
    collection: CollectionReference,
    filters: readonly PageFilter[],
    parse: ParseDocument<T>,
  ): AsyncGenerator<readonly T[]>;
  /**
   * Reads documents once, of which nothing is kept on this device: the SDK that keeps what it reads would lose changes for the
   * watches of this tab (`createWatches`).
   * @param most how many at most
   * @throws FirestoreError
   */
  readOnce(documents: OrderedCollection, most: number): Promise<readonly StoredDocument[]>;
  /**
   * The one of the readable documents that a query finds; `unreadable` when it finds none but unreadable ones.
   * @param choose which one; null for none of them. The first one by default.
   */
  one<T>(
    query: Query,
    parse: ParseDocument<T>,
    onNext: OnNext<DocumentState<T>>,
    onError: OnError,
    choose?: (values: readonly T[]) => T | null,
  ): Unsubscribe;
}
