import { parseDiagnosisResult } from "../result/parseDiagnosisResult.ts";
import { typeset } from "../text/typeset.ts";
import {
  type PhotoConditions,
  comparabilityOf,
  comparabilityReasonSentence,
  comparabilitySentence,
  haveDifferentEngines,
} from "./comparability.ts";
import { nextPhotoAdvice } from "./nextPhotoAdvice.ts";
import { perfectPhoto, quality } from "../testing/diagnoses.ts";
import { describe, expect, it } from "vitest";

function photo(
  measures: Readonly<Record<string, number>> = {},
  value = 93,
  engineVersion: string | null = "1.0.0",
): PhotoConditions {
  const { imageQuality } = parseDiagnosisResult([quality(value, { ...perfectPhoto, ...measures })]);
  return { imageQuality, engineVersion };
}

const summary = (before: PhotoConditions, after: PhotoConditions) => {
  const { level, reasons } = comparabilityOf(before, after);
  return [level, ...reasons.map(({ aspect, issue, photos }) => `${aspect} ${issue} ${photos.join("+")}`)];
};

describe("comparabilityOf", () => {
  it("comparabilityOf is good when both photos are good and alike", () => {
    const comparability = comparabilityOf(photo(), photo({ pose_score: 85 }));
    expect(comparability).toEqual({ level: "good", reasons: [] });
    expect(comparabilitySentence(comparability)).toBe(
      "Comparabilité bonne\u00A0: même pose, même lumière, même version de l’analyse.",
    );
  });

  it.each([
    [photo({}, 69.4), photo(), ["caution", "quality limited before"]],
    [photo({}, 69.6), photo(), ["good"]],
    [photo(), photo({}, 50), ["caution", "quality limited after"]],
    [photo(), photo({}, 49), ["poor", "quality insufficient after"]],
    [photo({}, 40), photo({}, 30), ["poor", "quality insufficient before+after"]],
    [photo({}, 40), photo({}, 60), ["poor", "quality insufficient before", "quality limited after"]],
    [photo({ sharpness_score: 20 }), photo(), ["caution", "sharpness insufficient before"]],
    [photo(), photo({ exposure_score: 20 }), ["poor", "light insufficient after"]],
    [photo({ lighting_score: 60 }), photo(), ["caution", "light limited before"]],
    [photo({ face_size_score: 45 }), photo(), ["caution", "framing insufficient before"]],
    [photo({ pose_score: 30 }), photo(), ["poor", "pose insufficient before"]],
    [photo({ pose_score: 74 }), photo(), ["caution", "pose different before+after"]],
    [photo({ pose_score: 75 }), photo(), ["good"]],
    [
      photo({ exposure_score: 72 }),
      photo({ lighting_score: 71 }),
      ["caution", "light different before+after"],
    ],
    [
      photo({ lighting_score: 92 }),
      photo({ lighting_score: 72 }),
      ["caution", "light different before+after"],
    ],
    [photo({ sharpness_score: 49.5 }), photo(), ["caution", "sharpness limited before"]],
  ])("case %#", (before, after, expected) => {
    expect(summary(before, after)).toEqual(expected);
  });

  it("comparabilityOf says what is not known and does not guess it", () => {
    const unknown: PhotoConditions = { imageQuality: null, engineVersion: null };
    expect(summary(unknown, photo())).toEqual([
      "caution",
      "quality unknown before",
      "engine-version unknown before",
    ]);
    expect(summary(unknown, unknown)).toEqual([
      "caution",
      "quality unknown before+after",
      "engine-version unknown before+after",
    ]);
    const { imageQuality } = parseDiagnosisResult([quality(90, { lighting_score: 90, pose_score: 90 })]);
    expect(summary(photo(), { imageQuality, engineVersion: "1.0.0" })).toEqual([
      "caution",
      "sharpness unknown after",
      "framing unknown after",
    ]);
  });

  it("comparabilityOf is poor between two versions of the engine", () => {
    const newer = photo({}, 93, "1.1.0");
    expect(summary(photo(), newer)).toEqual(["poor", "engine-version different before+after"]);
    expect(haveDifferentEngines(photo(), newer)).toBe(true);
    expect(haveDifferentEngines(photo(), photo({}, 93, null))).toBe(false);
    expect(haveDifferentEngines(photo({}, 93, null), photo())).toBe(false);
  });

  it("comparabilityOf takes other thresholds", () => {
    const strict = { good: 95, acceptable: 94, gap: 5 };
    expect(comparabilityOf(photo(), photo(), strict).level).toBe("poor");
  });
});

describe("comparabilitySentence", () => {
  it("comparabilitySentence says the level, then each reason", () => {
    const comparability = comparabilityOf(photo({ pose_score: 60 }), photo({ exposure_score: 20 }));
    expect(comparabilitySentence(comparability)).toBe(
      "Comparabilité insuffisante. La lumière de la seconde photo est insuffisante ou irrégulière. " +
        "La tête est un peu tournée ou inclinée sur la première photo.",
    );
  });

  it("comparabilitySentence has typeset French for every reason, about one photo and about both", () => {
    const measures = Object.keys(perfectPhoto);
    const all = (value: number) => Object.fromEntries(measures.map((name) => [name, value]));
    const bare: PhotoConditions = {
      imageQuality: { value: 90, label: "Bonne", subMetrics: [] },
      engineVersion: null,
    };
    const pairs = [all(20), all(60)].flatMap((worse) => [
      [photo(worse, 20), photo()] as const,
      [photo(worse, 60), photo(worse, 60)] as const,
    ]);
    const reasons = [
      ...pairs,
      [photo(all(75)), photo(all(100))] as const,
      [bare, bare] as const,
      [{ ...bare, imageQuality: null }, photo({}, 93, "2.0.0")] as const,
      [photo(), photo({}, 93, "2.0.0")] as const,
    ].flatMap(([before, after]) => comparabilityOf(before, after).reasons);
    const codes = new Set(reasons.map(({ aspect, issue }) => `${aspect} ${issue}`));
    expect(codes.size).toBe(3 + 4 * 4 + 2);
    expect(new Set(reasons.map(({ code }) => code)).size).toBe(codes.size);
    for (const sentence of reasons.map(comparabilityReasonSentence)) {
      expect(sentence).toBe(typeset(sentence));
      expect(sentence).toMatch(/^(?:Les|La|Le) .*\.$/u);
      expect(sentence).not.toMatch(/undefined|'/u);
    }
    expect(reasons.map(comparabilityReasonSentence)).toContain("Les deux photos manquent un peu de netteté.");
  });
});

describe("nextPhotoAdvice", () => {
  it("nextPhotoAdvice keeps what was good", () => {
    expect(nextPhotoAdvice(comparabilityOf(photo(), photo()))).toBe(
      "Pour la prochaine photo, gardez les mêmes conditions\u00A0: la peau nettoyée et le visage détendu, " +
        "la même lumière, la même distance.",
    );
  });

  it("nextPhotoAdvice asks for what was lacking", () => {
    expect(nextPhotoAdvice(comparabilityOf(photo({ pose_score: 30 }), photo({ sharpness_score: 60 })))).toBe(
      "Pour la prochaine photo\u00A0: la peau nettoyée et le visage détendu, la tête droite et le menton à l’horizontale, " +
        "un appareil stable et un objectif propre.",
    );
  });

  it("nextPhotoAdvice says what matters most when nothing in particular is known to be lacking", () => {
    const { imageQuality } = parseDiagnosisResult([quality(90, { lighting_score: 90, pose_score: 90 })]);
    const unmeasured: PhotoConditions = { imageQuality, engineVersion: "1.0.0" };
    for (const before of [photo({}, 93, null), unmeasured]) {
      expect(nextPhotoAdvice(comparabilityOf(before, photo()))).toBe(
        "Pour la prochaine photo\u00A0: la peau nettoyée et le visage détendu, une lumière douce venant de face, " +
          "la tête droite et le menton à l’horizontale.",
      );
    }
  });
});
