import type { DiagnosisErrorCode } from "@carnation/domain/internal/photo";
import { parseDiagnosisResult } from "@carnation/domain/result";
import * as v from "valibot";
import type { RemoteResult } from "./remoteResult.ts";

/**
 * Meanings of the words of the service's problem codes, the more telling ones first. The service publishes no list
 * of its codes, only that they are short names.
 */
const meanings: readonly (readonly [words: RegExp, code: DiagnosisErrorCode])[] = [
  [/several|multiple|many_|more_than_one/u, "several-faces"],
  [/no_?face|face_not|not_found|without_face/u, "no-face"],
  [/gr[ae]y|monochrome|black_and_white|no_colou?r/u, "no-colour"],
  [/cast|tint|white_balance/u, "colour-cast"],
  [/veil|haz[ey]|fog|back_?li(?:gh)?t/u, "veiled"],
  [/dark|under_?expos|low_light|poor_light/u, "too-dark"],
  [/bright|over_?expos|glare/u, "too-bright"],
  [/motion|(?:^|_)moved/u, "moved"],
  [/blur|sharp|focus/u, "too-blurred"],
  [/too_close|close_up/u, "too-close"],
  [/(?:^|_)far(?:_|$)|small|distance|face_size/u, "too-small"],
  [/resolution/u, "photo-too-small"],
  [/(?:^|_)cut|crop|full_face|partial|frame/u, "face-cut"],
  [/upside|orientation/u, "photo-rotated"],
  [/pitch|tilt/u, "head-tilted"],
  [/roll|lean/u, "head-leaning"],
  [/yaw|rotat|turn|angle|pose|profile/u, "head-turned"],
];

/** Nothing on such a photo is one person's skin, whatever was measured. */
const disqualifying: readonly DiagnosisErrorCode[] = ["no-face", "several-faces"];

/** Under this quality (0 to 100) the service takes a photo for a bad one. */
const BAD_QUALITY = 50;

const areaWithProblems = v.object({ problems: v.array(v.string()) });

/**
 * Finds the reason why a photo is none to measure, by the service's own check of it: no face or several, or anything else that it names
 * while it calls the photo bad.
 * @returns `null` for a photo that may be measured
 */
export function photoProblem(results: readonly RemoteResult[]): DiagnosisErrorCode | null {
  const problems = new Set(results.flatMap(problemsOf).flatMap(meaningOf));
  const found = meanings.map(([, code]) => code).filter((code) => problems.has(code));
  const quality = parseDiagnosisResult(results.filter(({ is_ok }) => is_ok)).imageQuality;
  const isBad = quality !== null && Math.round(quality.value) < BAD_QUALITY;
  return found.find((code) => isBad || disqualifying.includes(code)) ?? null;
}

/** The first problem that is named at all, for a photo on which nothing was measured. */
export function namedProblem(results: readonly RemoteResult[]): DiagnosisErrorCode | null {
  return results.flatMap(problemsOf).flatMap(meaningOf)[0] ?? null;
}

/** The codes stand in the result or in its areas. */
function problemsOf({ result }: RemoteResult): string[] {
  const inAreas = result.area_results.flatMap((area) => {
    const read = v.safeParse(areaWithProblems, area);
    return read.success ? read.output.problems : [];
  });
  return [...result.problems, ...inAreas];
}

function meaningOf(problem: string): DiagnosisErrorCode[] {
  const word = problem
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, "_");
  const meaning = meanings.find(([words]) => words.test(word));
  return meaning ? [meaning[1]] : [];
}
