"use client";

import { forwardRef, type ReactNode, useId } from "react";
import { Drawer } from "../drawer/Drawer.tsx";
import { cx } from "../internal/cx.ts";
import { useUnsavedChanges } from "../unsaved-changes/useUnsavedChanges.tsx";
import { FormFooter } from "./FormFooter.tsx";
import { ResourceForm, type ResourceFormProps } from "./ResourceForm.tsx";

export interface ResourceFormDrawerProps extends Omit<
  ResourceFormProps,
  "title" | "id" | "onCancel" | "withFooter"
> {
  /** Whether it is open. */
  readonly open: boolean;
  /** Receives `false` on a button, Escape or a press beside; with changes, only once they are given up. */
  readonly onOpenChange: (open: boolean) => void;
  /** « Modifier la recommandation ». */
  readonly title: string;
  /** Under the title: « Catalogue commun, utilisée dans 12 routines ». */
  readonly facts?: ReactNode;
}

/** The form of one record in a drawer over its list. Leaving it asks before anything typed is lost. */
export const ResourceFormDrawer = forwardRef<HTMLFormElement, ResourceFormDrawerProps>(
  function ResourceFormDrawer(
    {
      open,
      onOpenChange,
      title,
      facts,
      status = "clean",
      saveLabel,
      cancelLabel,
      destructive,
      className,
      ...form
    },
    ref,
  ) {
    const formId = useId();
    const { confirmLeave, dialog } = useUnsavedChanges({ dirty: open && status === "dirty" });
    const leave = (): void => {
      if (status !== "saving") confirmLeave(() => onOpenChange(false));
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
              formId={formId}
              status={status}
              onCancel={leave}
              saveLabel={saveLabel}
              cancelLabel={cancelLabel}
              destructive={destructive}
            />
          }
        >
          <ResourceForm
            {...form}
            ref={ref}
            id={formId}
            status={status}
            withFooter={false}
            className={cx("cn-resource-form-drawer", className)}
          />
        </Drawer>
        {dialog}
      </>
    );
  },
);
