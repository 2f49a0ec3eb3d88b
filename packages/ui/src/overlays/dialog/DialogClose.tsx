"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { forwardRef, type ReactElement } from "react";

export interface DialogCloseProps {
  /** The button that closes the dialog or the drawer around it. */
  readonly children: ReactElement;
}

/** Makes its only child close the dialog or the drawer around it. */
export const DialogClose = forwardRef<HTMLButtonElement, DialogCloseProps>(function DialogClose(
  { children },
  ref,
) {
  return (
    <RadixDialog.Close asChild ref={ref}>
      {children}
    </RadixDialog.Close>
  );
});
