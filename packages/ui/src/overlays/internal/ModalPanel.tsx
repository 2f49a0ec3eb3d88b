"use client";

import {
  Close as RadixClose,
  Content as RadixContent,
  Overlay as RadixOverlay,
  Portal as RadixPortal,
  Root as RadixRoot,
  Trigger as RadixTrigger,
} from "@radix-ui/react-dialog";
import { X } from "../../foundations/icons/X.tsx";
import { setNonce } from "get-nonce";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useContext,
  useInsertionEffect,
} from "react";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { omitUndefined } from "../../foundations/internal/omitUndefined.ts";
import { frCommon } from "../../foundations/messages/fr.sections.ts";
import { UiContext } from "../../foundations/provider/UiContext.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { useOverlayContainer } from "../../foundations/provider/useOverlayContainer.ts";
import type { OverlayContainerProps, OverlayDismissProps, OverlayFocusProps } from "./overlayProps.ts";
import { trapFocusInShadowRoot } from "./shadowFocusTrap.ts";
import { useReturnFocus } from "./useReturnFocus.ts";

interface ModalPanelProps
  extends OverlayFocusProps, OverlayDismissProps, OverlayContainerProps, ComponentPropsWithoutRef<"div"> {
  /** Class of the panel, in which the head is `…__head`. */
  readonly block: string;
  readonly open: boolean | undefined;
  readonly onOpenChange: ((open: boolean) => void) | undefined;
  readonly trigger: ReactNode;
  /** Begins the head, with the `Title` of Radix that names the panel; a button to close follows. */
  readonly heading: ReactNode;
  /** Stands in the place of the button to close. */
  readonly headEnd?: ReactNode;
  /** True when a `Description` of Radix is among the children. @default false */
  readonly described?: boolean | undefined;
}

/** A panel over a scrim: focus stays inside, Escape closes, focus goes back. The skeleton of `Dialog` and `Drawer`. */
export const ModalPanel = forwardRef<HTMLDivElement, ModalPanelProps>(function ModalPanel(
  {
    block,
    open,
    onOpenChange,
    trigger,
    heading,
    headEnd,
    described = false,
    container: given,
    children,
    className,
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
  const { container, place, find } = useOverlayContainer(given, open);
  const { nonce } = useContext(UiContext);
  // Before the effect that adds the style.
  useInsertionEffect(() => {
    if (nonce !== undefined) setNonce(nonce);
  }, [nonce]);
  const focus = useReturnFocus({ hasTrigger: Boolean(trigger), onOpenAutoFocus, onCloseAutoFocus });
  return (
    <RadixRoot
      {...omitUndefined({ open })}
      onOpenChange={(next) => {
        find();
        onOpenChange?.(next);
      }}
    >
      {trigger ? (
        <RadixTrigger asChild ref={place}>
          {trigger}
        </RadixTrigger>
      ) : (
        <template ref={place} />
      )}
      <RadixPortal container={container}>
        <RadixOverlay className="cn-scrim" />
        <RadixContent
          // Radix asks for a description; without one the attribute has to be withdrawn by name.
          {...(described ? {} : { "aria-describedby": undefined })}
          {...rest}
          {...omitUndefined({ onEscapeKeyDown, onInteractOutside })}
          {...focus}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!event.defaultPrevented) trapFocusInShadowRoot(event);
          }}
          ref={ref}
          data-cn-panel=""
          className={cx(block, className)}
        >
          <header className={`${block}__head`}>
            {heading}
            {headEnd ?? (
              <RadixClose asChild>
                <IconButton label={messages.close} icon={<X aria-hidden="true" />} />
              </RadixClose>
            )}
          </header>
          {children}
        </RadixContent>
      </RadixPortal>
    </RadixRoot>
  );
});
