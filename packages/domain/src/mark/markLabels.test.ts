import { describe, expect, it } from "vitest";
import type { DiagnosisMasks } from "../mask/diagnosisMasks.ts";
import { markLabels } from "./markLabels.ts";
import type { MarkReview } from "./markReview.ts";
import { proposedMark, proposedMarks } from "../testing/proposedMarks.ts";

describe("labels of verified marks", () => {
  const proposed = proposedMarks([
    proposedMark("1", { at: [0.5, 0.2], certainty: 0.9, area: "forehead" }),
    proposedMark("2", { at: [0.3, 0.8], certainty: 0.4 }),
    proposedMark("3", { at: [0.7, 0.5], certainty: 0.4 }),
  ]);
  const shape = [[0.5, 0.5] as const];
  const file: DiagnosisMasks = {
    engineVersion: "carnation-1",
    hidden: [],
    anchors: new Map(),
    face: {
      aspectRatio: 0.75,
      outlines: [
        [
          [0.3, 0.2],
          [0.7, 0.2],
          [0.5, 0.8],
        ],
      ],
    },
    masks: [
      {
        name: "pigmentation_spots",
        type: "polygon",
        shapes: [shape, shape, shape],
        places: [],
        marks: proposed,
      },
    ],
  };
  const review: MarkReview = {
    struck: ["2"],
    kept: ["3"],
    added: [{ id: "a1", at: [0.4, 0.35] }],
    version: 1,
    engineVersion: "carnation-1",
    verified: { date: new Date(0), count: 3, value: 80, margin: 4 },
  };

  it("a label says of its mark whether it is one, where on the face, and how sure the analysis was", () => {
    expect(markLabels(file, { 39: review })).toEqual([
      expect.objectContaining({ verdict: "real", x: 0.5, y: 0, area: "forehead", certainty: 0.9 }),
      expect.objectContaining({ verdict: "none", x: 0, y: 1, certainty: 0.4 }),
      expect.objectContaining({ verdict: "real", x: 1, y: 0.5 }),
      {
        criterion: 39,
        engineVersion: "carnation-1",
        verdict: "missed",
        x: 0.25,
        y: 0.25,
        area: null,
        mm: null,
        certainty: null,
      },
    ]);
  });

  it("a review gives no labels before its confirmation, of another engine's marks, or without a face to place them on", () => {
    expect(markLabels(file, { 39: { ...review, verified: null } })).toEqual([]);
    expect(markLabels(file, { 39: { ...review, engineVersion: "carnation-0" } })).toEqual([]);
    expect(markLabels({ ...file, face: null }, { 39: review })).toEqual([]);
    expect(markLabels(file, {})).toEqual([]);
  });
});
