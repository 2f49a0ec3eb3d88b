import type { IsoDay } from "@carnation/domain/format";
import { isDocumentId } from "@carnation/domain/internal/wire";
import {
  parseProfessional,
  parseSupportNote,
  type Professional,
  type SupportNote,
} from "@carnation/product/account";
import { callables } from "@carnation/product/callable";
import type { Invoice } from "@carnation/product/invoice";
import { listLimits } from "@carnation/product/limits";
import { documentPaths } from "@carnation/product/path";
import { type BillingDetails, parseBilling } from "@carnation/product/profile";
import {
  type DayStatistics,
  parseDayStatistics,
  parseUserCounters,
  type UserCounters,
} from "@carnation/product/statistics";
import { parseSubscription, standingSubscription, type Subscription } from "@carnation/product/subscription";
import {
  collection,
  doc,
  documentId,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  serverTimestamp,
  where,
} from "firebase/firestore";
import { callFunction } from "../functions/callFunction.ts";
import { type DocumentState, type ListState, missing } from "../watch/queryState.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import type { PageFilter } from "../watch/readPages.ts";
import { askList } from "../search/askList.ts";
import { defineResource } from "./defineResource.ts";
import { watchInvoicesOf } from "./invoices.ts";
import { runIdempotent } from "./optimisticWrites.ts";

/** More subscriptions than an account ever had. */
const ALL = 100;

/** Describes what watches something of one professional. */
type WatchOf<Known> = (uid: string, onNext: OnNext<Known>, onError: OnError) => Unsubscribe;

const filters: readonly PageFilter[] = [{ field: "role", operator: "==", value: "customer" }];

/**
 * The professionals of the service, for administrators, by company: their accounts, and what is known of each without
 * their clients, whom the rules show to nobody else. Accounts are changed by `accounts`.
 */
export const professionals = defineResource({
  path: documentPaths.users,
  parse: parseProfessional,
  filters,
  order: [orderBy("sort_key")],
  limit: listLimits.customers,
  unkeyedOrder: "lastname",
  commands: ({
    firestore,
    functions,
    collection: users,
    watches,
    document,
    parse,
    assertSession,
    uid: author,
  }) => {
    const found = (path: string, ...constraints: readonly QueryConstraint[]) =>
      query(collection(firestore, path), ...constraints);
    const watchTotals: WatchOf<DocumentState<UserCounters>> = (uid, onNext, onError) =>
      watches.document(
        doc(firestore, documentPaths.userTotals(uid)),
        (_id, fields) => parseUserCounters(fields),
        onNext,
        onError,
      );
    const watchStanding: WatchOf<DocumentState<Subscription>> = (uid, onNext, onError) =>
      watches.one(
        found(documentPaths.subscriptions(uid), limit(ALL)),
        parseSubscription,
        onNext,
        onError,
        standingSubscription,
      );
    const watchInvoices: WatchOf<ListState<Invoice>> = (uid, onNext, onError) =>
      watchInvoicesOf({ firestore, watches }, uid, onNext, onError);
    const watchBilling: WatchOf<DocumentState<BillingDetails>> = (uid, onNext, onError) =>
      watches.document(
        doc(firestore, documentPaths.billing(uid)),
        (_id, fields) => parseBilling(fields),
        onNext,
        onError,
      );
    const watchNotes: WatchOf<ListState<SupportNote>> = (uid, onNext, onError) =>
      watches.query(
        found(documentPaths.supportNotes(uid), orderBy("created", "desc"), limit(listLimits.supportNotes)),
        parseSupportNote,
        onNext,
        onError,
      );
    return {
      ...askList({ collection: users, filters, limit: listLimits.customers, parse, watches }),
      /** Watches one, whatever the id; an account of the staff is none. */
      watch(uid: string, onNext: OnNext<DocumentState<Professional>>, onError: OnError): Unsubscribe {
        const tell: OnNext<DocumentState<Professional>> = (known) =>
          onNext(known.status === "ready" && known.value.role !== "customer" ? missing : known);
        if (isDocumentId(uid)) return watches.document(document(uid), parse, tell, onError);
        onNext(missing);
        return () => undefined;
      },
      /** Watches the counters of one. */
      watchTotals,
      /** Watches the figures of one, day by day, from a day on. */
      watchDays: (
        { uid, from }: { readonly uid: string; readonly from: IsoDay },
        onNext: OnNext<ListState<DayStatistics>>,
        onError: OnError,
      ): Unsubscribe => {
        const { parent } = doc(firestore, documentPaths.userTotals(uid));
        // The totals stand beside the days, and their name comes after every date.
        const days = query(parent, where(documentId(), ">=", from), where(documentId(), "<", "a"));
        return watches.query(days, parseDayStatistics, onNext, onError);
      },
      /** Watches the subscription that says how the account of one stands, whatever its status. */
      watchStanding,
      /** Watches the invoices of one, newest first. */
      watchInvoices,
      /** Watches who pays for one, and with which card; missing before the first payment page. */
      watchBilling,
      /**
       * Gives the address of the payment provider's own page about one.
       * @throws {CarnationError} not-found for who never paid; unimplemented, permission-denied, offline, unavailable
       */
      async providerAccount(uid: string): Promise<string> {
        assertSession();
        return (await callFunction(functions, callables.provideraccount, { uid })).url;
      },
      /** Watches what administrators noted about one, newest first. */
      watchNotes,
      /**
       * Notes something about one, signed and dated by the server.
       * @param id of the note: sent again after a lost answer, it is the same one
       * @throws {CarnationError} permission-denied, unauthenticated, offline, unavailable: nothing is written later
       */
      addNote: (uid: string, { id, text }: Pick<SupportNote, "id" | "text">): Promise<void> => {
        const note = doc(firestore, documentPaths.supportNote(uid, id));
        return runIdempotent(
          { firestore, assertSession },
          async (transaction) => {
            if ((await transaction.get(note)).exists()) return;
            transaction.set(note, { text, author, created: serverTimestamp() });
          },
          () => Promise.resolve(),
        );
      },
      /**
       * Takes a note away.
       * @throws {CarnationError} permission-denied, unauthenticated, offline, unavailable: nothing is written later
       */
      removeNote: (uid: string, id: string): Promise<void> =>
        runIdempotent(
          { firestore, assertSession },
          (transaction) => void transaction.delete(doc(firestore, documentPaths.supportNote(uid, id))),
          () => Promise.resolve(),
        ),
    };
  },
});
