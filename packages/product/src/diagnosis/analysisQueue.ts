import type { DiagnosisErrorCode } from "@carnation/domain/internal/photo";
import { dateSchema, optionalDateSchema, storedCountSchema } from "@carnation/domain/internal/wire";
import { typeset } from "@carnation/domain/text";
import * as v from "valibot";

/** Frequency: how often the analysis of one photo is begun before it is ended: a photo that stops the engine must not block others. */
export const ANALYSIS_ATTEMPTS = 5;

/** For how long a worker that says nothing keeps a photo, milliseconds; it says so three times in between. */
export const ANALYSIS_LEASE_MS = 15_000;

/** Highest place that is told: further back the place says little, and telling it costs a write for each photo. */
export const TOLD_PLACES = 99;

/** A photo in the queue of the analysis, as stored under `users/{uid}/analysisqueue/{diagnosis}`. */
export interface QueuedAnalysis {
  /** Id of the diagnosis. */
  readonly id: string;
  /** The professional it belongs to. */
  readonly uid: string;
  readonly queued: Date;
  /** Round in which it is analysed: accounts take turns, each with one photo a round. From 0. */
  readonly round: number;
  /** Analyses that were begun. */
  readonly attempts: number;
  /** Until when a worker has it; null while it waits. */
  readonly leased: Date | null;
  /** Place in the queue: 0 while it is analysed, null further back than `TOLD_PLACES` or before it is known. */
  readonly place: number | null;
}

const storedEntry = v.object({
  uid: v.string(),
  queued: dateSchema,
  round: v.fallback(storedCountSchema, 0),
  attempts: v.fallback(storedCountSchema, 0),
  leased: optionalDateSchema,
  place: v.fallback(v.nullish(storedCountSchema, null), null),
});

/** Names of the fields under which an entry of the queue is stored. */
export type QueuedAnalysisField = keyof typeof storedEntry.entries;

/**
 * Reads an entry of the queue.
 * @param id the document's id, which is the diagnosis's
 * @throws {v.ValiError} when the document is none
 */
export function parseQueuedAnalysis(id: string, fields: unknown): QueuedAnalysis {
  return { ...v.parse(storedEntry, fields), id };
}

/** Tells whether a worker has it at this moment. */
export function isLeased({ leased }: Pick<QueuedAnalysis, "leased">, now: Date): boolean {
  return leased !== null && leased > now;
}

/**
 * The round of a new entry: behind those of its account, and never before the round that is being analysed.
 * @param first the lowest round of the whole queue; null when it is empty
 * @param last the highest round of its account; null without any
 */
export function roundOf(first: number | null, last: number | null): number {
  return Math.max(first ?? 0, last === null ? 0 : last + 1);
}

/** The entries in the order in which they are analysed; those that are under way come first. */
export function inQueueOrder(entries: readonly QueuedAnalysis[], now: Date): QueuedAnalysis[] {
  const rank = (entry: QueuedAnalysis): number => (isLeased(entry, now) ? 0 : 1);
  return entries.toSorted(
    (a, b) =>
      rank(a) - rank(b) || a.round - b.round || Number(a.queued) - Number(b.queued) || (a.id < b.id ? -1 : 1),
  );
}

/** The place of each entry of an ordered queue. */
export function placesOf(ordered: readonly QueuedAnalysis[], now: Date): (number | null)[] {
  const underWay = ordered.filter((entry) => isLeased(entry, now)).length;
  return ordered.map((entry, at) => {
    if (isLeased(entry, now)) return 0;
    const place = at - underWay + 1;
    return place <= TOLD_PLACES ? place : null;
  });
}

/** Describes what becomes of a photo whose analysis gave no result. */
export type FailedAttempt = "untried" | "again" | "end";

/**
 * Gives what becomes of a photo after an attempt without a result: `untried` when there was no engine for it (it waits, and no
 * attempt is counted), `again` when another attempt may succeed, `end` when it has no chance.
 * @param attempts those that were begun, this one too
 */
export function afterFailedAttempt(error: DiagnosisErrorCode, attempts: number): FailedAttempt {
  if (error === "busy" || error === "unavailable") return "untried";
  const mayPass = error === "timeout" || error === "internal";
  return mayPass && attempts < ANALYSIS_ATTEMPTS ? "again" : "end";
}

/** « 3e dans la file »; what goes on for one that is under way. */
export function queuePlaceText(place: number | null): string {
  if (place === 0) return "Analyse en cours";
  if (place === null) return "Dans la file d’attente";
  return place === 1 ? "1re dans la file" : `${place}e dans la file`;
}

/** The sentence below the place. */
export function queuePlaceDetail(place: number | null): string {
  if (place === 0) return "Quelques secondes suffisent d’ordinaire. La page se met à jour toute seule.";
  return typeset(
    "D’autres photos passent avant. La vôtre garde sa place : vous pouvez quitter cette page, le diagnostic vous attendra dans la liste.",
  );
}
