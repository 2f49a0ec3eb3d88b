import { formatCount } from "@carnation/domain/format";
import { noPlanOfferedMessage, type Plan } from "@carnation/product/plan";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import { SwitchField } from "@carnation/ui/switch-field";
import { useState, type ReactNode } from "react";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { updatePlan } from "./offers.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

interface PlanSwitchProps {
  readonly plan: Plan;
  /** From 0. */
  readonly place: number;
  /** Those who have it now; null while that is not known. */
  readonly subscribers: number | null;
  /** True when nothing else is offered. */
  readonly isLast: boolean;
}

/** Tells whether a plan can be subscribed to. Taking it away asks first, and says who keeps it. */
export function PlanSwitch({ plan, place, subscribers, isLast }: PlanSwitchProps): ReactNode {
  const { id, name, active } = plan;
  const [asked, setAsked] = useState(false);
  const { run, pending, failure } = useMutation(updatePlan);
  const set = (next: boolean): Promise<void> => run({ id, position: place + 1, active: next });
  return (
    <>
      <SwitchField
        label={`Proposer ${name}`}
        onText="Active"
        offText="Inactive"
        value={active}
        disabled={pending}
        // The question says why it failed while it is open.
        error={asked ? undefined : (failure ?? undefined)}
        onValueChange={(next) => {
          if (next) set(true).catch(() => undefined);
          else setAsked(true);
        }}
      />
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        tone={isLast ? "danger" : "neutral"}
        title={`Ne plus proposer «\u00A0${name}\u00A0»\u202F?`}
        consequence={consequence(subscribers, isLast)}
        confirmLabel="Ne plus la proposer"
        describeError={errorMessage}
        onConfirm={() => set(false)}
      />
    </>
  );
}

function consequence(subscribers: number | null, isLast: boolean): string {
  const keep =
    subscribers === null
      ? "Les abonnés en cours la gardent"
      : subscribers === 0
        ? "Personne n’y est abonné"
        : formatCount(subscribers, "abonné en cours la garde", "abonnés en cours la gardent");
  const ends = `${keep}\u202F; personne d’autre ne pourra la choisir.`;
  return isLast ? `${ends} ${noPlanOfferedMessage}` : ends;
}
