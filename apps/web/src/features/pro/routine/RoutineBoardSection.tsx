import { careMoments } from "@carnation/domain/internal/recommendation";
import {
  arrangeRoutine,
  type CareMoment,
  type Recommendation,
  type Routine,
  type RoutineChange,
  type RoutineStep,
  type RoutineWarning,
} from "@carnation/domain/routine";
import { upperFirst } from "@carnation/domain/text";
import { routineColumns } from "@carnation/domain/ui";
import { Button } from "@carnation/ui/button";
import { Packshot } from "@carnation/ui/product-card";
import { RoutineBoard } from "@carnation/ui/routine-board";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { Care } from "../../../shared/care/useCare.ts";
import { packshotOf } from "../../../shared/recommendations/packshotOf.ts";
import { usePicture } from "../../../shared/recommendations/usePicture.ts";
import type { Question } from "./RoutineQuestion.tsx";
import { StepDetails } from "./StepDetails.tsx";

interface RoutineBoardSectionProps {
  readonly routine: Routine;
  readonly care: Care;
  readonly warnings: readonly RoutineWarning[];
  /** Receives the routine after a gesture on the board. */
  readonly onRearrange: (next: Routine) => void;
  readonly onApply: (change: RoutineChange) => boolean;
  readonly onAsk: (question: Question) => void;
}

/** « Ajouter au matin » */
const addLabels: Readonly<Record<CareMoment, string>> = {
  morning: "Ajouter au matin",
  evening: "Ajouter au soir",
  weekly: "Ajouter à la semaine",
  cabin: "Ajouter en cabine",
};

/** The moments with their steps, each with what speaks for it and what can be done with it. */
export function RoutineBoardSection(props: RoutineBoardSectionProps): ReactNode {
  const { routine, care, warnings, onRearrange, onApply, onAsk } = props;
  const columns = routineColumns(routine).map((column, index) => {
    const moment = careMoments[index] ?? "morning";
    return {
      ...column,
      steps: column.steps.map((shown, place) => {
        const step = routine[moment][place];
        const { note } = shown;
        const words = note === undefined ? {} : { note: upperFirst(note) };
        return step === undefined ? shown : { ...shown, ...words, ...stepParts(step) };
      }),
      add: (
        <Button
          variant="text"
          icon={<Plus aria-hidden="true" size={20} strokeWidth={1.5} />}
          onClick={() => onAsk({ kind: "add", moment })}
        >
          {addLabels[moment]}
        </Button>
      ),
    };
  });
  function stepParts(step: RoutineStep) {
    const recommendation = care.known.find(({ id }) => id === step.recommendation) ?? null;
    return {
      media: <StepPicture recommendation={recommendation} />,
      details: (
        <StepDetails
          step={step}
          recommendation={recommendation}
          routine={routine}
          care={care}
          warnings={warnings.filter(({ steps }) => steps.includes(step.id))}
          onApply={onApply}
          onAsk={onAsk}
        />
      ),
    };
  }
  return (
    <RoutineBoard
      className="tablet:grid-cols-2"
      headingLevel={2}
      columns={columns}
      onColumnsChange={(arranged) => {
        const { routine: next, refusal } = arrangeRoutine(routine, arranged);
        if (refusal === null) onRearrange(next);
        else onApply({ routine, refusal });
      }}
    />
  );
}

/** Without a recommendation, a drawing: what a routine names may be gone from the catalogue. */
function StepPicture({ recommendation }: { readonly recommendation: Recommendation | null }): ReactNode {
  return recommendation === null ? (
    <Packshot kind="serum" />
  ) : (
    <KnownPicture recommendation={recommendation} />
  );
}

function KnownPicture({ recommendation }: { readonly recommendation: Recommendation }): ReactNode {
  const picture = usePicture(recommendation);
  return picture === undefined ? (
    <Packshot kind={packshotOf(recommendation)} />
  ) : (
    <img src={picture.src} alt="" className="aspect-36/44 w-14 bg-well object-cover" />
  );
}
