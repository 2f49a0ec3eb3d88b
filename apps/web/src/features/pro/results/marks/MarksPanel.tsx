import { formatDate, formatNumber, formatTime } from "@carnation/domain/format";
import { reviewedMarks, scoreMarks } from "@carnation/domain/internal/mark";
import type { CriterionResult } from "@carnation/domain/result";
import { typeset } from "@carnation/domain/text";
import { criterionReading } from "@carnation/domain/ui";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { MarkReview } from "@carnation/ui/mark-review";
import { type ReactNode, useEffect, useRef } from "react";
import { RoutineLink } from "../../../../shared/care/RoutineLink.tsx";
import { useStacked } from "../../../../shared/browser/useStacked.ts";
import type { MarkReviewState } from "./useMarkReview.ts";
import type { MarksPanel as Panel } from "./useMarksPanel.ts";

interface MarksPanelProps {
  readonly diagnosis: Diagnosis;
  readonly result: CriterionResult;
  readonly panel: Panel;
  /** Number of times its marks were asked for: each time the panel comes into sight, with the focus. */
  readonly asked: number;
}

/** The marks of a criterion, to be verified: the list beside the photo, the score once it has one. */
export function MarksPanel({ diagnosis, result, panel, asked }: MarksPanelProps): ReactNode {
  const { reviewing, decisions, frame } = panel;
  // The photo stands above: what ends the review stands at the foot of the window.
  const stacked = useStacked();
  const section = useRef<HTMLElement>(null);
  const handled = useRef(0);
  useEffect(() => {
    if (asked === handled.current) return;
    handled.current = asked;
    if (stacked) scrollPhotoAndTitleIntoView(frame.current, section.current);
    section.current?.focus({ preventScroll: stacked });
  }, [asked, stacked, frame]);
  const score = provisionalScore(result, reviewing);
  return (
    <MarkReview
      {...decisions}
      ref={section}
      className="scroll-mt-20"
      title={result.criterion.label}
      headingLevel={2}
      reading={score === null ? undefined : criterionReading(score)}
      onConfirm={reviewing.confirm}
      onReopen={reviewing.reopen}
      onStrikeAll={reviewing.strike}
      onKeepAll={reviewing.keep}
      saving={reviewing.saving}
      error={reviewing.failure ?? undefined}
      onRetry={reviewing.retry}
      actions={!stacked}
      nextAction={<RoutineLink diagnosis={diagnosis} />}
    >
      {sentenceOf(score, reviewing)}
    </MarkReview>
  );
}

/** Height of the title with its count, and of the buttons at the foot of the window, px. */
const TITLE = 88;
const FOOT = 76;

/**
 * Scrolls to the photo above the marks, since they are decided on it, and further down as far as the title of the marks needs
 * to be in sight too: what leaves is the upper end of the photo.
 */
function scrollPhotoAndTitleIntoView(photo: HTMLElement | null, marks: HTMLElement | null): void {
  photo?.scrollIntoView({ block: "start" });
  const below = (marks?.getBoundingClientRect().top ?? 0) + TITLE - (window.innerHeight - FOOT);
  if (below > 0) window.scrollBy({ top: below });
}

/**
 * The result whose score the panel shows: the verified one, or a provisional one of the marks as they stand; null where the
 * criterion is looked at and not scored as long as its marks are not verified.
 */
function provisionalScore(
  result: CriterionResult,
  { proposals, decisions }: MarkReviewState,
): CriterionResult | null {
  if (result.value === null) return null;
  if (result.verified !== undefined) return result;
  const { value, margin } = scoreMarks(proposals.proposed, reviewedMarks(proposals.proposed, decisions));
  return { ...result, value, margin, confidence: null };
}

function sentenceOf(
  score: CriterionResult | null,
  { proposals, decisions, review }: MarkReviewState,
): string {
  const { verified } = review ?? {};
  if (verified) {
    const proposed = proposals.proposed.each.length;
    const when = `Score vérifié par vous le ${formatDate(verified.date)} à ${formatTime(verified.date)}, à une marque près.`;
    const engine = `L’analyse en proposait ${proposed === 0 ? "aucune" : formatNumber(proposed)}.`;
    return typeset(proposed === verified.count && decisions.added.length === 0 ? when : `${when} ${engine}`);
  }
  if (score === null || score.margin === null || score.value === null) {
    return typeset(
      "Touchez une marque pour l’écarter, puis confirmez : le score est alors celui des marques que vous gardez.",
    );
  }
  const [least, most] = [score.value - score.margin, score.value + score.margin].map((end) =>
    Math.round(Math.min(100, Math.max(0, end))),
  );
  return typeset(`Score provisoire, entre ${least} et ${most} tant que les marques ne sont pas confirmées.`);
}
