"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
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
  /** Begins the head, with the `RadixDialog.Title` that names the panel; a button to close follows. */
  readonly heading: ReactNode;
  /** Stands in the place of the button to close. */
  readonly headEnd?: ReactNode;
  /** True when a `RadixDialog.Description` is among the children. @default false */
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
    <RadixDialog.Root
      {...omitUndefined({ open })}
      onOpenChange={(next) => {
        find();
        onOpenChange?.(next);
      }}
    >
      {trigger ? (
        <RadixDialog.Trigger asChild ref={place}>
          {trigger}
        </RadixDialog.Trigger>
      ) : (
        <template ref={place} />
      )}
      <RadixDialog.Portal container={container}>
        <RadixDialog.Overlay className="cn-scrim" />
        <RadixDialog.Content
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
              <RadixDialog.Close asChild>
                <IconButton label={messages.close} icon={<X aria-hidden="true" />} />
              </RadixDialog.Close>
            )}
          </header>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
});
