"use client";

import * as RadixPopover from "@radix-ui/react-popover";
import { forwardRef, type ReactElement } from "react";

export interface PopoverCloseProps {
  /** The button that closes the panel around it. */
  readonly children: ReactElement;
}

/** Makes its only child close the panel around it. */
export const PopoverClose = forwardRef<HTMLButtonElement, PopoverCloseProps>(function PopoverClose(
  { children },
  ref,
) {
  return (
    <RadixPopover.Close asChild ref={ref}>
      {children}
    </RadixPopover.Close>
  );
});
