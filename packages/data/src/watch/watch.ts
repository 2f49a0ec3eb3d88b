import {
  type DocumentReference,
  onSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from "firebase/firestore";
import { catalogueError } from "../errors/catalogueError.ts";
import type { OnError, OnNext, Unsubscribe } from "../workspace/workspace.ts";

/** Makes a domain value of a stored document; throws when the document is not one. */
export type ParseDocument<T> = (id: string, fields: unknown) => T;

/** Watches a document; null while it does not exist. */
export function watchDocument<T>(
  document: DocumentReference,
  parse: ParseDocument<T>,
  onNext: OnNext<T | null>,
  onError: OnError,
): Unsubscribe {
  return watch<T | null>(
    (next, fail) =>
      onSnapshot(
        document,
        (snapshot) => next(() => (snapshot.exists() ? parseSnapshot(snapshot, parse) : null)),
        fail,
      ),
    onNext,
    onError,
  );
}

/** Watches the documents that a query finds, in its order. */
export function watchQuery<T>(
  query: Query,
  parse: ParseDocument<T>,
  onNext: OnNext<readonly T[]>,
  onError: OnError,
): Unsubscribe {
  return watch<readonly T[]>(
    (next, fail) =>
      onSnapshot(
        query,
        (snapshot) => next(() => snapshot.docs.map((document) => parseSnapshot(document, parse))),
        fail,
      ),
    onNext,
    onError,
  );
}

/** Watches the first document that a query finds; null while it finds none. */
export function watchFirst<T>(
  query: Query,
  parse: ParseDocument<T>,
  onNext: OnNext<T | null>,
  onError: OnError,
): Unsubscribe {
  return watchQuery(query, parse, ([first = null]) => onNext(first), onError);
}

/**
 * Ends the watch with its first failure, whether the server refused it or a document could not be read.
 * A failure of the listener itself is not caught here: it is a fault of the caller, not of the data.
 */
function watch<T>(
  start: (next: (read: () => T) => void, fail: (error: unknown) => void) => Unsubscribe,
  onNext: OnNext<T>,
  onError: OnError,
): Unsubscribe {
  let ended = false;
  const end = (): void => {
    ended = true;
    unsubscribe();
  };
  const unsubscribe = start(
    (read) => {
      if (ended) return;
      let value: T;
      try {
        value = read();
      } catch (error) {
        end();
        onError(catalogueError(error));
        return;
      }
      onNext(value);
    },
    (error) => {
      if (ended) return;
      ended = true;
      onError(catalogueError(error));
    },
  );
  return end;
}

/** Times that the server has still to set are estimated, so that a document just written here has all its dates. */
function parseSnapshot<T>(snapshot: QueryDocumentSnapshot, parse: ParseDocument<T>): T {
  return parse(snapshot.id, snapshot.data({ serverTimestamps: "estimate" }));
}
