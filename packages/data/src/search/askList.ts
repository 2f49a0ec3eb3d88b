import { CarnationError } from "@carnation/domain/error";
import { type CollectionReference, getCountFromServer, limit as limitTo, query } from "firebase/firestore";
import { withCatalogueErrors } from "../errors/catalogueError.ts";
import { isOffline } from "../errors/isOffline.ts";
import type { ListState } from "../watch/queryState.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import { constraintsOf, type PageFilter } from "../watch/readPages.ts";
import type { ParseDocument, Watches } from "../watch/watches.ts";
import { type ListQuestion, questionQuery } from "./listQuestion.ts";

/** Describes what can be asked of a collection beyond what its list shows. */
export interface AskedList<T> {
  /** Watches what the server finds, as many as the list shows at most. */
  watchAsked(question: ListQuestion, onNext: OnNext<ListState<T>>, onError: OnError): Unsubscribe;
  /**
   * Searches once, for a choice.
   * @throws {CarnationError} permission-denied, offline, unavailable
   */
  search(typed: string): Promise<readonly T[]>;
  /**
   * Counts all that belong to the list, however many it shows.
   * @throws {CarnationError} permission-denied, offline, unavailable
   */
  countAll(): Promise<number>;
  /**
   * Reads all that belong to the list, page after page, by id; nothing of it is kept on this device.
   * @throws {CarnationError} permission-denied, offline, unavailable
   */
  readAll(): AsyncGenerator<readonly T[]>;
}

interface AskedCollection<T> {
  readonly collection: CollectionReference;
  /** Choice of which documents belong to the list; all by default. */
  readonly filters?: readonly PageFilter[];
  /** Count of how many the list shows. */
  readonly limit: number;
  readonly parse: ParseDocument<T>;
  readonly watches: Watches;
}

/** Longest time that a search waits for the server, milliseconds. */
const SEARCH_MS = 15_000;

/** Makes what can be asked of a collection. */
export function askList<T>({
  collection,
  filters = [],
  limit,
  parse,
  watches,
}: AskedCollection<T>): AskedList<T> {
  const all = query(collection, ...constraintsOf(filters));
  const watchAsked: AskedList<T>["watchAsked"] = (question, onNext, onError) => {
    const asked = questionQuery(question);
    if (asked !== null) return watches.query(query(all, ...asked, limitTo(limit)), parse, onNext, onError);
    onNext({ status: "ready", value: [], fromCache: false, unreadable: 0 });
    return () => undefined;
  };
  return {
    watchAsked,
    async search(typed) {
      const answer = Promise.withResolvers<readonly T[]>();
      // Nobody waits for ever: not for a session that has ended, which tells nothing, nor for a service that is silent.
      const waited = setTimeout(
        () => answer.reject(new CarnationError(isOffline() ? "offline" : "unavailable")),
        SEARCH_MS,
      );
      const stop = watchAsked(
        { search: typed },
        (known) => {
          if (known.status === "unread") answer.reject(new CarnationError("unavailable"));
          // Off line no other answer comes than what this device has kept.
          else if (!known.fromCache || isOffline()) answer.resolve(known.value);
        },
        answer.reject,
      );
      return answer.promise.finally(() => {
        clearTimeout(waited);
        stop();
      });
    },
    countAll: () => withCatalogueErrors(async () => (await getCountFromServer(all)).data().count),
    readAll: () => watches.readAll(collection, filters, parse),
  };
}
