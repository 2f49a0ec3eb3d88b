"use client";

import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { type ComponentPropsWithoutRef, forwardRef, type ReactElement, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { omitUndefined } from "../../foundations/internal/omitUndefined.ts";
import { useOverlayContainer } from "../../foundations/provider/useOverlayContainer.ts";
import type {
  OverlayContainerProps,
  OverlayDismissProps,
  OverlayFocusProps,
} from "../internal/overlayProps.ts";
import { focusWasTaken } from "../internal/useReturnFocus.ts";

export interface MenuProps
  extends
    Pick<OverlayFocusProps, "onCloseAutoFocus">,
    OverlayDismissProps,
    OverlayContainerProps,
    Omit<ComponentPropsWithoutRef<"div">, "children" | "dir"> {
  /** The button that opens it; it gets the focus back. */
  readonly trigger: ReactElement;
  /**
   * Names the menu.
   * @default the words of the trigger
   */
  readonly label?: string | undefined;
  /** True when it is open, when the host decides. */
  readonly open?: boolean | undefined;
  /** Receives whether it is to be open. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Side of the trigger that it takes while there is room there.
   * @default "bottom"
   */
  readonly side?: "top" | "right" | "bottom" | "left" | undefined;
  /**
   * Edge of the trigger with which it lines up.
   * @default "start"
   */
  readonly align?: "start" | "center" | "end" | undefined;
  /** `MenuItem` and its like. */
  readonly children: ReactNode;
}

/** Actions under a button. Arrows and letters move, Escape closes, focus goes back to the button. */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(
  {
    trigger,
    label,
    open,
    onOpenChange,
    side = "bottom",
    align = "start",
    container: given,
    className,
    onCloseAutoFocus,
    onEscapeKeyDown,
    onInteractOutside,
    children,
    ...rest
  },
  ref,
) {
  const { container, place, direction, find } = useOverlayContainer(given, open);
  return (
    <RadixMenu.Root
      // A modal menu hides its own trigger from screen readers and holds the page's scroll for a few rows.
      modal={false}
      dir={direction}
      {...omitUndefined({ open })}
      onOpenChange={(next) => {
        find();
        onOpenChange?.(next);
      }}
    >
      <RadixMenu.Trigger asChild ref={place}>
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Portal container={container}>
        <RadixMenu.Content
          loop
          sideOffset={6}
          collisionPadding={8}
          // Radix names the menu after its trigger; a label takes that name's place.
          {...(label === undefined ? {} : { "aria-label": label, "aria-labelledby": undefined })}
          {...rest}
          {...omitUndefined({ onEscapeKeyDown, onInteractOutside })}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            if (focusWasTaken()) event.preventDefault();
          }}
          ref={ref}
          side={side}
          align={align}
          className={cx("cn-menu", className)}
        >
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
});
