import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DiagnosisMasks } from "../mask/diagnosisMasks.ts";
import { addMark, confirmMarks, keepMarks, nextAddedId, restoreMark, strikeMarks } from "./markDecisions.ts";
import {
  type MarkDecisions,
  type MarkReview,
  MAX_ADDED_MARKS,
  noDecisions,
  parseMarkReviews,
  toStoredMarkReview,
  verifiedScore,
} from "./markReview.ts";
import { keptMarks, reviewedMarks } from "./reviewedMarks.ts";
import { areaOfMark, reviewedMasks } from "./reviewedMasks.ts";
import { reviewMarks } from "./reviewMarks.ts";
import { scoreMarks } from "./scoreMarks.ts";
import { proposedMark, proposedMarks } from "../testing/proposedMarks.ts";

const proposed = proposedMarks([
  proposedMark("1", { area: "forehead", certainty: 0.9 }),
  proposedMark("2", { area: "chin_wide" }),
  proposedMark("3"),
]);
const statesOf = (decisions: MarkDecisions) =>
  Object.fromEntries(reviewedMarks(proposed, decisions).map(({ id, state }) => [id, state]));
const date = new Date("2026-11-21T13:12:00Z");
const confirmedReview = (decisions: MarkDecisions = noDecisions): MarkReview =>
  reviewMarks(proposed, decisions, { engineVersion: "carnation-1", confirmed: date, version: 1 });

describe("decisions on marks", () => {
  it("leave sure and unsure ones as they were proposed", () => {
    expect(statesOf(noDecisions)).toEqual({ 1: "sure", 2: "unsure", 3: "unsure" });
  });

  it("strike, restore, keep, add and take away", () => {
    const struck = strikeMarks(noDecisions, ["1", "2"]);
    expect(statesOf(struck)).toEqual({ 1: "struck", 2: "struck", 3: "unsure" });
    expect(statesOf(restoreMark(struck, "1"))).toMatchObject({ 1: "sure", 2: "struck" });
    expect(statesOf(keepMarks(struck, ["2"]))).toMatchObject({ 1: "struck", 2: "sure" });
    const added = addMark(struck, { id: nextAddedId(struck), at: [0.2, 0.3] });
    expect(statesOf(added)).toMatchObject({ a1: "added" });
    expect(nextAddedId(added)).toBe("a2");
    expect(statesOf(strikeMarks(added, ["a1"]))).not.toHaveProperty("a1");
    expect(keepMarks(added, ["a1"]).kept).toEqual([]);
  });

  it("strike what was kept, and keep nothing that was struck, after all", () => {
    const once = strikeMarks(keepMarks(noDecisions, ["2"]), ["2"]);
    expect(once).toEqual({ struck: ["2"], kept: [], added: [] });
  });

  it("decisions on marks keep every unsure mark when all are confirmed, and no struck one", () => {
    const struck = strikeMarks(noDecisions, ["2"]);
    expect(statesOf(confirmMarks(struck, reviewedMarks(proposed, struck)))).toEqual({
      1: "sure",
      2: "struck",
      3: "sure",
    });
  });

  it("end at the limit of added marks", () => {
    const full = {
      ...noDecisions,
      added: Array.from({ length: MAX_ADDED_MARKS }, (_, k) => ({ id: `a${k}`, at: [0, 0] as const })),
    };
    expect(addMark(full, { id: "a999", at: [0, 0] })).toBe(full);
  });
});

describe("the score of marks", () => {
  const scoreOf = (decisions: MarkDecisions) => scoreMarks(proposed, reviewedMarks(proposed, decisions));

  it("the score of marks is 100 without a mark, within the points that one mark costs", () => {
    const { value, margin } = scoreOf(strikeMarks(noDecisions, ["1", "2", "3"]));
    expect(value).toBe(100);
    expect(margin).toBeGreaterThan(2);
    expect(margin).toBeLessThan(5);
  });

  it("the score of marks falls with each kept or added mark, and rises with each struck one, whatever was said before", () => {
    const decisions = fc.record({
      struck: fc.subarray(["1", "2", "3"]),
      kept: fc.constant<string[]>([]),
      added: fc
        .array(fc.constant(0), { maxLength: 5 })
        .map((all) => all.map((_, k) => ({ id: `a${k + 1}`, at: [0.5, 0.5] as const }))),
    });
    fc.assert(
      fc.property(decisions, fc.constantFrom("1", "2", "3"), (said, id) => {
        const { value } = scoreOf(said);
        expect(scoreOf(strikeMarks(said, [id])).value).toBeGreaterThanOrEqual(value);
        expect(scoreOf(keepMarks(said, [id])).value).toBeLessThanOrEqual(value);
        const more = addMark(said, { id: nextAddedId(said), at: [0.1, 0.1] });
        expect(scoreOf(more).value).toBeLessThan(value);
      }),
    );
  });

  it("the score of marks has the wider margin the more marks are unsure", () => {
    const all = keepMarks(noDecisions, ["2", "3"]);
    expect(scoreOf(noDecisions).margin).toBeGreaterThan(scoreOf(keepMarks(noDecisions, ["2"])).margin);
    expect(scoreOf(keepMarks(noDecisions, ["2"])).margin).toBeGreaterThan(scoreOf(all).margin);
  });
});

describe("a review", () => {
  it("a review has a score only once it is confirmed", () => {
    const occasion = { engineVersion: "carnation-1", version: 4 };
    expect(reviewMarks(proposed, noDecisions, { ...occasion, confirmed: null })).toEqual({
      ...noDecisions,
      ...occasion,
      verified: null,
    });
    expect(reviewMarks(proposed, noDecisions, { ...occasion, confirmed: date })).toMatchObject({
      kept: ["2", "3"],
      verified: { date, count: 3, value: expect.closeTo(87.7, 0) },
    });
  });

  it("a review leaves out ids of no mark, and one that is struck and kept is struck", () => {
    const said = { struck: ["2", "77"], kept: ["2", "77"], added: [{ id: "1", at: [0, 0] as const }] };
    expect(confirmedReview(said)).toMatchObject({ struck: ["2"], kept: ["3"], added: [] });
  });

  it("a review is read as it was stored", () => {
    const review = confirmedReview(addMark(noDecisions, { id: "a1", at: [0.25, 0.5] }));
    expect(parseMarkReviews({ 39: toStoredMarkReview(review) })).toEqual({ 39: review });
  });

  it.each([
    undefined,
    null,
    3,
    "?",
    [],
    { 39: "oui" },
    { 39: {} },
    { 30: toStoredMarkReview(confirmedReview()) },
  ])("a review is none for %j", (stored) => {
    expect(parseMarkReviews(stored)).toEqual({});
  });

  it("a review is not verified without its score, whatever is stored as its date", () => {
    const whole = toStoredMarkReview(confirmedReview());
    for (const part of [{ value: 1e9 }, { margin: "4" }, { count: null }, { confirmed: "hier" }]) {
      expect(parseMarkReviews({ 39: { ...whole, ...part } })[39]).toMatchObject({ verified: null });
    }
    const open = toStoredMarkReview({ ...confirmedReview(), verified: null });
    expect(open).toMatchObject({ confirmed: null, count: null, value: null, margin: null });
  });

  it("a review counts for the engine whose marks it is about, and for its own criterion", () => {
    const reviews = { 39: confirmedReview() };
    expect(verifiedScore(reviews, 39, "carnation-1")).toMatchObject({ count: 3 });
    expect(verifiedScore(reviews, 39, "carnation-2")).toBeNull();
    expect(verifiedScore(reviews, 36, "carnation-1")).toBeNull();
    expect(verifiedScore(reviews, 30, "carnation-1")).toBeNull();
  });
});

describe("masks of reviewed marks", () => {
  const shape = [[0.5, 0.5] as const];
  const masks: DiagnosisMasks = {
    engineVersion: "carnation-1",
    hidden: [],
    face: null,
    anchors: new Map([
      ["forehead", [0.5, 0.3]],
      ["chin_wide", [0.5, 0.8]],
    ]),
    masks: [
      {
        name: "pigmentation_spots",
        type: "polygon",
        shapes: [shape, shape, shape],
        places: [{ area: "forehead", amount: 3 }],
        marks: proposed,
      },
      { name: "lines_fine", type: "polyline", shapes: [shape], places: [] },
    ],
  };
  const decisions = addMark(strikeMarks(noDecisions, ["1"]), { id: "a1", at: [0.5, 0.9] });

  it("draw and count what is left and what was added, each where it lies or nearest", () => {
    const [spots, lines] = reviewedMasks(masks, { 39: confirmedReview(decisions) }).masks;
    expect(lines).toBe(masks.masks[1]);
    expect(spots).toMatchObject({
      shapes: [shape, shape, expect.objectContaining({ length: 24 })],
      places: [
        { area: "chin_wide", amount: 2 },
        { area: "forehead", amount: 1 },
      ],
    });
  });

  it("stay as they are without a review, or with one of another engine or criterion", () => {
    expect(reviewedMasks(masks, {}).masks).toEqual(masks.masks);
    const other = { ...confirmedReview(decisions), engineVersion: null };
    expect(reviewedMasks(masks, { 39: other, 36: confirmedReview() }).masks).toEqual(masks.masks);
    const older = masks.masks.map((mask) => (mask.type === "polygon" ? { ...mask, marks: null } : mask));
    expect(reviewedMasks({ ...masks, masks: older }, { 39: confirmedReview() }).masks).toEqual(older);
  });

  it("name no part of the face where the file names none", () => {
    expect(areaOfMark({ area: null, at: [0.5, 0.5] }, new Map(), 39)).toBeNull();
    expect(keptMarks(reviewedMarks(proposed, decisions)).map(({ id }) => id)).toEqual(["2", "3", "a1"]);
  });
});
