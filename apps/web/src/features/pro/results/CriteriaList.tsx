import type { CriterionId } from "@carnation/domain/criterion";
import type { CriterionResult, DiagnosisResult } from "@carnation/domain/result";
import { criterionReading } from "@carnation/domain/ui";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { Button } from "@carnation/ui/button";
import { CriterionGauge } from "@carnation/ui/criterion-gauge";
import { MaskThumbnail } from "@carnation/ui/mask-viewer";
import { VisuallyHidden } from "@carnation/ui/visually-hidden";
import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { MethodDialog } from "./MethodDialog.tsx";
import { CriterionObservation } from "./observation/CriterionObservation.tsx";
import { observedCriteria, toFamilies } from "./families.ts";
import { type MarkReviewOf, MarksToVerify } from "./marks/MarksToVerify.tsx";
import { MarksPanel } from "./marks/MarksPanel.tsx";
import type { MarksPanel as Panel } from "./marks/useMarksPanel.ts";
import { ObservedNote, observedTitle } from "./ObservedNote.tsx";
import type { SmallDrawing } from "../../../shared/diagnosis/useShownMasks.ts";

interface CriteriaListProps {
  readonly diagnosis: Diagnosis;
  readonly result: DiagnosisResult;
  readonly hidden: readonly CriterionId[];
  /** The criterion of the photo and of the detail; null when everything is hidden. */
  readonly chosen: CriterionResult | null;
  /** Tells whether the photo shows what a criterion counted. */
  readonly onPhoto: (id: CriterionId) => boolean;
  /** Gives the words for a criterion's drawing on the photo; undefined without one. */
  readonly seen: (id: CriterionId) => string | undefined;
  readonly onChoose: (id: CriterionId) => void;
  /** The marks that are being verified, above the list. */
  readonly marks: Panel | null;
  /** Number of times they were asked for. */
  readonly asked: number;
  readonly reviewOf: MarkReviewOf;
  /** Opens the marks of a criterion. */
  readonly onVerify: (id: CriterionId) => void;
  /** Gives the small drawing of a criterion; null without one. */
  readonly drawingOf: (id: CriterionId) => SmallDrawing | null;
}

/** Every criterion with what it observes, one under the other. */
export function CriteriaList({
  diagnosis,
  result,
  hidden,
  chosen,
  onPhoto,
  seen,
  onChoose,
  marks,
  asked,
  reviewOf,
  onVerify,
  drawingOf,
}: CriteriaListProps): ReactNode {
  const observed = observedCriteria(result, hidden);
  const families = toFamilies(result, hidden);
  const groups =
    observed.length === 0 ? families : [...families, { title: observedTitle, results: observed }];
  return (
    <div className="grid gap-9">
      {marks && chosen ? (
        <MarksPanel diagnosis={diagnosis} result={chosen} panel={marks} asked={asked} />
      ) : null}
      {groups.map(({ title, results }) => (
        <section key={title} aria-label={title}>
          <h2 className="pb-2 font-serif text-family">{title}</h2>
          <ul>
            {results.map((criterionResult) => (
              <li
                key={criterionResult.criterion.id}
                className={`grid items-start gap-x-10 gap-y-1.5 border-t border-line py-3.5 ${results === observed ? "tablet:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]" : "tablet:grid-cols-2"}`}
              >
                <div className="flex items-start gap-4">
                  {results === observed ? (
                    <Thumbnail drawing={drawingOf(criterionResult.criterion.id)} />
                  ) : null}
                  <div className="grid min-w-0 flex-1 gap-1.5">
                    <CriterionGauge
                      {...criterionReading(criterionResult, { seen: seen(criterionResult.criterion.id) })}
                    />
                    <MarksToVerify
                      criterion={criterionResult.criterion}
                      reviewOf={reviewOf}
                      onVerify={onVerify}
                    />
                    <CriterionObservation named diagnosis={diagnosis} result={criterionResult} />
                  </div>
                </div>
                <div className="grid gap-1">
                  <p className="text-small text-ink-2">{criterionResult.criterion.text}</p>
                  <div className="-ms-3 flex flex-wrap items-center">
                    <MethodDialog
                      named
                      criterion={criterionResult.criterion}
                      verified={criterionResult.verified !== undefined}
                    />
                    {onPhoto(criterionResult.criterion.id) ? (
                      <Button
                        variant="text"
                        size="sm"
                        aria-pressed={criterionResult === chosen}
                        onClick={() => onChoose(criterionResult.criterion.id)}
                      >
                        <Eye
                          aria-hidden="true"
                          className={criterionResult === chosen ? "text-accent" : undefined}
                        />
                        Voir sur la photo
                        <VisuallyHidden>{`\u00A0: ${criterionResult.criterion.label}`}</VisuallyHidden>
                      </Button>
                    ) : null}
                  </div>
                </div>
              </li>
            ))}
          </ul>
          {results === observed ? <ObservedNote count={observed.length} /> : null}
        </section>
      ))}
    </div>
  );
}

/** Small drawing of a criterion that has no number, on the person's own face; nothing where the file has none. */
function Thumbnail({ drawing }: { readonly drawing: SmallDrawing | null }): ReactNode {
  return drawing === null ? null : <MaskThumbnail {...drawing} />;
}
