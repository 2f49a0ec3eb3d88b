import { fileURLToPath } from "node:url";
import { analyseFace, type FaceAnalysis } from "../core/analyseFace.ts";
import type { FaceMesh } from "../core/face/faceMesh.ts";
import { buildPyramid } from "../core/image/pyramid.ts";
import type { RgbImage } from "../core/image/rgbImage.ts";
import type { AnalysisEntry } from "../core/scoring/resultEntry.ts";
import { drawPortrait, paintFace, type FaceOptions, type FacePreset } from "../face-renderer/index.ts";
import { createFaceFinder, type FaceFinder } from "../mesh/faceFinder.ts";
import { fileModelSource } from "../node/fileModelSource.ts";

export const ASSETS = fileURLToPath(new URL("../../assets/", import.meta.url));

/** The age model, which an installation opts in to. */
export const AGE_MODEL = fileURLToPath(new URL("../../../age-model/", import.meta.url));

/** The size at which faces are drawn in tests: a face some 450 pixels wide. */
export const TEST_SIZE = { width: 900, height: 1200 } as const;

/** Marks with which a drawn face is read as some forty years. */
export const LINED: FaceOptions = {
  redSpots: 4,
  darkSpots: 6,
  flush: 0.5,
  folds: 0.6,
  eyeBags: 0.5,
  foreheadLines: 3,
  pores: 100,
  dullness: 0.4,
};

/** Reads values out of entries by their wire names. */
export interface Scores {
  /** Score of a criterion's area. */
  readonly of: (criterion: string, area?: string) => number;
  readonly sub: (criterion: string, name: string, area?: string) => number;
  readonly entries: readonly AnalysisEntry[];
}

export function readScores(entries: readonly AnalysisEntry[]): Scores {
  const areaOf = (criterion: string, area: string) => {
    const entry = entries.find((candidate) => candidate.algorithm_tech_name === criterion);
    const found = entry?.result.area_results.find((result) => result.area_name === area);
    if (!found) throw new Error(`${criterion} has no ${area}: ${entry?.result.not_measured?.reason}`);
    return found;
  };
  return {
    of: (criterion, area = "face") => areaOf(criterion, area).main_metric.value,
    sub: (criterion, name, area = "face") => {
      const metric = areaOf(criterion, area).sub_metrics?.find((candidate) => candidate.tech_name === name);
      if (!metric) throw new Error(`${criterion} has no ${name}`);
      return metric.value;
    },
    entries,
  };
}

let finder: Promise<FaceFinder> | undefined;

/** The face finder of this test process, on the real models. */
export const testFinder = (): Promise<FaceFinder> => (finder ??= createFaceFinder(fileModelSource(ASSETS)));

/**
 * The face of a picture that must hold one.
 * @throws Error when none is found
 */
export async function faceIn(image: RgbImage): Promise<FaceMesh> {
  const [face] = (await testFinder())(buildPyramid(image));
  if (!face) throw new Error("No face was found.");
  return face;
}

/** The bare photo of a drawn person, and their face. */
export async function bareFace(
  preset: FacePreset,
): Promise<{ readonly photo: RgbImage; readonly mesh: FaceMesh }> {
  const photo = (await sitterOf(preset)).paint();
  return { photo, mesh: await faceIn(photo) };
}

/** Describes what is found in a good photo. */
type GoodAnalysis = FaceAnalysis & { readonly ok: true };

/** Gives what is found in a picture that must hold one good face. */
async function analysisOf(image: RgbImage): Promise<GoodAnalysis> {
  const analysis = analyseFace(image, await faceIn(image));
  if (!analysis.ok) throw new Error(analysis.error);
  return analysis;
}

/** One drawn person, who can be painted with marks and measured. */
export interface Sitter {
  readonly paint: (marks?: FaceOptions) => RgbImage;
  /** Gives what is found with those marks; measured once per set of marks. */
  readonly analysis: (marks?: FaceOptions) => Promise<GoodAnalysis>;
  /** Its scores. */
  readonly scores: (marks?: FaceOptions) => Promise<Scores>;
}

const sitters = new Map<FacePreset, Promise<Sitter>>();

/** One person of each preset: the drawing takes longer than all that is done with it, and test files share a process. */
export function sitterOf(preset: FacePreset): Promise<Sitter> {
  const sitter = sitters.get(preset) ?? drawSitter(preset);
  sitters.set(preset, sitter);
  return sitter;
}

async function drawSitter(preset: FacePreset): Promise<Sitter> {
  const base: FaceOptions = { ...TEST_SIZE, seed: 5, preset };
  const portrait = await drawPortrait(base);
  const paint = (marks?: FaceOptions) => paintFace(portrait, { ...base, ...marks });
  const known = new Map<string, Promise<GoodAnalysis>>();
  const analysis: Sitter["analysis"] = (marks) => {
    const key = JSON.stringify(marks ?? {});
    const found = known.get(key) ?? analysisOf(paint(marks));
    known.set(key, found);
    return found;
  };
  return { paint, analysis, scores: async (marks) => readScores((await analysis(marks)).entries) };
}
