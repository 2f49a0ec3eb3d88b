import type { MouseEvent } from "react";

/** Turns a plain click on a link into `onPress`; a click that opens a tab or a window is left to the browser. */
export function pressLink(event: MouseEvent, onPress: (() => void) | undefined): void {
  if (!onPress || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onPress();
}
