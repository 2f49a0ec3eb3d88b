import { movePlan, type Plan } from "@carnation/domain";
import { Alert } from "@carnation/ui/alert";
import { useState, type ReactNode } from "react";
import { useMutation } from "../../common/state/useMutation.ts";
import { ManagedPlan } from "./ManagedPlan.tsx";
import { updatePlan } from "./offers.ts";

/** Where a plan is on its way to. */
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
  const move = ({ id, active }: Plan, index: number): void => {
    if (pending || index < 0 || index >= plans.length) return;
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
      <ol aria-label="Formules, dans leur ordre" className="grid">
        {shown.map((plan, index) => (
          <ManagedPlan
            key={plan.id}
            plan={plan}
            plans={plans}
            place={index}
            pending={pending}
            onMove={(to) => move(plan, to)}
          />
        ))}
      </ol>
      <output className="sr-only">
        {drafted ? `${nameOf(shown, moving.id)}, place ${moving.index + 1} sur ${plans.length}` : ""}
      </output>
      <p className="mt-3 text-small text-ink-2">
        Les noms, les descriptions et les prix se modifient chez le prestataire de paiement.
      </p>
    </>
  );
}

const nameOf = (plans: readonly Plan[], id: string): string =>
  plans.find((plan) => plan.id === id)?.name ?? "";
