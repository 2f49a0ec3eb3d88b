"use client";

import { Check } from "../../foundations/icons/Check.tsx";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { frPlanCard } from "../../foundations/messages/sections/sales.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

export interface PlanCardProps extends Omit<ComponentPropsWithoutRef<"article">, "children"> {
  /** Holds what it is called: « Pro ». */
  readonly name: ReactNode;
  /** For whom it is, one sentence. */
  readonly description?: ReactNode;
  /** Holds what it costs, in large: « 79 € », « Gratuit ». */
  readonly price: ReactNode;
  /** Beside the price: « HT par mois ». */
  readonly period?: ReactNode;
  /** Under the price, one line each: a trial, what a year saves, what changes from the plan in force. */
  readonly notes?: readonly ReactNode[] | undefined;
  /** Holds what it contains, one line each. */
  readonly features?: readonly string[] | undefined;
  /** Says that it is the one in force. @default false */
  readonly current?: boolean | undefined;
  /** One button that names the plan. */
  readonly action?: ReactNode;
  /** Level of its title in the page. @default 3 */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * A plan to subscribe to: for whom, at which price, what it contains, and the way to choose it. Side by side in a grid
 * of the host, the parts of all plans stand on the same lines.
 */
export const PlanCard = forwardRef<HTMLElement, PlanCardProps>(function PlanCard(props, ref) {
  const {
    name,
    description,
    price,
    period,
    notes = [],
    features = [],
    current = false,
    action,
    headingLevel = 3,
    className,
    ...rest
  } = props;
  const messages = useMessages("planCard", frPlanCard);
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      {...rest}
      ref={ref}
      className={cx("cn-plan-card", className)}
      {...(current ? { "data-current": "" } : {})}
    >
      <div className="cn-plan-card__head">
        <Heading className="cn-plan-card__name">{name}</Heading>
        {current ? (
          <p className="cn-plan-card__current">
            <Check aria-hidden="true" />
            {messages.current}
          </p>
        ) : null}
      </div>
      <p className="cn-plan-card__description">{description}</p>
      <p className="cn-plan-card__price">
        <span className="cn-plan-card__amount">{price}</span> {period ? <small>{period}</small> : null}
      </p>
      <div className="cn-plan-card__notes">
        {notes.map((note, index) => (
          // A line has nothing but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index}>{note}</p>
        ))}
      </div>
      <div className="cn-plan-card__action">{action}</div>
      {features.length > 0 ? (
        <ul className="cn-plan-card__features">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      ) : null}
    </article>
  );
});
