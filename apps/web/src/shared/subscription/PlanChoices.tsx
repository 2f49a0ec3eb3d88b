import {
  chosenPlan,
  perMonthLabel,
  type Plan,
  planChangeSentence,
  type PlanChoice,
  type PlanInterval,
  type PlanPrice,
  planPriceLabel,
  planPriceParts,
  priceOf,
  trialLabel,
  yearlySaving,
  yearlySavingLabel,
} from "@carnation/product/plan";
import { isRunningSubscription, type Subscription } from "@carnation/product/subscription";
import { Button } from "@carnation/ui/button";
import { PlanCard } from "@carnation/ui/plan-card";
import { SegmentedControl } from "@carnation/ui/segmented-control";
import { useState, type ReactNode } from "react";

const rhythms = [
  { value: "month", label: "Par mois" },
  { value: "year", label: "Par an" },
] as const satisfies readonly { readonly value: PlanInterval; readonly label: string }[];

interface PlanChoicesProps {
  readonly plans: readonly Plan[];
  /** The one that says how the account stands; null when there never was one. */
  readonly subscription: Subscription | null;
  /** Id of the plan that an administrator chose for the account to begin with; it comes first. */
  readonly proposed?: string | null;
  /** Id of the price that is being chosen; null when none is. */
  readonly choosing?: string | null;
  /** True when nothing may be chosen now. @default false */
  readonly busy?: boolean;
  /** Without it the plans are shown, and there is nothing to choose. */
  readonly onChoose?: (price: string) => void;
}

/** The plans side by side, paid by the month or by the year, each with what it changes. */
export function PlanChoices({
  plans,
  subscription,
  proposed = null,
  choosing = null,
  busy = false,
  onChoose,
}: PlanChoicesProps): ReactNode {
  const running = subscription !== null && isRunningSubscription(subscription.status);
  const inForce = running ? chosenPlan(plans, subscription) : null;
  const [chosenRhythm, setRhythm] = useState<PlanInterval | null>(null);
  const both = rhythms.every(({ value }) => plans.some((plan) => priceOf(plan, value) !== null));
  const rhythm = chosenRhythm ?? inForce?.price.interval ?? "month";
  const saved = Math.max(0, ...plans.map(yearlySaving));
  const most = plans.find((plan) => yearlySaving(plan) === saved);
  return (
    <div className="grid gap-6">
      {both ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SegmentedControl
            label="Rythme de paiement"
            labelHidden
            options={rhythms}
            value={rhythm}
            onValueChange={setRhythm}
          />
          {most === undefined || saved === 0 ? null : (
            <p className="text-small text-ink-2">{`Payé à l’année, jusqu’à ${yearlySavingLabel(most) ?? ""}.`}</p>
          )}
        </div>
      ) : null}
      <div className="grid gap-x-10 tablet:grid-cols-2 wide:grid-cols-3">
        {proposedFirst(plans, proposed).map((plan) => {
          const price = priceOf(plan, rhythm) ?? plan.prices[0];
          return price === undefined ? null : (
            <Choice
              key={plan.id}
              choice={{ plan, price }}
              inForce={inForce}
              first={subscription === null}
              proposed={plan.id === proposed}
              choosing={choosing === price.id}
              busy={busy}
              onChoose={onChoose}
            />
          );
        })}
      </div>
    </div>
  );
}

function proposedFirst(plans: readonly Plan[], proposed: string | null): readonly Plan[] {
  return plans.toSorted((a, b) => Number(b.id === proposed) - Number(a.id === proposed));
}

interface ChoiceProps {
  readonly choice: PlanChoice;
  readonly inForce: PlanChoice | null;
  /** True when it would be the first subscription, which a trial may begin with. */
  readonly first: boolean;
  readonly proposed: boolean;
  readonly choosing: boolean;
  readonly busy: boolean;
  readonly onChoose: ((price: string) => void) | undefined;
}

function Choice({ choice, inForce, first, proposed, choosing, busy, onChoose }: ChoiceProps): ReactNode {
  const { plan, price } = choice;
  const { amount, period } = planPriceParts(price);
  const isInForce = inForce?.price.id === price.id && inForce.plan.id === plan.id;
  return (
    <PlanCard
      name={plan.name}
      description={plan.description}
      price={amount}
      period={period}
      notes={notesOf(choice, { inForce: isInForce ? null : inForce, first, proposed })}
      features={plan.features}
      current={isInForce}
      action={
        isInForce || onChoose === undefined ? undefined : (
          <Button
            block
            variant={proposed ? "primary" : "outline"}
            loading={choosing}
            disabled={busy && !choosing}
            aria-label={`Choisir la formule ${plan.name}, ${planPriceLabel(price)}`}
            onClick={() => onChoose(price.id)}
          >
            Choisir
          </Button>
        )
      }
    />
  );
}

interface NotesContext {
  /** Holds what it would take the place of. */
  readonly inForce: PlanChoice | null;
  readonly first: boolean;
  readonly proposed: boolean;
}

function notesOf(choice: PlanChoice, { inForce, first, proposed }: NotesContext): string[] {
  const { plan, price } = choice;
  return [
    proposed ? "Proposée pour commencer" : null,
    ...yearly(plan, price),
    first ? trialLabel(price) : null,
    inForce === null ? null : planChangeSentence(inForce, choice),
  ].flatMap((note) => note ?? []);
}

function yearly(plan: Plan, price: PlanPrice): (string | null)[] {
  return price.interval === "year" ? [perMonthLabel(price), yearlySavingLabel(plan)] : [];
}
