"use client";

import { Close as RadixClose } from "@radix-ui/react-dialog";
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
    <RadixClose asChild ref={ref}>
      {children}
    </RadixClose>
  );
});
