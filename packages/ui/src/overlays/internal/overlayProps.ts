import type { OverlayContainer } from "../../foundations/provider/overlayContainer.ts";

/** Handlers of a host as an overlay opens and closes. */
export interface OverlayFocusProps {
  /** Called before the focus moves in; prevent the event to send it elsewhere. */
  readonly onOpenAutoFocus?: ((event: Event) => void) | undefined;
  /** Called before the focus goes back; prevent the event to send it elsewhere. */
  readonly onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** Place where an overlay is drawn. */
export interface OverlayContainerProps {
  /**
   * Place where it is drawn: an element or a shadow root.
   * @default the provider's `container`; else the part of the page that opens it, when it has a theme, a brand or a direction
   * of its own or is a modal of the host; else the shadow root around; else the end of `body`
   */
  readonly container?: OverlayContainer | null | undefined;
}

/** Way that an overlay is left without a button of its own. */
export interface OverlayDismissProps {
  /** Called on Escape; prevent the event to stay open. */
  readonly onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** Called on a press, or a focus, outside; prevent the event to stay open. */
  readonly onInteractOutside?: ((event: Event) => void) | undefined;
}
