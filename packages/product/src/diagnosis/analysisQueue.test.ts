import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  afterFailedAttempt,
  ANALYSIS_ATTEMPTS,
  inQueueOrder,
  parseQueuedAnalysis,
  placesOf,
  queuePlaceDetail,
  queuePlaceText,
  type QueuedAnalysis,
  roundOf,
  TOLD_PLACES,
} from "./analysisQueue.ts";

const now = new Date("2026-11-28T09:00:00Z");
const entry = (id: string, round: number, at = 0, leased: Date | null = null): QueuedAnalysis => ({
  id,
  uid: id.slice(0, 1),
  queued: new Date(at),
  round,
  attempts: 0,
  leased,
  place: null,
});

/** Photos queued one after the other; each is named by its account. */
function queueOf(accounts: readonly string[]): QueuedAnalysis[] {
  return accounts.reduce<QueuedAnalysis[]>((queue, uid, at) => {
    const own = queue.filter((other) => other.uid === uid).map(({ round }) => round);
    const first = queue.length === 0 ? null : Math.min(...queue.map(({ round }) => round));
    const round = roundOf(first, own.length === 0 ? null : Math.max(...own));
    return [...queue, { ...entry(`${uid}${own.length}`, round, at), uid }];
  }, []);
}

describe("the order of the queue", () => {
  it("the order of the queue takes accounts in turns, each account's photos in the order in which they came", () => {
    const order = inQueueOrder(queueOf(["a", "a", "a", "b", "b", "c"]), now).map(({ id }) => id);
    expect(order).toEqual(["a0", "b0", "c0", "a1", "b1", "a2"]);
  });

  it("the order of the queue lets a new account in behind the round that is being analysed, not behind a long queue", () => {
    expect(roundOf(7, null)).toBe(7);
    expect(roundOf(null, null)).toBe(0);
    expect(roundOf(7, 12)).toBe(13);
  });

  it("the order of the queue never has an account wait for more than two photos of another one between two of its own", () => {
    const accounts = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 40 });
    fc.assert(
      fc.property(accounts, (uids) => {
        const order = inQueueOrder(queueOf(uids), now);
        for (const one of new Set(uids)) {
          const own = order.flatMap(({ uid }, at) => (uid === one ? [at] : []));
          for (const [nth, at] of own.entries()) {
            const before = order.slice((own[nth - 1] ?? -1) + 1, at);
            for (const other of new Set(before.map(({ uid }) => uid))) {
              expect(before.filter(({ uid }) => uid === other).length).toBeLessThanOrEqual(2);
            }
          }
        }
      }),
    );
  });

  it("the order of the queue tells the place of each: 0 under way, none too far back", () => {
    const later = new Date(now.getTime() + 1000);
    const waiting = Array.from({ length: TOLD_PLACES + 1 }, (_, at) => entry(`b${at}`, 1, at));
    const ordered = inQueueOrder([...waiting, entry("a", 3, 0, later), entry("x", 0, 0, now)], now);
    const places = placesOf(ordered, now);
    expect(ordered.slice(0, 2).map(({ id }) => id)).toEqual(["a", "x"]);
    expect(places.slice(0, 3)).toEqual([0, 1, 2]);
    expect(places.at(-1)).toBeNull();
  });
});

describe("an attempt without a result", () => {
  it.each([
    ["busy", 1, "untried"],
    ["unavailable", 50, "untried"],
    ["timeout", ANALYSIS_ATTEMPTS - 1, "again"],
    ["internal", ANALYSIS_ATTEMPTS, "end"],
    ["no-face", 1, "end"],
  ] as const)("%s, at attempt %i: %s", (error, attempts, outcome) => {
    expect(afterFailedAttempt(error, attempts)).toBe(outcome);
  });
});

describe("a stored entry", () => {
  it("a stored entry is read as far as it can be", () => {
    const read = parseQueuedAnalysis("d1", { uid: "claire", queued: now, round: "x", leased: 3, place: -1 });
    expect(read).toEqual({ ...entry("d1", 0), uid: "claire", queued: now });
    expect(() => parseQueuedAnalysis("d1", { uid: "claire" })).toThrow(v.ValiError);
  });
});

it("the place is said in French", () => {
  expect([0, 1, 3, null].map(queuePlaceText)).toEqual([
    "Analyse en cours",
    "1re dans la file",
    "3e dans la file",
    "Dans la file d’attente",
  ]);
  expect(queuePlaceDetail(2)).toContain("garde sa place\u00A0:");
  expect(queuePlaceDetail(0)).toContain("Quelques secondes");
});
