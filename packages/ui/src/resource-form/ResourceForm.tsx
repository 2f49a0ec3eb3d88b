"use client";

import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  forwardRef,
  type ReactNode,
  useEffect,
  useRef,
} from "react";
import { ErrorSummary, type FieldProblem } from "../error-summary/ErrorSummary.tsx";
import { cx } from "../internal/cx.ts";
import { ConflictNotice, type FormConflict } from "./ConflictNotice.tsx";
import { FormFooter, type FormFooterProps } from "./FormFooter.tsx";

export interface ResourceFormProps
  extends
    Omit<FormFooterProps, "formId" | "children">,
    Omit<ComponentPropsWithoutRef<"form">, "children" | "onSubmit" | "id"> {
  /** @default a generated id is not needed: only a footer outside the form asks for one */
  readonly id?: string | undefined;
  /** Called when the person saves; the page does not reload. */
  readonly onSubmit: () => void;
  /** What to correct, above the fields; the focus goes there after a save that it stopped. */
  readonly problems?: readonly FieldProblem[] | undefined;
  /** Somebody else has saved the same record since it was opened. */
  readonly conflict?: FormConflict | undefined;
  /** `ResourceFormSection`s, or fields. */
  readonly children: ReactNode;
  /**
   * Whether Annuler, Enregistrer and the rest stand at its foot; a drawer has its own.
   * @default true
   */
  readonly withFooter?: boolean | undefined;
}

/** The form of one record: what to correct, its sections, and a foot that stays in view. */
export const ResourceForm = forwardRef<HTMLFormElement, ResourceFormProps>(function ResourceForm(
  {
    onSubmit,
    problems = [],
    conflict,
    children,
    withFooter = true,
    status,
    onCancel,
    saveLabel,
    cancelLabel,
    destructive,
    className,
    ...rest
  },
  ref,
) {
  const summary = useRef<HTMLElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    // Problems may come a moment after the save: from a server, or from a validation that waits.
    if (!asked.current || problems.length === 0) return;
    asked.current = false;
    summary.current?.focus();
  }, [problems]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A form in a dialog of this one is a portal: its events pass through here.
    event.stopPropagation();
    if (status === "saving") return;
    asked.current = true;
    onSubmit();
  };
  return (
    <form noValidate {...rest} ref={ref} className={cx("cn-resource-form", className)} onSubmit={submit}>
      {problems.length > 0 || conflict ? (
        <div className="cn-resource-form__notices">
          {conflict ? <ConflictNotice {...conflict} /> : null}
          <ErrorSummary ref={summary} problems={problems} />
        </div>
      ) : null}
      <div className="cn-resource-form__body">{children}</div>
      {withFooter ? (
        <div className="cn-resource-form__foot">
          <FormFooter
            status={status}
            onCancel={onCancel}
            saveLabel={saveLabel}
            cancelLabel={cancelLabel}
            destructive={destructive}
          />
        </div>
      ) : null}
    </form>
  );
});
