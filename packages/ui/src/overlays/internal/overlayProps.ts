/** Handlers of a host as an overlay opens and closes. */
export interface OverlayFocusProps {
  /** Called before the focus moves in; prevent the event to send it elsewhere. */
  readonly onOpenAutoFocus?: ((event: Event) => void) | undefined;
  /** Called before the focus goes back; prevent the event to send it elsewhere. */
  readonly onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** Way that an overlay is left without a button of its own. */
export interface OverlayDismissProps {
  /** Called on Escape; prevent the event to stay open. */
  readonly onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** Called on a press, or a focus, outside; prevent the event to stay open. */
  readonly onInteractOutside?: ((event: Event) => void) | undefined;
}
