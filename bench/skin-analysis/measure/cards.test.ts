import { readFile } from "node:fs/promises";
import type { FaceInspection } from "@carnation/skin-analysis/node";
import { expect, test } from "vitest";
import { measuredCards } from "../../../packages/domain/src/validity/measuredCards.ts";
import type { Sitting } from "../run/sittings.ts";
import { measureCards } from "./cards.ts";

const quarter = Math.PI / 2;

/** A face whose eyes stand upright in the photo, 2 pixels for a millimetre: to the right of the face is down in the photo. */
const inspection = {
  pixelsPerMm: 2,
  angle: quarter,
  candidates: [{ x: 10, y: 0, at: { x: 100, y: 100 }, radiusMm: 1 }],
  marks: [
    { criterion: "pigmentation", outline: [{ x: 99, y: 119 }, { x: 101, y: 121 }] }, // prettier-ignore
    { criterion: "pigmentation", outline: [{ x: 79, y: 99 }, { x: 81, y: 101 }] }, // prettier-ignore
    { criterion: "pigmentation", outline: [{ x: 10, y: 10 }] },
    { criterion: "acne", outline: [{ x: 99, y: 119 }, { x: 101, y: 121 }] }, // prettier-ignore
  ],
} as unknown as FaceInspection;

const sitting = (name: string, value: number, lightness: number): Sitting =>
  ({
    portrait: { name },
    reading: {
      engine: "e",
      quality: 90,
      criteria: new Map([["Pigmentation", { value, confidence: "high", margin: 6 }]]),
    },
    inspection: { ...inspection, skin: { lightness } },
  }) as unknown as Sitting;

const label = (x: number, y: number, letter: string) => ({
  x,
  y,
  radiusMm: 1,
  label: letter,
  again: undefined,
});

test("a card counts marks by the label at their place, pairs by age, and thirds by skin", () => {
  const sittings = [
    sitting("a", 95, 70),
    sitting("b", 95, 60),
    sitting("c", 60, 40),
    sitting("d", 50, 30),
    sitting("e", 50, 20),
    sitting("f", 95, 25),
  ];
  const material = {
    sittings,
    trials: [],
    ages: new Map([["a", 45], ["b", 46], ["c", 62], ["d", 80]]), // prettier-ignore
    // 20 mm right of the known candidate's 10, and 10 mm down of it: one sure mole, one unsure crease; the third has no label.
    labels: new Map([["a", [label(20, 0, "M"), label(10, 10, "c"), label(40, 40, "B")]], ["b", [label(20, 0, "b")]]]), // prettier-ignore
    validated: {},
  };
  const { criteria, engine } = measureCards(material);
  expect(engine).toBe("e");
  expect(criteria["Pigmentation"]).toMatchObject({
    scored: 6,
    realMarks: { share: 0.5, judged: 3 },
    ageAuc: { auc: 1, younger: 1, older: 2 },
    toneGap: 50,
    medianMargin: 6,
  });
  expect(criteria["Acne"]?.realMarks).toEqual({ share: 0, judged: 2 });
  // A judge that was trained on these labels is judged by people it has not seen.
  const validated = { Pigmentation: { share: 0.4, judged: 200 } };
  const again = measureCards({ ...material, validated }).criteria;
  expect(again["Pigmentation"]?.realMarks).toEqual(validated.Pigmentation);
});

test("the cards of the product are those of today's engine", async () => {
  const source = await readFile(
    new URL("../../../packages/skin-analysis/src/core/constants/engine.ts", import.meta.url),
    "utf8",
  );
  expect(source).toContain(`ENGINE_VERSION = "${measuredCards.engine}"`);
});
