import { expect, test } from "vitest";
import { noDecisions } from "../mark/markReview.ts";
import { proposedMark, proposedMarks } from "../testing/proposedMarks.ts";
import type { MaskPosition } from "../mask/diagnosisMasks.ts";
import { shownMarks } from "./shownMarks.ts";

const anchors = new Map<string, MaskPosition>([
  ["forehead", [0.5, 0.3]],
  ["left_cheek_wide", [0.7, 0.6]],
  ["chin_wide", [0.5, 0.8]],
]);

test("marks are told by part and side, from the forehead down, with their size or who added them", () => {
  const proposed = proposedMarks([
    proposedMark("1", { at: [0.5, 0.82], area: "chin_wide", mm: 2.4 }),
    proposedMark("2", { at: [0.7, 0.6], area: "left_cheek_wide", mm: 0.7, certainty: 0.9 }),
    proposedMark("3", { at: [0.4, 0.3], area: "forehead" }),
    proposedMark("4", { at: [0.62, 0.25], area: null }),
    proposedMark("5", { at: [0.1, 0.95], area: "elbow" }),
  ]);
  const added = { id: "a1", at: [0.5, 0.31] as const };
  const shown = shownMarks(
    { criterion: 39, proposed, anchors, engineVersion: null },
    { ...noDecisions, struck: ["1"], added: [added] },
  );
  expect(shown.map(({ id, label, detail }) => [id, label, detail.replaceAll("\u00A0", " ")])).toEqual([
    ["4", "Front, à gauche", "Incertaine · 3 mm"],
    ["3", "Front, à droite", "Incertaine · 3 mm"],
    ["a1", "Front", "Ajoutée par vous"],
    ["2", "Joue gauche", "1 mm"],
    ["1", "Menton", "Écartée · 2 mm"],
    ["5", "Visage", "Incertaine · 3 mm"],
  ]);
});

test("marks have no side where the middle of their part is not known", () => {
  const proposed = proposedMarks([proposedMark("1", { at: [0.2, 0.3], area: "forehead" })]);
  const unknown = { criterion: 39, proposed, anchors: new Map(), engineVersion: null } as const;
  expect(shownMarks(unknown, noDecisions).map(({ label }) => label)).toEqual(["Front"]);
  const nowhere = { ...unknown, proposed: proposedMarks([proposedMark("1")]) };
  expect(shownMarks(nowhere, noDecisions).map(({ label }) => label)).toEqual(["Visage"]);
});
