import { movePlan, type Plan } from "@carnation/product/plan";
import { Alert } from "@carnation/ui/alert";
import { SortableList } from "@carnation/ui/sortable-list";
import { useState, type ReactNode } from "react";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { ManagedPlan } from "./ManagedPlan.tsx";
import { updatePlan } from "./offers.ts";

/** Place where a plan is on its way to. */
interface Moving {
  readonly id: string;
  readonly index: number;
  /** The plans as they were then: what is told since is newer. */
  readonly from: readonly Plan[];
}

/** The plans in their order, which is changed here; prices are read only. */
export function ManagedPlans({ plans }: { readonly plans: readonly Plan[] }): ReactNode {
  const [moving, setMoving] = useState<Moving | null>(null);
  const { run, pending, failure } = useMutation(updatePlan);
  const drafted = moving !== null && (pending || moving.from === plans) && failure === null;
  const shown = drafted ? movePlan(plans, moving.id, moving.index) : plans;
  const move = (id: string, index: number): void => {
    const active = plans.find((plan) => plan.id === id)?.active ?? false;
    setMoving({ id, index, from: plans });
    // Why it failed is said above the list.
    run({ id, position: index + 1, active }).catch(() => undefined);
  };
  return (
    <>
      {failure === null ? null : (
        <Alert tone="error" className="mb-4">
          {failure}
        </Alert>
      )}
      <SortableList
        aria-label="Formules, dans leur ordre"
        busy={pending}
        onMove={move}
        items={shown.map((plan, place) => ({
          id: plan.id,
          name: plan.name,
          content: <ManagedPlan plan={plan} plans={plans} place={place} />,
        }))}
      />
      <p className="mt-3 text-small text-ink-2">
        Les noms, les descriptions et les prix se modifient chez le prestataire de paiement.
      </p>
    </>
  );
}
