import { expect, test } from "vitest";
import { countMarks, markGroups, marksInOrder } from "./markGroups.ts";
import { faceMarks, manyMarks } from "./testing/reviewMarks.ts";

test("few marks keep the order of the host", () => {
  expect(markGroups(faceMarks)).toBeNull();
  expect(marksInOrder(faceMarks).map(({ mark }) => mark.id)).toEqual(faceMarks.map(({ id }) => id));
});

test("many marks stand zone by zone, numbered as they are seen", () => {
  const groups = markGroups(manyMarks(13)) ?? [];
  expect(groups.map(({ label, items }) => `${label} ${items.length}`)).toEqual([
    "Front 3",
    "Joue droite 3",
    "Joue gauche 3",
    "Nez 2",
    "Menton 2",
  ]);
  expect(marksInOrder(manyMarks(13)).map(({ position }) => position)).toEqual(
    Array.from({ length: 13 }, (_, index) => index + 1),
  );
});

test("all but struck marks are kept", () => {
  expect(countMarks(faceMarks)).toEqual({ sure: 4, unsure: 2, added: 1, struck: 1, kept: 7 });
});
