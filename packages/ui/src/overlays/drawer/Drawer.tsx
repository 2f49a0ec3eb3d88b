"use client";

import { Title as RadixTitle } from "@radix-ui/react-dialog";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { ModalPanel } from "../internal/ModalPanel.tsx";
import type {
  OverlayContainerProps,
  OverlayDismissProps,
  OverlayFocusProps,
} from "../internal/overlayProps.ts";
import { ScrollArea } from "../internal/ScrollArea.tsx";
import type { DrawerSide } from "./drawer.variants.ts";

export interface DrawerProps
  extends
    OverlayFocusProps,
    OverlayDismissProps,
    OverlayContainerProps,
    Omit<ComponentPropsWithoutRef<"div">, "title" | "children"> {
  /** True when it is open, when the host decides. */
  readonly open?: boolean | undefined;
  /** Receives whether it is to be open. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it. Without one, the focus goes back to where it was. */
  readonly trigger?: ReactNode;
  /**
   * Left for the menu (340 px at most), right for an edition (560 px, full below 640).
   * @default "right"
   */
  readonly side?: DrawerSide | undefined;
  /** Names the drawer. */
  readonly title: string;
  /** Stands in the title's place when something else is to be seen there, as the brand in the menu. */
  readonly head?: ReactNode;
  /** Holds what the drawer holds; it scrolls when it is long. */
  readonly children: ReactNode;
  /** Stays at the foot while the body scrolls. */
  readonly foot?: ReactNode;
}

/** A panel from one side of the window: focus stays inside, Escape closes, focus goes back. */
export const Drawer = forwardRef<HTMLDivElement, DrawerProps>(function Drawer(
  { open, onOpenChange, trigger, side = "right", title, head, children, foot, ...rest },
  ref,
) {
  return (
    <ModalPanel
      {...rest}
      ref={ref}
      block="cn-drawer"
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      data-side={side}
      heading={
        head === undefined ? (
          <RadixTitle className="cn-dialog__title">{title}</RadixTitle>
        ) : (
          <>
            <RadixTitle className="cn-visually-hidden">{title}</RadixTitle>
            {head}
          </>
        )
      }
    >
      <ScrollArea className="cn-drawer__body">{children}</ScrollArea>
      {foot ? <footer className="cn-drawer__foot">{foot}</footer> : null}
    </ModalPanel>
  );
});
