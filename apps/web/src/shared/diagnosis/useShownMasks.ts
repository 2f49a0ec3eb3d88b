import type { CriterionId } from "@carnation/domain/criterion";
import { CarnationError } from "@carnation/domain/error";
import { reviewedMasks } from "@carnation/domain/internal/mark";
import type { DiagnosisMasks, MaskedFace } from "@carnation/domain/mask";
import type { DiagnosisResult, MarkReviews } from "@carnation/domain/result";
import { photoMasks, type ShownMask, type ShownShape } from "@carnation/domain/ui";
import { useMemo } from "react";
import { useOnline } from "../navigation/useOnline.ts";
import { loading, type Loaded } from "../state/queryState.ts";

/** The masks of a diagnosis, for the viewer: one per criterion that is shown. */
export type ShownMasks = Loaded<readonly ShownMask[]>;

/** Options of the masks that are shown. */
interface ShownMasksOptions {
  /** Criteria that the professional hides. */
  readonly hidden: readonly CriterionId[];
  /** Reviews of the marks: struck ones are not drawn. */
  readonly reviews: MarkReviews | undefined;
}

const noReviews: MarkReviews = {};

/**
 * Draws what was counted in a diagnosis.
 * @param reading its mask file
 * @param result without it there is nothing to say beside a drawing: nothing is ready
 */
export function useShownMasks(
  reading: Loaded<DiagnosisMasks>,
  result: DiagnosisResult | null,
  { hidden, reviews = noReviews }: ShownMasksOptions,
): ShownMasks {
  const online = useOnline();
  return useMemo(() => {
    if (!result) return loading;
    if (reading.status === "ready") return shownMasks(result, reviewedMasks(reading.value, reviews), hidden);
    // Off line the photo itself says that it is not read yet.
    return online ? reading : loading;
  }, [result, reading, hidden, reviews, online]);
}

/** Tells of which criteria the photo shows something, if only that nothing was found: not of an age, nor of the jaw. */
export function isShownOnPhoto(masks: ShownMasks): (id: CriterionId) => boolean {
  const shown = masks.status === "ready" ? masks.value : [];
  const told = shown.filter(({ shapes, where }) => shapes && (shapes.length > 0 || where !== undefined));
  const ids = new Set(told.map(({ id }) => id));
  return (id) => ids.has(String(id));
}

/** Tells what the photo shows of a criterion, in words; undefined where it shows nothing. */
export function seenOnPhoto(masks: ShownMasks): (id: CriterionId) => string | undefined {
  const shown = masks.status === "ready" ? masks.value : [];
  const words = new Map(shown.map(({ id, shapes, where }) => [id, shapes === null ? undefined : where]));
  return (id) => words.get(String(id));
}

/** Shapes of a criterion on the outlines of the face, for a small drawing without the photo. */
export interface SmallDrawing {
  readonly face: MaskedFace;
  readonly shapes: readonly ShownShape[];
}

/** Gives the small drawing of a criterion; null where nothing was looked at, or the file has no face. */
export function smallDrawingOf(masks: ShownMasks): (id: CriterionId) => SmallDrawing | null {
  const shown = masks.status === "ready" ? masks.value : [];
  return (id) => {
    const { face, shapes = null } = shown.find((mask) => mask.id === String(id)) ?? {};
    return face === undefined || shapes === null ? null : { face, shapes };
  };
}

/** Masks of another engine than the result's show what it did not count. */
function shownMasks(
  result: DiagnosisResult,
  masks: DiagnosisMasks,
  hidden: readonly CriterionId[],
): ShownMasks {
  if (masks.engineVersion !== result.engineVersion) {
    return { status: "failed", error: new CarnationError("damaged", "The masks are another engine's") };
  }
  return { status: "ready", value: photoMasks(result, masks, hidden) };
}
