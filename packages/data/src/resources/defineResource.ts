import { CarnationError } from "@carnation/domain/error";
import { isDocumentId } from "@carnation/domain/internal/wire";
import {
  collection,
  type CollectionReference,
  doc,
  type DocumentReference,
  limit as limitTo,
  orderBy,
  query,
  type Query,
  type QueryConstraint,
} from "firebase/firestore";
import { type DocumentState, type ListState, missing } from "../watch/queryState.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import { constraintsOf, type PageFilter } from "../watch/readPages.ts";
import type { ParseDocument, Unordered, Watches } from "../watch/watches.ts";
import { watchKeyed } from "../watch/watchKeyed.ts";
import type { Services } from "../workspace/services.ts";

/** Of how many documents one is read: those before it may be malformed. */
export const CANDIDATES = 5;

/** Owner: whose resources they are, and what they work with. */
export interface ResourceContext extends Services {
  readonly uid: string;
  /** Aborted when the sign-in ends that the resources were opened under. */
  readonly session: AbortSignal;
  readonly watches: Watches;
}

/** Describes what the commands of a resource are made of. */
export interface CommandContext<T> extends ResourceContext {
  readonly parse: ParseDocument<T>;
  readonly collection: CollectionReference;
  readonly document: (id: string) => DocumentReference;
  /** The documents of the resource, in its order; as many as its limit says unless told otherwise. */
  readonly list: (count?: number) => Query;
  /**
   * The SDK takes the token of whoever is signed in when it sends: that must still be the same person.
   * @throws {CarnationError} unauthenticated
   */
  readonly assertSession: () => void;
}

/** A kind of documents, stated once: its type in the workspace follows from it. */
export interface ResourceDefinition<T, Commands extends object> {
  /** The collection, for a person. */
  readonly path: (uid: string) => string;
  /** Throws when what is stored is not one. */
  readonly parse: ParseDocument<T>;
  /** Choice of which of them are listed; all by default. */
  readonly filters?: readonly PageFilter[];
  /** The order in which they are listed; what `filters` cannot say stands here too. */
  readonly order: readonly QueryConstraint[];
  /** Count of how many are listed. */
  readonly limit: number;
  /** The field of the order; the documents that lack it are listed, too, after the others. By default they are not. */
  readonly orderedBy?: string;
  /**
   * The order of documents of an older product, which lack the sort key that `order` names (`watchKeyed`); by default `order` is
   * the only one.
   */
  readonly unkeyedOrder?: string;
  /** The field that orders them, a text, where there may be thousands: the first ones are told before the others are there. */
  readonly long?: string;
  /** Gives what can be done besides watching. */
  readonly commands?: (context: CommandContext<T>) => Commands;
}

/** Describes what can be done with every kind of documents. */
export interface Resource<T> {
  /** Watches one, whatever the id: what is no id leads to none. */
  watch(id: string, onNext: OnNext<DocumentState<T>>, onError: OnError): Unsubscribe;
  /** Watches the list, in its order and up to its limit. */
  watchAll(onNext: OnNext<ListState<T>>, onError: OnError): Unsubscribe;
}

/** Makes what opens a resource for a person. */
export function defineResource<T, Commands extends object = object>({
  path,
  parse,
  filters = [],
  order,
  limit,
  orderedBy,
  unkeyedOrder,
  long,
  commands,
}: ResourceDefinition<T, Commands>): (context: ResourceContext) => Resource<T> & Commands {
  return (context) => {
    const { firestore, uid, session, watches } = context;
    const all = collection(firestore, path(uid));
    const document = (id: string): DocumentReference => doc(all, id);
    const chosen = constraintsOf(filters);
    const list = (count = limit): Query => query(all, ...chosen, ...order, limitTo(count));
    const unorderedBy = (field: string): Unordered => ({ collection: all, filters, limit, field });
    const unordered = orderedBy === undefined ? undefined : unorderedBy(orderedBy);
    const assertSession = (): void => assertOpen(session);
    const resource: Resource<T> = {
      watch(id, onNext, onError) {
        if (isDocumentId(id)) return watches.document(document(id), parse, onNext, onError);
        onNext(missing);
        return () => undefined;
      },
      watchAll(onNext, onError) {
        if (long !== undefined) return watches.long(all, long, limit, parse, onNext, onError);
        if (unkeyedOrder === undefined) return watches.query(list(), parse, onNext, onError, unordered);
        const unkeyed = unorderedBy(unkeyedOrder);
        const before = query(all, ...chosen, orderBy(unkeyedOrder), limitTo(limit));
        return watchKeyed(
          {
            watch: (tell) => watches.query(list(), parse, tell, onError),
            watchUnkeyed: (tell) => watches.query(before, parse, tell, onError, unkeyed),
            all: query(all, ...chosen, limitTo(limit)),
            limit,
          },
          onNext,
        );
      },
    };
    const made = commands?.({ ...context, parse, collection: all, document, list, assertSession });
    return { ...resource, ...(made as Commands) };
  };
}

/**
 * Ends what is asked for after the sign-in that it was asked under has ended.
 * @throws {CarnationError} unauthenticated
 */
export function assertOpen(session: AbortSignal): void {
  if (session.aborted) throw new CarnationError("unauthenticated", "The session has ended");
}

/** Makes what opens the one document of its kind that a person has. */
export function defineDocument<T>(path: (uid: string) => string, parse: ParseDocument<T>) {
  return ({ firestore, uid, watches }: ResourceContext) => ({
    /** Watches it. */
    watch: (onNext: OnNext<DocumentState<T>>, onError: OnError): Unsubscribe =>
      watches.document(doc(firestore, path(uid)), parse, onNext, onError),
  });
}
