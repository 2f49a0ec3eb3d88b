import type { Conditions } from "@carnation/skin-analysis/guide";
import { expect, test } from "vitest";
import { cameraShortfall, guideHints } from "./guideWords.ts";

const leaning: Conditions = [
  { name: "framing", state: "ok" },
  { name: "heading", state: "adjust", code: "leaning" },
];

test("every condition is under way before the first frame", () => {
  expect(guideHints([], null).map(({ label, tone, text }) => [label, tone, text])).toEqual([
    ["Cadrage", "unknown", ""],
    ["Distance", "unknown", ""],
    ["Tête droite", "unknown", ""],
    ["Lumière", "unknown", ""],
    ["Visage dégagé", "unknown", ""],
    ["Netteté", "unknown", ""],
  ]);
});

test("each condition has its label, and what to do when it is to adjust", () => {
  expect(guideHints(leaning, null)).toEqual([
    { id: "framing", label: "Cadrage", tone: "ok", text: "" },
    { id: "heading", label: "Tête droite", tone: "adjust", text: "Redressez la tête" },
  ]);
});

test("the pose to take with an earlier photo is that day’s", () => {
  expect(guideHints(leaning, "12 mars")[1]).toEqual({
    id: "heading",
    label: "Même pose que le 12 mars",
    tone: "adjust",
    text: "Penchez la tête comme sur le contour",
  });
});

test("a camera with too few pixels names the criteria that will not be scored, and others say nothing", () => {
  expect(cameraShortfall([])).toBe("");
  expect(cameraShortfall(leaning)).toBe("");
  const distance: Conditions = [
    { name: "distance", state: "adjust", code: "too-far", lacking: ["lines", "pores"] },
  ];
  expect(cameraShortfall(distance)).toMatch(
    /^Caméra insuffisante pour les rides et ridules et les pores.: ces critères ne seront pas évalués\./u,
  );
});
