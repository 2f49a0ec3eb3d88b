import { formatCount } from "@carnation/domain/format";
import { careMoments } from "@carnation/domain/internal/recommendation";
import {
  arrangeRoutine,
  type CareMoment,
  type Recommendation,
  type Routine,
  type RoutineChange,
  type RoutineStep,
  type RoutineWarning,
  setOwned,
} from "@carnation/domain/routine";
import { typeset, upperFirst } from "@carnation/domain/text";
import { routineColumns } from "@carnation/domain/ui";
import { Button } from "@carnation/ui/button";
import { MenuItem } from "@carnation/ui/menu";
import { Packshot } from "@carnation/ui/product-card";
import { RoutineBoard } from "@carnation/ui/routine-board";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { Care } from "../../../shared/care/useCare.ts";
import { packshotOf } from "../../../shared/recommendations/packshotOf.ts";
import { usePicture } from "../../../shared/recommendations/usePicture.ts";
import type { Question } from "./RoutineQuestion.tsx";
import { StepDetails } from "./StepDetails.tsx";
import { StepPurchase } from "./StepPurchase.tsx";

interface RoutineBoardSectionProps {
  readonly routine: Routine;
  readonly care: Care;
  readonly warnings: readonly RoutineWarning[];
  /** Receives the routine after a gesture on the board. */
  readonly onRearrange: (next: Routine) => void;
  readonly onApply: (change: RoutineChange) => boolean;
  readonly onAsk: (question: Question) => void;
}

const addLabels: Readonly<Record<CareMoment, string>> = {
  morning: "Ajouter un geste du matin",
  evening: "Ajouter un geste du soir",
  weekly: "Ajouter un geste de la semaine",
  cabin: "Ajouter un soin en cabine",
};

/** The moments with their steps, each with its price, what speaks for it and what can be done with it. */
export function RoutineBoardSection(props: RoutineBoardSectionProps): ReactNode {
  const { routine, care, warnings, onRearrange, onApply, onAsk } = props;
  const columns = routineColumns(routine).map((column, index) => {
    const moment = careMoments[index] ?? "morning";
    return {
      ...column,
      countText: countText(moment, routine[moment]),
      emptyText: care.proposal.routine[moment].length === 0 ? "Le diagnostic n’y propose rien." : undefined,
      steps: column.steps.map((shown, place) => {
        const step = routine[moment][place];
        const { name, note } = shown;
        const words = {
          name: typeset(name),
          ...(note === undefined ? {} : { note: typeset(upperFirst(note)) }),
        };
        return step === undefined ? shown : { ...shown, ...words, ...stepParts(step, moment) };
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
  function stepParts(step: RoutineStep, moment: CareMoment) {
    const recommendation = care.known.find(({ id }) => id === step.recommendation) ?? null;
    const isOwned = step.owned === true;
    return {
      media: <StepPicture recommendation={recommendation} />,
      end: (
        <StepPurchase
          step={step}
          recommendation={recommendation}
          routine={routine}
          care={care}
          onApply={onApply}
        />
      ),
      actions: (
        <>
          <MenuItem onSelect={() => onAsk({ kind: "edit", step: step.id })}>Modifier</MenuItem>
          <MenuItem onSelect={() => onAsk({ kind: "replace", step: step.id })}>Remplacer</MenuItem>
          {moment === "cabin" ? null : (
            <MenuItem onSelect={() => void onApply(setOwned(routine, step.id, !isOwned))}>
              {isOwned ? "À acheter" : "Déjà chez elle"}
            </MenuItem>
          )}
        </>
      ),
      details: (
        <StepDetails
          step={step}
          recommendation={recommendation}
          care={care}
          warnings={warnings.filter(({ steps }) => steps.includes(step.id))}
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

/** « 4 gestes », « 9 séances »; empty for none. */
function countText(moment: CareMoment, steps: readonly RoutineStep[]): string {
  if (steps.length === 0) return "";
  if (moment !== "cabin") return formatCount(steps.length, "geste", "gestes");
  const sessions = steps.reduce((sum, { quantity }) => sum + quantity, 0);
  return formatCount(sessions, "séance", "séances");
}

/** Without a recommendation, a drawing: what a routine names may be gone from the catalogue. */
function StepPicture({ recommendation }: { readonly recommendation: Recommendation | null }): ReactNode {
  return recommendation === null ? (
    <Packshot kind="serum" size="sm" />
  ) : (
    <KnownPicture recommendation={recommendation} />
  );
}

function KnownPicture({ recommendation }: { readonly recommendation: Recommendation }): ReactNode {
  const picture = usePicture(recommendation);
  return picture === undefined ? (
    <Packshot kind={packshotOf(recommendation)} size="sm" />
  ) : (
    <img src={picture.src} alt="" className="aspect-36/44 w-9 bg-well object-cover" />
  );
}
