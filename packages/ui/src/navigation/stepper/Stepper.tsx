"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { renderAnchor, type RenderLink } from "../../foundations/internal/renderLink.tsx";
import { frStepper } from "../../foundations/messages/sections/navigation.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { Step } from "./Step.tsx";
import { stepState } from "./stepState.ts";

export interface StepperItem {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** The name of the step. */
  readonly label: string;
  /** Place where the step can be gone back to; without it, it is only words. */
  readonly href?: string | undefined;
}

export interface StepperProps extends Omit<ComponentPropsWithoutRef<"nav">, "children"> {
  /** The steps of the task, in their order. */
  readonly items: readonly StepperItem[];
  /** Id of the step one is at; those before it are done. */
  readonly current: string;
  /**
   * Names the steps.
   * @default « Étapes », in the language of the provider
   */
  readonly label?: string | undefined;
  /**
   * Draws the link of a step, for a router.
   * @default a plain link
   */
  readonly renderLink?: RenderLink | undefined;
}

/** Place where one is in a task of a few steps: all of them in a row, or one line where there is no room. */
export const Stepper = forwardRef<HTMLElement, StepperProps>(function Stepper(
  { items, current, label, renderLink = renderAnchor, className, ...rest },
  ref,
) {
  const messages = useMessages("stepper", frStepper);
  const currentIndex = items.findIndex(({ id }) => id === current);
  const step = items[currentIndex];
  const following = items[currentIndex + 1];
  return (
    <nav aria-label={label ?? messages.label} {...rest} ref={ref} className={cx("cn-stepper", className)}>
      <ol className="cn-stepper__list">
        {items.map(({ id, label: name, href }, index) => {
          const state = stepState(index, currentIndex);
          return (
            <Step
              key={id}
              label={name}
              position={index + 1}
              state={state}
              stateWord={messages[state]}
              href={href}
              renderLink={renderLink}
            />
          );
        })}
      </ol>
      {step === undefined ? null : (
        <div className="cn-stepper__line">
          <p className="cn-stepper__position">
            {messages.position({ position: currentIndex + 1, total: items.length, step: step.label })}
          </p>
          <div aria-hidden="true" className="cn-stepper__bars">
            {items.map(({ id }, index) => (
              <span key={id} data-state={stepState(index, currentIndex)} />
            ))}
          </div>
          {following === undefined ? null : (
            <p className="cn-stepper__following">{messages.following({ step: following.label })}</p>
          )}
        </div>
      )}
    </nav>
  );
});
