import type { Criterion, CriterionId } from "@carnation/domain/criterion";
import { formatCount } from "@carnation/domain/format";
import { keptMarks, reviewedMarks } from "@carnation/domain/internal/mark";
import { Button } from "@carnation/ui/button";
import { VisuallyHidden } from "@carnation/ui/visually-hidden";
import type { ReactNode } from "react";
import type { MarkReviewState } from "./useMarkReview.ts";

/** Gives the review of the marks of a criterion; null where it has none. */
export type MarkReviewOf = (id: CriterionId) => MarkReviewState | null;

interface MarksToVerifyProps {
  readonly criterion: Criterion;
  readonly reviewOf: MarkReviewOf;
  /** Opens the marks of a criterion. */
  readonly onVerify: (id: CriterionId) => void;
}

/** Number of marks that an analysis proposes for a criterion, and the way to verify them; nothing where it proposes none. */
export function MarksToVerify({ criterion, reviewOf, onVerify }: MarksToVerifyProps): ReactNode {
  const reviewing = reviewOf(criterion.id);
  if (reviewing === null) return null;
  const { proposals, decisions, review } = reviewing;
  const left = keptMarks(reviewedMarks(proposals.proposed, decisions)).length;
  const isVerified = review !== null && review.verified !== null;
  const words = isVerified
    ? formatCount(left, "marque vérifiée", "marques vérifiées")
    : `${formatCount(left, "marque", "marques")}, à vérifier`;
  return (
    // Words and button begin at one edge, also where the button takes a line of its own.
    <p className="cn-no-print -ms-3 flex flex-wrap items-center gap-x-1 text-small">
      <span className="ps-3">{words}</span>
      <Button variant="text" size="sm" onClick={() => onVerify(criterion.id)}>
        {isVerified ? "Revoir les marques" : "Vérifier les marques"}
        <VisuallyHidden>{`\u00A0: ${criterion.label}`}</VisuallyHidden>
      </Button>
    </p>
  );
}
