import { formatCount } from "@carnation/domain/format";
import { offeredPlans, type Plan, planPriceLabel, trialLabel } from "@carnation/product/plan";
import type { ReactNode } from "react";
import { useReading } from "../../../shared/watch/useReading.ts";
import { countSubscribers } from "./offers.ts";
import { PlanSwitch } from "./PlanSwitch.tsx";

interface ManagedPlanProps {
  readonly plan: Plan;
  readonly plans: readonly Plan[];
  /** From 0. */
  readonly place: number;
}

/** One plan: what it costs, who has it, and whether it is offered. */
export function ManagedPlan({ plan, plans, place }: ManagedPlanProps): ReactNode {
  const { reading } = useReading(plan.id, countSubscribers);
  const subscribers = reading.status === "ready" ? reading.value : null;
  const isLast = offeredPlans(plans.filter(({ id }) => id !== plan.id)).length === 0;
  return (
    <div className="grid items-center gap-x-6 gap-y-2 tablet:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="grid content-start gap-1">
        <h3 className="text-[1.125rem]/[1.3]">{plan.name}</h3>
        {plan.description === "" ? null : <p className="text-ink-2">{plan.description}</p>}
        <Prices plan={plan} />
        <p className="text-small text-ink-2">{subscribersText(subscribers)}</p>
      </div>
      <PlanSwitch plan={plan} place={place} subscribers={subscribers} isLast={isLast} />
    </div>
  );
}

function subscribersText(count: number | null): string {
  if (count === null) return "\u00A0";
  return count === 0 ? "Aucun abonné en cours" : formatCount(count, "abonné en cours", "abonnés en cours");
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
