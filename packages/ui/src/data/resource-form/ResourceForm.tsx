"use client";

import { type ForwardedRef, forwardRef, type ReactNode, type RefAttributes } from "react";
import type { FieldValues } from "react-hook-form";
import { type ControlledFormProps, FormFrame } from "../../fields/form/FormFrame.tsx";
import { LockedFields } from "../../fields/form/LockedFields.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { ConflictNotice, type FormConflict } from "./ConflictNotice.tsx";
import { FormSectionIndex } from "./FormSectionIndex.tsx";
import { FormSectionsContext, useFormSections } from "./formSections.ts";
import { FormFooter, type FormFooterTexts } from "./FormFooter.tsx";

export interface ResourceFormProps<Input extends FieldValues, Output>
  extends ControlledFormProps<Input, Output>, FormFooterTexts {
  /** Shows « Annuler » when given. */
  readonly onCancel?: (() => void) | undefined;
  /** Somebody else has saved the same record since it was opened. */
  readonly conflict?: FormConflict | undefined;
  /** `ResourceFormSection`s, or fields, each in its `FormField`. */
  readonly children: ReactNode;
  /**
   * True when Annuler, Enregistrer and the rest stand at its foot; a drawer has its own.
   * @default true
   */
  readonly withFooter?: boolean | undefined;
  /**
   * Lists the sections at the side from a window of 992 px on, where there is room, with what is to be corrected in each.
   * @default false
   */
  readonly withIndex?: boolean | undefined;
  /**
   * True where saving leads elsewhere: its fields take nothing meanwhile, which would be lost.
   * @default false
   */
  readonly lockWhilePending?: boolean | undefined;
}

interface ResourceFormComponent {
  <Input extends FieldValues, Output>(
    props: ResourceFormProps<Input, Output> & RefAttributes<HTMLFormElement>,
  ): ReactNode;
  displayName?: string | undefined;
}

function ResourceFormWithRef<Input extends FieldValues, Output>(
  {
    conflict,
    children,
    withFooter = true,
    withIndex = false,
    lockWhilePending = false,
    onCancel,
    saveLabel,
    cancelLabel,
    unsavedLabel,
    destructive,
    alternative,
    className,
    ...rest
  }: ResourceFormProps<Input, Output>,
  ref: ForwardedRef<HTMLFormElement>,
): ReactNode {
  const [sections, register] = useFormSections();
  const body = (
    <LockedFields locked={lockWhilePending && rest.form.pending} className="cn-resource-form__body">
      {children}
    </LockedFields>
  );
  return (
    <FormFrame {...rest} elementRef={ref} className={cx("cn-resource-form", className)}>
      {(refused, problems) => (
        <>
          {refused || conflict ? (
            <div className="cn-resource-form__notices">
              {conflict ? <ConflictNotice {...conflict} /> : null}
              {refused}
            </div>
          ) : null}
          {withIndex ? (
            <div className="cn-resource-form__indexed">
              <FormSectionIndex sections={sections} problems={problems} />
              <FormSectionsContext.Provider value={register}>{body}</FormSectionsContext.Provider>
            </div>
          ) : (
            body
          )}
          {withFooter ? (
            <div className="cn-resource-form__foot">
              <FormFooter
                form={rest.form}
                onCancel={onCancel}
                saveLabel={saveLabel}
                cancelLabel={cancelLabel}
                unsavedLabel={unsavedLabel}
                destructive={destructive}
                alternative={alternative}
              />
            </div>
          ) : null}
        </>
      )}
    </FormFrame>
  );
}

/**
 * The form of one record: what to correct, its sections, and a foot that stays in view and says whether it is saved.
 * It takes the controller that `Form` takes.
 */
export const ResourceForm: ResourceFormComponent = forwardRef(ResourceFormWithRef) as ResourceFormComponent;
