"use client";

import { CircleAlert } from "../../foundations/icons/CircleAlert.tsx";
import { RotateCcw } from "../../foundations/icons/RotateCcw.tsx";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { frCommon, frErrorState } from "../../foundations/messages/fr.sections.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { CopyReference } from "./CopyReference.tsx";

export interface ErrorStateProps extends Omit<ComponentPropsWithoutRef<"div">, "title"> {
  /** Holds what happened, one sentence. */
  readonly title: ReactNode;
  /** Holds what is safe: « Vos saisies sont conservées. » */
  readonly children?: ReactNode;
  /** Shown as « Réessayer » when given. */
  readonly onRetry?: (() => void) | undefined;
  /** True when another try is under way. @default false */
  readonly retrying?: boolean | undefined;
  /** Holds what to quote when asking for help. */
  readonly reference?: string | undefined;
}

/** Something failed: what, what is safe, how to try again, and a reference to quote. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { title, children, onRetry, retrying = false, reference, className, ...rest },
  ref,
) {
  const messages = useMessages("errorState", frErrorState);
  const common = useMessages("common", frCommon);
  return (
    <div role="alert" {...rest} ref={ref} className={cx("cn-error-state", className)}>
      <p className="cn-error-state__title">
        <CircleAlert aria-hidden="true" />
        <span>{title}</span>
      </p>
      {children || reference ? (
        <p className="cn-error-state__text">
          {children} {reference ? messages.reference({ reference }) : null}
        </p>
      ) : null}
      {onRetry || reference ? (
        <div className="cn-error-state__actions">
          {onRetry ? (
            <Button icon={<RotateCcw aria-hidden="true" />} loading={retrying} onClick={() => onRetry()}>
              {common.retry}
            </Button>
          ) : null}
          {reference ? <CopyReference reference={reference} /> : null}
        </div>
      ) : null}
    </div>
  );
});
