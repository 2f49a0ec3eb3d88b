"use client";

import { type ForwardedRef, forwardRef, type ReactNode, type RefAttributes, useId } from "react";
import type { FieldValues } from "react-hook-form";
import { Drawer } from "../../overlays/drawer/Drawer.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { useUnsavedChanges } from "../unsaved-changes/useUnsavedChanges.tsx";
import { FormFooter } from "./FormFooter.tsx";
import { ResourceForm, type ResourceFormProps } from "./ResourceForm.tsx";

export interface ResourceFormDrawerProps<Input extends FieldValues, Output> extends Omit<
  ResourceFormProps<Input, Output>,
  "title" | "id" | "onCancel" | "withFooter"
> {
  /** True when it is open. */
  readonly open: boolean;
  /**
   * Receives `false` on a button, Escape or a press beside; with changes, only once they are given up: the form is
   * then back at what was last saved.
   */
  readonly onOpenChange: (open: boolean) => void;
  /** « Modifier la recommandation ». */
  readonly title: string;
  /** Under the title: « Catalogue commun, utilisée dans 12 routines ». */
  readonly facts?: ReactNode;
}

interface ResourceFormDrawerComponent {
  <Input extends FieldValues, Output>(
    props: ResourceFormDrawerProps<Input, Output> & RefAttributes<HTMLFormElement>,
  ): ReactNode;
  displayName?: string | undefined;
}

function ResourceFormDrawerWithRef<Input extends FieldValues, Output>(
  {
    open,
    onOpenChange,
    title,
    facts,
    saveLabel,
    cancelLabel,
    unsavedLabel,
    destructive,
    alternative,
    className,
    ...rest
  }: ResourceFormDrawerProps<Input, Output>,
  ref: ForwardedRef<HTMLFormElement>,
): ReactNode {
  const { form } = rest;
  const formId = useId();
  const { confirmLeave, dialog } = useUnsavedChanges({ dirty: open && form.dirty });
  const leave = (): void => {
    if (form.pending) return;
    confirmLeave(() => {
      form.reset();
      onOpenChange(false);
    });
  };
  return (
    <>
      <Drawer
        open={open}
        onOpenChange={(next) => {
          if (!next) leave();
        }}
        title={title}
        head={
          <div className="cn-resource-form-drawer__head">
            <p aria-hidden="true" className="cn-dialog__title">
              {title}
            </p>
            {facts ? <p className="cn-resource-form-drawer__facts">{facts}</p> : null}
          </div>
        }
        foot={
          <FormFooter
            form={form}
            formId={formId}
            onCancel={leave}
            saveLabel={saveLabel}
            cancelLabel={cancelLabel}
            unsavedLabel={unsavedLabel}
            destructive={destructive}
            alternative={alternative}
          />
        }
      >
        <ResourceForm
          {...rest}
          ref={ref}
          id={formId}
          withFooter={false}
          className={cx("cn-resource-form-drawer", className)}
        />
      </Drawer>
      {dialog}
    </>
  );
}

/** The form of one record in a drawer over its list. Leaving it asks before anything typed is lost. */
export const ResourceFormDrawer: ResourceFormDrawerComponent = forwardRef(
  ResourceFormDrawerWithRef,
) as ResourceFormDrawerComponent;
