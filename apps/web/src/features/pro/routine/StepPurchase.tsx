import { formatMoney } from "@carnation/domain/format";
import { careMoments } from "@carnation/domain/internal/recommendation";
import {
  type CareMoment,
  findStep,
  type Recommendation,
  type Routine,
  type RoutineChange,
  routineLimits,
  type RoutineStep,
  setQuantity,
} from "@carnation/domain/routine";
import { IconButton } from "@carnation/ui/icon-button";
import { Price } from "@carnation/ui/price";
import { useRoutineStep } from "@carnation/ui/routine-board";
import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { Care } from "../../../shared/care/useCare.ts";

interface StepPurchaseProps {
  readonly step: RoutineStep;
  /** Null when it is gone from what the professional may read. */
  readonly recommendation: Recommendation | null;
  readonly routine: Routine;
  readonly care: Care;
  readonly onApply: (change: RoutineChange) => boolean;
}

/** Smaller than a finger's target where a mouse points. */
const button = "size-9 pointer-coarse:size-11";
const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.5 } as const;

/** Shows what a step costs and how many are sold of it, where the product is first named; later that it is the same one. */
export function StepPurchase(props: StepPurchaseProps): ReactNode {
  const { step, recommendation, routine, care, onApply } = props;
  const { id, label, quantity } = step;
  const board = useRoutineStep();
  const moment = findStep(routine, id)?.moment ?? "morning";
  if (firstPlacement(routine, step, moment) !== id) return <Said>Même produit</Said>;
  if (step.owned === true) return <Said>Déjà chez elle</Said>;
  const unit = recommendation === null ? null : care.priceOf(recommendation);
  const set = (count: number): void => void onApply(setQuantity(routine, id, count));
  return (
    <>
      {recommendation === null ? null : (
        <span className="whitespace-nowrap">
          {quantity > 1 && unit !== null ? (
            <span className="text-small text-ink-2">{`${quantity} × ${formatMoney(unit)}`}</span>
          ) : null}{" "}
          <Price cents={unit === null ? null : unit * quantity} size="sm" className="text-ink" />
        </span>
      )}
      <fieldset className="mt-1 flex items-center rounded-control border border-line-strong">
        <legend className="cn-visually-hidden">{`Quantité de «\u00A0${label}\u00A0»`}</legend>
        {quantity <= routineLimits.quantity.min ? (
          <IconButton
            className={button}
            label="Retirer de la routine"
            icon={<Minus {...icon} />}
            onClick={board?.remove}
          />
        ) : (
          <IconButton
            className={button}
            label="Diminuer la quantité"
            icon={<Minus {...icon} />}
            onClick={() => set(quantity - 1)}
          />
        )}
        <output className="min-w-[2ch] text-center text-ink">{quantity}</output>
        <IconButton
          className={button}
          label="Augmenter la quantité"
          icon={<Plus {...icon} />}
          disabled={quantity >= routineLimits.quantity.max}
          onClick={() => set(quantity + 1)}
        />
      </fieldset>
    </>
  );
}

function Said({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className="text-small text-ink-2">{children}</span>;
}

/** Id of the first step that sells what a step sells: the quote has it once, however many moments it serves. */
function firstPlacement(routine: Routine, { id, recommendation }: RoutineStep, where: CareMoment): string {
  const placed = careMoments
    .filter((moment) => (moment === "cabin") === (where === "cabin"))
    .flatMap((moment) => routine[moment]);
  return placed.find((step) => step.recommendation === recommendation)?.id ?? id;
}
