import { describe, expect, it } from "vitest";
import { overviewOf } from "../measure/distributions.ts";
import { degradationsOf } from "../measure/flattery.ts";
import type { Reading } from "../measure/reading.ts";
import { paintedTruthOf } from "../measure/painted.ts";
import { stabilityOf } from "../measure/stability.ts";
import { toneLinksOf } from "../measure/tone.ts";
import { frameAround, lineWithin, tintsWithin } from "../photos/contactSheet.ts";
import { PARTS, readOptions } from "../run/options.ts";
import { toJson, type Figures } from "./figures.ts";
import { renderPage } from "./page.ts";

const before: Reading = {
  engine: "carnation-test",
  quality: 90,
  criteria: new Map([["Redness", { value: 60, confidence: "medium", margin: 0 }]]),
};
const after: Reading = {
  ...before,
  criteria: new Map([["Redness", { value: 80, confidence: "low", margin: 0 }]]),
};
const mark = {
  criterion: "acne" as const,
  outline: [{ x: 10, y: 10 }, { x: 20, y: 10 }, { x: 20, y: 20 }], // prettier-ignore
  areaMm2: 4.25,
  peak: 6.5,
  weight: 0.75,
};
const trials = [{ photo: "a<b", change: "half the exposure", before, after }];
const picture = { photo: "a<b", width: 50, height: 60, source: "data:image/jpeg;base64,AAAA" };
const line = lineWithin(mark, { left: 0, top: 0, width: 50, height: 60 }, 1);
const inspection = {
  size: { width: 50, height: 60 },
  landmarks: [],
  faceWidth: 40,
  skin: { lightness: 55, redGreen: 12, yellowBlue: 16 },
  marks: [mark],
  candidates: [],
  cellAt: () => undefined,
  pixelsPerMm: 1,
  angle: 0,
  hidden: [{ cover: "hair" as const, from: { x: 5, y: 8 }, to: { x: 15, y: 8 } }],
  stripWidth: 2,
};
const figures: Figures = {
  engine: "carnation-test",
  date: "2026-01-01",
  sittings: [
    { portrait: { name: "a<b", bytes: Buffer.from("secret") }, reading: before, inspection },
    {
      portrait: { name: "c", bytes: Buffer.alloc(0) },
      reading: { refused: "no-face" },
      inspection: undefined,
    },
  ],
  overview: overviewOf([before, { refused: "no-face" }]),
  sheets: [
    {
      face: { ...picture, lines: [line] },
      tiles: [{ ...picture, lines: [line], criterion: "acne", mark }],
      tints: tintsWithin(inspection.hidden, 2, { left: 5, top: 0, width: 50, height: 60 }, 2),
    },
  ],
  tried: 1,
  painted: paintedTruthOf([
    {
      kind: "naevi",
      criterion: "pigmentation",
      painted: 6,
      before: { acne: 1, pigmentation: 2 },
      after: { acne: 0, pigmentation: 7 },
    },
  ]),
  single: stabilityOf(trials),
  reshots: stabilityOf([]),
  degradations: degradationsOf(trials),
  tone: toneLinksOf([{ lightness: 55, reading: before }]),
  costs: [{ megapixels: 12, photos: 3, analysing: 700, decoding: 60, ratio: 11.7, peakMemory: 380 }],
};

describe("the page", () => {
  const page = renderPage(figures);

  it("the page needs no other file and lets no name become markup", () => {
    expect(page).not.toMatch(/(?:src|href)="(?!#|data:)/u);
    expect(page).not.toContain("a<b");
    expect(page).toContain("a&lt;b");
  });

  it("the page shows each mark's criterion, place and value, and what was refused", () => {
    expect(page).toContain('<polygon class="acne" points="10.0,10.0 20.0,10.0 20.0,20.0"/>');
    expect(page).toContain("peak 6.5 · 4.3 mm² · weight 0.75");
    expect(page).toContain("refused: no-face");
  });

  it("tints what hides skin where it lies", () => {
    expect(page).toContain(`<path class="hair" d="M0.0,16.0L20.0,16.0" stroke-width="4.0"/>`);
  });

  it("marks what misses its aim, and prints no NaN", () => {
    expect(page).toContain('<strong class="missed">11.7&nbsp;!</strong>');
    expect(page).toContain("Redness 60 → 80 (a&lt;b)");
    expect(page).not.toContain("NaN");
  });

  it("the page leaves out what was not measured", () => {
    const { sittings, overview } = figures;
    const short = renderPage({ engine: "e", date: "d", sittings, overview, tried: 0 });
    expect(short).not.toContain('id="stability"');
    expect(short).toContain('id="distributions"');
  });
});

describe("the figures", () => {
  it("the figures are JSON without photos", () => {
    const json = toJson(figures);
    expect(json).not.toMatch(/secret|data:image|NaN/u);
    expect(JSON.parse(json)).toMatchObject({
      engine: "carnation-test",
      marks: 1,
      painted: [{ kind: "naevi", painted: 6, own: 5, other: -1, withinOne: 1 }],
      single: { all: { compared: 1, within: 0 } },
      photos: [
        { photo: "a<b", quality: 90, criteria: { Redness: { value: 60 } }, marks: [{ criterion: "acne" }] },
        { photo: "c", refused: "no-face" },
      ],
    });
  });
});

describe("a frame around a mark", () => {
  const photo = { width: 100, height: 80 };
  const mark = { left: 2, top: 30, width: 6, height: 6 };

  it("a frame around a mark is moved into the photo, and no larger than it", () => {
    expect(frameAround(mark, 20, 20, photo)).toEqual({ left: 0, top: 23, width: 20, height: 20 });
    expect(frameAround(mark, 300, 300, photo)).toEqual({ left: 0, top: 0, width: 100, height: 80 });
  });
});

describe("the command line", () => {
  it("the command line is skipped without a folder, and told what is wrong", () => {
    expect(readOptions([], {}, "/home")).toHaveProperty("skipped");
    const portraits = { CARNATION_PORTRAITS: "/photos" };
    expect(readOptions(["--photos", "none"], portraits, "/home")).toHaveProperty("problem");
    expect(readOptions(["--only", "marks,beauty"], portraits, "/home")).toHaveProperty("problem");
  });

  it("the command line measures everything on ten photos unless told otherwise", () => {
    const portraits = { CARNATION_PORTRAITS: "/photos" };
    expect(readOptions([], portraits, "/home")).toMatchObject({ photos: 10, parts: new Set(PARTS) });
    expect(readOptions(["--photos", "4", "--only", "tone"], portraits, "/home")).toMatchObject({
      photos: 4,
      parts: new Set(["tone"]),
    });
  });
});
