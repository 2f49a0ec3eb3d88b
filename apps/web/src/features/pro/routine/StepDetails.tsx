import { formatMoney } from "@carnation/domain/format";
import { careMoments, whySentence } from "@carnation/domain/internal/recommendation";
import type { Cents } from "@carnation/domain/money";
import {
  type Recommendation,
  type Routine,
  type RoutineChange,
  routineLimits,
  type RoutineStep,
  type RoutineWarning,
  setQuantity,
} from "@carnation/domain/routine";
import { Button } from "@carnation/ui/button";
import { IconButton } from "@carnation/ui/icon-button";
import { Price } from "@carnation/ui/price";
import { VisuallyHidden } from "@carnation/ui/visually-hidden";
import { Minus, Plus, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Care } from "../../../shared/care/useCare.ts";
import type { Question } from "./RoutineQuestion.tsx";

interface StepDetailsProps {
  readonly step: RoutineStep;
  /** Null when it is gone from what the professional may read. */
  readonly recommendation: Recommendation | null;
  readonly routine: Routine;
  readonly care: Care;
  /** Those that are about this step. */
  readonly warnings: readonly RoutineWarning[];
  readonly onApply: (change: RoutineChange) => boolean;
  readonly onAsk: (question: Question) => void;
}

/** Shows why a step is proposed, what to mind, what it costs, and what can be done with it. */
export function StepDetails(props: StepDetailsProps): ReactNode {
  const { step, recommendation, routine, care, warnings, onApply, onAsk } = props;
  const { id, label, quantity } = step;
  const why = whySentence(care.choiceOf(step.recommendation)?.terms ?? []);
  const isCounted = firstPlacement(routine, step) === id;
  const met = care.reasons.get(step.recommendation) ?? [];
  const set = (count: number): void => void onApply(setQuantity(routine, id, count));
  const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.5 } as const;
  return (
    <div className="grid gap-2 ps-8">
      {why === null ? null : <p>{why}</p>}
      {recommendation === null ? (
        <p>Cette recommandation n’est plus au catalogue. L’étape reste comme elle est.</p>
      ) : null}
      {recommendation?.note ? <p>{recommendation.note}</p> : null}
      {met.length === 0 && step.override === null ? null : (
        <p className="flex gap-2 text-ink">
          <TriangleAlert {...icon} className="mt-0.5 flex-none" />
          <span>
            {met.length === 0 ? null : (
              <>
                <strong className="font-medium">Contre-indication</strong>
                {`\u00A0: ${met.join("\u202F; ")}. `}
              </>
            )}
            {step.override === null
              ? "Écrivez pourquoi vous gardez cette étape, ou retirez-la."
              : `Gardée\u00A0: «\u00A0${step.override}\u00A0»`}
          </span>
        </p>
      )}
      {warnings.map(({ sentence }) => (
        <p key={sentence} className="flex gap-2 text-ink">
          <TriangleAlert {...icon} className="mt-0.5 flex-none" />
          <span>{sentence}</span>
        </p>
      ))}
      <div className="flex flex-wrap items-center gap-x-3 max-wide:-ms-8">
        {isCounted ? (
          <fieldset className="-ms-3 flex items-center">
            <legend className="cn-visually-hidden">{`Quantité de «\u00A0${label}\u00A0»`}</legend>
            <IconButton
              label="Diminuer la quantité"
              icon={<Minus {...icon} />}
              disabled={quantity <= routineLimits.quantity.min}
              onClick={() => set(quantity - 1)}
            />
            <output className="min-w-[2ch] text-center text-ink">{quantity}</output>
            <IconButton
              label="Augmenter la quantité"
              icon={<Plus {...icon} />}
              disabled={quantity >= routineLimits.quantity.max}
              onClick={() => set(quantity + 1)}
            />
          </fieldset>
        ) : (
          <span className="py-2.5 text-ink-2">Même produit, compté plus haut</span>
        )}
        {recommendation === null || !isCounted ? null : (
          <LinePrice cents={care.priceOf(recommendation)} quantity={quantity} />
        )}
        <span className="ms-auto -me-3 flex">
          <Button variant="text" size="sm" onClick={() => onAsk({ kind: "edit", step: id })}>
            {step.override === null && met.length > 0 ? "Écrire la raison" : "Modifier"}{" "}
            <VisuallyHidden>{`«\u00A0${label}\u00A0»`}</VisuallyHidden>
          </Button>
          <Button variant="text" size="sm" onClick={() => onAsk({ kind: "replace", step: id })}>
            Remplacer <VisuallyHidden>{`«\u00A0${label}\u00A0»`}</VisuallyHidden>
          </Button>
        </span>
      </div>
    </div>
  );
}

/** Id of the first step that sells what a step sells: the quote has it once, however many moments it serves. */
function firstPlacement(routine: Routine, { id, recommendation }: RoutineStep): string {
  const isInCabin = routine.cabin.some((step) => step.id === id);
  const placed = careMoments
    .filter((moment) => (moment === "cabin") === isInCabin)
    .flatMap((moment) => routine[moment]);
  return placed.find((step) => step.recommendation === recommendation)?.id ?? id;
}

interface LinePriceProps {
  /** Price of one; null while nobody has set it. */
  readonly cents: Cents | null;
  readonly quantity: number;
}

/** Shows what a step costs: the price of all that is sold of it. */
function LinePrice({ cents, quantity }: LinePriceProps): ReactNode {
  const all = cents === null ? null : cents * quantity;
  return (
    <>
      <Price cents={all} size="sm" className="text-ink" />
      {quantity > 1 && cents !== null ? (
        <span className="text-ink-2">{`${quantity} × ${formatMoney(cents)}`}</span>
      ) : null}
    </>
  );
}
