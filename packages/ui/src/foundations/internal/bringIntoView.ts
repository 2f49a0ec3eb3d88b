/**
 * Shows a notice where it appears, as its `ref`: the button that it answers may stand far below, at the foot of a window.
 * It moves nothing that is in sight already.
 */
export function bringIntoView(notice: HTMLElement | null): void {
  // A document that lays nothing out, such as that of a test, has no such method.
  notice?.scrollIntoView?.({ block: "nearest" });
}
