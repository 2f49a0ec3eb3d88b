"use client";

import { Close as RadixClose } from "@radix-ui/react-popover";
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
    <RadixClose asChild ref={ref}>
      {children}
    </RadixClose>
  );
});
