"use client";

import {
  Close as RadixClose,
  Content as RadixContent,
  Portal as RadixPortal,
  Root as RadixRoot,
  Trigger as RadixTrigger,
} from "@radix-ui/react-popover";
import { X } from "../../foundations/icons/X.tsx";
import { type ComponentPropsWithoutRef, forwardRef, type ReactElement, type ReactNode, useId } from "react";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { omitUndefined } from "../../foundations/internal/omitUndefined.ts";
import type {
  OverlayContainerProps,
  OverlayDismissProps,
  OverlayFocusProps,
} from "../internal/overlayProps.ts";
import { focusFirstInShadowRoot, trapFocusInShadowRoot } from "../internal/shadowFocusTrap.ts";
import { frCommon } from "../../foundations/messages/fr.sections.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { useOverlayContainer } from "../../foundations/provider/useOverlayContainer.ts";

export interface PopoverProps
  extends
    OverlayFocusProps,
    OverlayDismissProps,
    OverlayContainerProps,
    Omit<ComponentPropsWithoutRef<"div">, "title" | "children"> {
  /** The button that opens it; it gets the focus back. */
  readonly trigger: ReactElement;
  /** Names the panel and heads it. */
  readonly title: string;
  /** Keeps the title for screen readers, when the content says the same to the eye: a calendar, a list. */
  readonly hideTitle?: boolean | undefined;
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
  /** Holds what the panel holds. */
  readonly children: ReactNode;
}

/** A small panel beside its button. Focus goes in, Escape or a press outside closes, focus goes back. */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(
  {
    trigger,
    title,
    hideTitle = false,
    open,
    onOpenChange,
    side = "bottom",
    align = "start",
    container: given,
    className,
    children,
    onOpenAutoFocus,
    onCloseAutoFocus,
    onEscapeKeyDown,
    onInteractOutside,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const messages = useMessages("common", frCommon);
  const titleId = useId();
  const { container, place, find } = useOverlayContainer(given, open);
  return (
    <RadixRoot
      {...omitUndefined({ open })}
      onOpenChange={(next) => {
        find();
        onOpenChange?.(next);
      }}
    >
      <RadixTrigger asChild ref={place}>
        {trigger}
      </RadixTrigger>
      <RadixPortal container={container}>
        <RadixContent
          sideOffset={6}
          collisionPadding={8}
          {...(hideTitle ? { "aria-label": title } : { "aria-labelledby": titleId })}
          {...rest}
          {...omitUndefined({ onCloseAutoFocus, onEscapeKeyDown, onInteractOutside })}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus?.(event);
            focusFirstInShadowRoot(event);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!event.defaultPrevented) trapFocusInShadowRoot(event);
          }}
          ref={ref}
          side={side}
          align={align}
          data-cn-panel=""
          className={cx("cn-popover", className)}
        >
          {hideTitle ? null : (
            <p id={titleId} className="cn-popover__title">
              {title}
            </p>
          )}
          {children}
          {/* Last, though it is drawn first: focus goes to the content, and here only when nothing else takes it. */}
          {hideTitle ? null : (
            <RadixClose asChild>
              <IconButton
                className="cn-popover__close"
                label={messages.close}
                icon={<X aria-hidden="true" />}
              />
            </RadixClose>
          )}
        </RadixContent>
      </RadixPortal>
    </RadixRoot>
  );
});
