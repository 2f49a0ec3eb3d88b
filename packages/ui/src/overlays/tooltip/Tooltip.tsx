"use client";

import {
  Content as RadixContent,
  Portal as RadixPortal,
  Provider as RadixProvider,
  Root as RadixRoot,
  Trigger as RadixTrigger,
} from "@radix-ui/react-tooltip";
import { type ComponentPropsWithoutRef, forwardRef, type ReactElement } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { omitUndefined } from "../../foundations/internal/omitUndefined.ts";
import { useOverlayContainer } from "../../foundations/provider/useOverlayContainer.ts";
import type { OverlayContainerProps } from "../internal/overlayProps.ts";

export interface TooltipProps
  extends OverlayContainerProps, Omit<ComponentPropsWithoutRef<"div">, "children" | "aria-label"> {
  /** Holds what it adds to the button's name; never something that one has to know. */
  readonly text: string;
  /** The button that it is about. It keeps its own name. */
  readonly children: ReactElement;
  /**
   * Milliseconds of hovering before it comes; the keyboard's focus does not wait.
   * @default 500
   */
  readonly delay?: number | undefined;
  /** True when it is shown, when the host decides. */
  readonly open?: boolean | undefined;
  /** Receives whether it is to be open. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Side of the button that it takes while there is room there.
   * @default "top"
   */
  readonly side?: "top" | "right" | "bottom" | "left" | undefined;
}

/** A few more words about an icon button, on hover and on focus. A finger never sees it. */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  { text, children, delay = 500, open, onOpenChange, side = "top", container: given, className, ...rest },
  ref,
) {
  const { container, place, find } = useOverlayContainer(given, open);
  return (
    <RadixProvider delayDuration={delay}>
      <RadixRoot
        {...omitUndefined({ open })}
        onOpenChange={(next) => {
          find();
          onOpenChange?.(next);
        }}
      >
        {/* The browser's own tooltip would cover this one with the button's name. */}
        <RadixTrigger asChild title="" ref={place}>
          {children}
        </RadixTrigger>
        <RadixPortal container={container}>
          <RadixContent
            sideOffset={6}
            collisionPadding={8}
            {...rest}
            ref={ref}
            side={side}
            className={cx("cn-tooltip", className)}
          >
            {text}
          </RadixContent>
        </RadixPortal>
      </RadixRoot>
    </RadixProvider>
  );
});
