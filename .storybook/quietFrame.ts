/**
 * In a window within a page (of documentation, or of a matrix) what a story opens on arrival takes the focus, which
 * would scroll the page there and away from whoever reads it. Until a person acts in the window, the page keeps its
 * focus and its place, and nothing in the window is told that it has lost it: what is open stays open.
 */
export function keepFocusOfPage(): void {
  const frame = window.frameElement;
  if (!(frame instanceof window.parent.HTMLElement) || frame.closest(".docs-story, .matrix") === null) return;
  const isTouched = (): boolean => navigator.userActivation.hasBeenActive;
  let isReturning = false;
  const takeFocus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function focus(options) {
    if (isTouched()) {
      takeFocus.call(this, options);
      return;
    }
    const reader = window.parent.document.activeElement;
    takeFocus.call(this, { ...options, preventScroll: true });
    isReturning = true;
    frame.blur();
    isReturning = false;
    if (reader instanceof window.parent.HTMLElement && reader !== frame)
      reader.focus({ preventScroll: true });
  };
  const scrollTo = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function scrollIntoView(where) {
    if (isTouched()) scrollTo.call(this, where);
  };
  for (const type of ["blur", "focusout"]) {
    window.addEventListener(
      type,
      (event) => {
        if (!isTouched() && (isReturning || !document.hasFocus())) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }
}
