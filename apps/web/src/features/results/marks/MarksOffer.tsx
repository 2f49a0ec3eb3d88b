import { type Criterion, type CriterionId, formatCount, keptMarks, reviewedMarks } from "@carnation/domain";
import { Button } from "@carnation/ui/button";
import { VisuallyHidden } from "@carnation/ui/visually-hidden";
import type { ReactNode } from "react";
import type { MarkReviewing } from "./useMarkReview.ts";

/** Gives the review of the marks of a criterion; null where it has none. */
export type MarksOf = (id: CriterionId) => MarkReviewing | null;

interface MarksOfferProps {
  readonly criterion: Criterion;
  readonly marksOf: MarksOf;
  /** Opens the marks of a criterion. */
  readonly onVerify: (id: CriterionId) => void;
}

/** How many marks an analysis proposes for a criterion, and the way to verify them; nothing where it proposes none. */
export function MarksOffer({ criterion, marksOf, onVerify }: MarksOfferProps): ReactNode {
  const reviewing = marksOf(criterion.id);
  if (reviewing === null) return null;
  const { proposals, decisions, review } = reviewing;
  const left = keptMarks(reviewedMarks(proposals.sheet, decisions)).length;
  const isVerified = review !== null && review.verified !== null;
  const words = isVerified
    ? formatCount(left, "marque vérifiée", "marques vérifiées")
    : `${formatCount(left, "marque", "marques")}, à vérifier`;
  return (
    <p className="cn-no-print flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
      {words}
      <Button variant="text" size="sm" onClick={() => onVerify(criterion.id)}>
        {isVerified ? "Revoir les marques" : "Vérifier les marques"}
        <VisuallyHidden>{`\u00A0: ${criterion.label}`}</VisuallyHidden>
      </Button>
    </p>
  );
}
