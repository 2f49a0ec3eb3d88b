import { formatCount, offeredPlans, type Plan, planPriceLabel, trialLabel } from "@carnation/domain";
import { IconButton } from "@carnation/ui/icon-button";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { useReading } from "../../common/state/useReading.ts";
import { countSubscribers } from "./offers.ts";
import { PlanSwitch } from "./PlanSwitch.tsx";

interface ManagedPlanProps {
  readonly plan: Plan;
  readonly plans: readonly Plan[];
  /** From 0. */
  readonly place: number;
  /** Whether something is being changed. */
  readonly pending: boolean;
  readonly onMove: (place: number) => void;
}

/** One plan: what it costs, who has it, whether it is offered, and its place. */
export function ManagedPlan({ plan, plans, place, pending, onMove }: ManagedPlanProps): ReactNode {
  const { reading } = useReading(plan.id, countSubscribers);
  const subscribers = reading.status === "ready" ? reading.value : null;
  const isLast = offeredPlans(plans.filter(({ id }) => id !== plan.id)).length === 0;
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-4 tablet:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid content-start gap-1">
        <h3 className="text-[1.125rem]/[1.3]">{plan.name}</h3>
        {plan.description === "" ? null : <p className="text-ink-2">{plan.description}</p>}
        <Prices plan={plan} />
        <p className="text-small text-ink-2">
          {subscribers === null
            ? "\u00A0"
            : subscribers === 0
              ? "Aucun abonné en cours"
              : formatCount(subscribers, "abonné en cours", "abonnés en cours")}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <PlanSwitch plan={plan} place={place} subscribers={subscribers} isLast={isLast} />
        <div className="flex">
          <IconButton
            label={`Monter la formule ${plan.name}`}
            icon={<ArrowUp aria-hidden="true" />}
            disabled={place === 0}
            aria-disabled={pending}
            onClick={() => onMove(place - 1)}
          />
          <IconButton
            label={`Descendre la formule ${plan.name}`}
            icon={<ArrowDown aria-hidden="true" />}
            disabled={place === plans.length - 1}
            aria-disabled={pending}
            onClick={() => onMove(place + 1)}
          />
        </div>
      </div>
    </li>
  );
}

function Prices({ plan: { prices } }: { readonly plan: Plan }): ReactNode {
  if (prices.length === 0) {
    return <p className="text-small text-ink-2">Sans prix mensuel ni annuel, elle n’est pas proposée.</p>;
  }
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-0.5">
      {prices.map((price) => (
        <li key={price.id}>
          {[planPriceLabel(price), trialLabel(price), price.active ? null : "retiré de la vente"]
            .filter((part) => part !== null)
            .join(", ")}
        </li>
      ))}
    </ul>
  );
}
