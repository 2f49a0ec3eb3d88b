import { addDays, parseIsoDay } from "@carnation/domain/format";
import { parseProfessional, type Professional } from "@carnation/product/account";
import { callables } from "@carnation/product/callable";
import { documentPaths } from "@carnation/product/path";
import {
  type AppCounters,
  type CriterionPeople,
  type DayStatistics,
  parseAppCounters,
  parseDayStatistics,
  parseRetentionReport,
  parseSweepReport,
  type Period,
  type Recount,
  type RetentionReport,
  type SweepReport,
} from "@carnation/product/statistics";
import { collection, doc, documentId, limit, orderBy, query, where } from "firebase/firestore";
import { createCaller } from "../functions/callFunction.ts";
import { type Entry, type DocumentState, type ListState, serverEntry } from "../watch/queryState.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import { leftOut } from "../watch/mergeUnordered.ts";
import { assertOpen, type ResourceContext } from "./defineResource.ts";

/** More days than a period has. */
const DAYS = 1000;

/** Count of how many of those who came last the dashboard shows. */
const SIGN_UPS = 5;

/** Documents that stand beside the days and have a moment of their own: no day of another system. */
const notDays: ReadonlySet<string> = new Set([
  documentPaths.appTotals(),
  documentPaths.planSync(),
  documentPaths.retentionReport(),
  documentPaths.sweepReport(),
]);

/** The figures of the whole product, for administrators. */
export const statistics = ({ firestore, functions, watches, session }: ResourceContext) => {
  const days = collection(firestore, "statistics");
  const users = collection(firestore, documentPaths.users());
  const call = createCaller(functions, () => assertOpen(session));
  return {
    /** Watches the counters. */
    watchTotals: (onNext: OnNext<DocumentState<AppCounters>>, onError: OnError): Unsubscribe =>
      watches.document(
        doc(firestore, documentPaths.appTotals()),
        (_id, fields) => parseAppCounters(fields),
        onNext,
        onError,
      ),
    /** Watches what the last sweep found unfinished. */
    watchSweep: (onNext: OnNext<DocumentState<SweepReport>>, onError: OnError): Unsubscribe =>
      watches.document(
        doc(firestore, documentPaths.sweepReport()),
        (_id, fields) => parseSweepReport(fields),
        onNext,
        onError,
      ),
    /** Watches how far the photos of all accounts are erased, or counted by a trial run. */
    watchRetention: (onNext: OnNext<DocumentState<RetentionReport>>, onError: OnError): Unsubscribe =>
      watches.document(
        doc(firestore, documentPaths.retentionReport()),
        (_id, fields) => parseRetentionReport(fields),
        onNext,
        onError,
      ),
    /** Watches the days that are stored of a period, the earliest first. */
    watchDays: (
      { from, to }: Period,
      onNext: OnNext<ListState<DayStatistics>>,
      onError: OnError,
    ): Unsubscribe => {
      // The id of a day is its date. Another system has other ids, and a moment as the date.
      const within = query(days, where(documentId(), ">=", from), where(documentId(), "<=", to));
      const others = {
        path: days.path,
        field: "date",
        filters: [
          { field: "date", operator: ">=", value: parseIsoDay(from) },
          { field: "date", operator: "<", value: parseIsoDay(addDays(to, 1)) },
        ],
      } as const;
      const read = async (found: ReadonlySet<string>): Promise<readonly Entry<DayStatistics>[]> => {
        return leftOut(await watches.readOnce(others, DAYS), found)
          .filter(({ path }) => !notDays.has(path))
          .map((stored) => serverEntry(stored.id, parseDayStatistics(stored.id, stored.fields)));
      };
      const arrange = (all: readonly DayStatistics[]): readonly DayStatistics[] =>
        all.toSorted((one, other) => one.date.localeCompare(other.date));
      return watches.query(within, parseDayStatistics, onNext, onError, { read, arrange });
    },
    /** Watches the professionals who came last, the latest first. */
    watchSignUps: (onNext: OnNext<ListState<Professional>>, onError: OnError): Unsubscribe => {
      const latest = query(
        users,
        where("role", "==", "customer"),
        orderBy("created", "desc"),
        limit(SIGN_UPS),
      );
      return watches.query(latest, parseProfessional, onNext, onError);
    },
    /**
     * Reads which criteria were a priority for most people in a period; groups of fewer than 10 are never told.
     * @throws {CarnationError} permission-denied, unauthenticated, offline, unavailable
     */
    topPriorities: async ({ from, to }: Period): Promise<readonly CriterionPeople[]> =>
      (await call(callables.toppriorities, { from, to })).priorities,
    /**
     * Has everything counted anew, and mended where it differs; that takes minutes where there is much.
     * @throws {CarnationError} permission-denied, unauthenticated, offline, unavailable; deadline-exceeded, and it goes on
     */
    recount: (): Promise<Recount> => call(callables.recountstatistics, {}),
  };
};
