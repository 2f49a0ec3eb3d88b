"use client";

import { CircleAlert } from "../../foundations/icons/CircleAlert.tsx";
import { type ComponentPropsWithoutRef, forwardRef, useId } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { followInShadowRoot } from "../../foundations/internal/focusById.ts";
import { frErrorSummary } from "../../foundations/messages/fr.sections.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

export interface FieldProblem {
  /** Id of the control to go to. */
  readonly fieldId: string;
  /** Holds what to correct, as a sentence: the text of the link. */
  readonly message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithoutRef<"section">, "children" | "title"> {
  /** Holds what to correct, in the order of the fields. */
  readonly problems: readonly FieldProblem[];
}

/**
 * The fields to correct, as links, above a form. Move the focus to it through its `ref` in the submit handler:
 * its title is then read aloud.
 */
export const ErrorSummary = forwardRef<HTMLElement, ErrorSummaryProps>(function ErrorSummary(
  { problems, className, ...rest },
  ref,
) {
  const titleId = useId();
  const messages = useMessages("errorSummary", frErrorSummary);
  if (problems.length === 0) return null;
  return (
    <section
      tabIndex={-1}
      aria-labelledby={titleId}
      {...rest}
      ref={ref}
      className={cx("cn-error-summary", className)}
    >
      <p id={titleId} className="cn-error-summary__title">
        <CircleAlert aria-hidden="true" />
        {messages.title({ count: problems.length })}
      </p>
      <ul className="cn-error-summary__list">
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={followInShadowRoot}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
});
