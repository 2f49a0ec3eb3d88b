import { Check } from "../../foundations/icons/Check.tsx";
import type { ReactNode } from "react";
import type { RenderLink } from "../../foundations/internal/renderLink.tsx";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";
import type { StepState } from "./stepState.ts";

interface StepProps {
  readonly label: string;
  /** Counted from 1. */
  readonly position: number;
  readonly state: StepState;
  /** The state in words, for whoever does not see the mark. */
  readonly stateWord: string;
  readonly href: string | undefined;
  readonly renderLink: RenderLink;
}

/** One step: its number or a tick, its name, and its state in words. */
export function Step({ label, position, state, stateWord, href, renderLink }: StepProps): ReactNode {
  const content = (
    <>
      <span aria-hidden="true" className="cn-stepper__mark">
        {state === "done" ? <Check /> : position}
      </span>
      <span className="cn-stepper__name">
        {label}
        <VisuallyHidden>, {stateWord}</VisuallyHidden>
      </span>
    </>
  );
  return (
    <li
      className="cn-stepper__step"
      data-state={state}
      {...(state === "current" ? { "aria-current": "step" as const } : {})}
    >
      {href === undefined || state === "current" ? (
        <span className="cn-stepper__content">{content}</span>
      ) : (
        renderLink({ href, className: "cn-stepper__content", children: content })
      )}
    </li>
  );
}
