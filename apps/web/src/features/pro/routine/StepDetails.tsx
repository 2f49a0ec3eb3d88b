import { whySentence } from "@carnation/domain/internal/recommendation";
import type { Recommendation, RoutineStep, RoutineWarning } from "@carnation/domain/routine";
import { Button } from "@carnation/ui/button";
import { VisuallyHidden } from "@carnation/ui/visually-hidden";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Care } from "../../../shared/care/useCare.ts";
import type { Question } from "./RoutineQuestion.tsx";

interface StepDetailsProps {
  readonly step: RoutineStep;
  /** Null when it is gone from what the professional may read. */
  readonly recommendation: Recommendation | null;
  readonly care: Care;
  /** Those that are about this step. */
  readonly warnings: readonly RoutineWarning[];
  readonly onAsk: (question: Question) => void;
}

/** Shows why a step is proposed and what to mind. */
export function StepDetails(props: StepDetailsProps): ReactNode {
  const { step, recommendation, care, warnings, onAsk } = props;
  const why = whySentence(care.choiceOf(step.recommendation)?.terms ?? []);
  const met = care.reasons.get(step.recommendation) ?? [];
  const lacksReason = met.length > 0 && step.override === null;
  return (
    <div className="grid gap-1.5 empty:hidden">
      {why === null ? null : <p>{why}</p>}
      {recommendation === null ? (
        <p>Cette recommandation n’est plus au catalogue. L’étape reste comme elle est.</p>
      ) : null}
      {recommendation?.note ? <p>{recommendation.note}</p> : null}
      {met.length === 0 && step.override === null ? null : (
        <Attention>
          {met.length === 0 ? null : (
            <>
              <strong className="font-medium">Contre-indication</strong>
              {`\u00A0: ${met.join("\u202F; ")}. `}
            </>
          )}
          {step.override === null
            ? "Écrivez pourquoi vous gardez cette étape, ou retirez-la."
            : `Gardée\u00A0: «\u00A0${step.override}\u00A0»`}
        </Attention>
      )}
      {warnings.map(({ sentence }) => (
        <Attention key={sentence}>{sentence}</Attention>
      ))}
      {lacksReason ? (
        <Button
          variant="text"
          size="sm"
          className="-ms-3 justify-self-start"
          onClick={() => onAsk({ kind: "edit", step: step.id })}
        >
          Écrire la raison <VisuallyHidden>{`«\u00A0${step.label}\u00A0»`}</VisuallyHidden>
        </Button>
      ) : null}
    </div>
  );
}

/** The ochre line at a step: it stands against nothing, it is read. */
function Attention({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p className="flex gap-2 text-ink">
      <TriangleAlert
        aria-hidden="true"
        size={16}
        strokeWidth={1.5}
        className="mt-0.5 flex-none text-maintain-ink"
      />
      <span>{children}</span>
    </p>
  );
}
