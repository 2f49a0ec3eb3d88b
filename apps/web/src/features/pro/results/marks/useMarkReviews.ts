import { isMarkedCriterion } from "@carnation/domain/internal/mark";
import type { DiagnosisMasks } from "@carnation/domain/mask";
import type { MarkReviews } from "@carnation/domain/result";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { useMemo } from "react";
import type { MarkReviewOf } from "./MarksToVerify.tsx";
import { useMarkReview } from "./useMarkReview.ts";

/** The reviews of all criteria with marks, and the diagnosis as they make it. */
export interface DiagnosisReviews {
  readonly of: MarkReviewOf;
  /** The diagnosis with the decisions of this moment, saved or not; undefined while it is not known. */
  readonly diagnosis: Diagnosis | undefined;
}

/** Reviews of blemishes (36) and pigment spots (39) of one diagnosis. */
export function useMarkReviews(
  diagnosis: Diagnosis | undefined,
  masks: DiagnosisMasks | null,
): DiagnosisReviews {
  const blemishes = useMarkReview(diagnosis, masks, 36);
  const spots = useMarkReview(diagnosis, masks, 39);
  const [ofBlemishes, ofSpots] = [blemishes?.review, spots?.review];
  const reviewed = useMemo(() => {
    if (diagnosis === undefined) return undefined;
    const markReviews: MarkReviews = {
      ...diagnosis.markReviews,
      ...(ofBlemishes && { 36: ofBlemishes }),
      ...(ofSpots && { 39: ofSpots }),
    };
    return { ...diagnosis, markReviews };
  }, [diagnosis, ofBlemishes, ofSpots]);
  return {
    diagnosis: reviewed,
    of: (id) => (isMarkedCriterion(id) ? { 36: blemishes, 39: spots }[id] : null),
  };
}
