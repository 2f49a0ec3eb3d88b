import { type KeyboardEvent, type RefObject, useCallback, useSyncExternalStore } from "react";

/** Way in which lines run. */
export type Direction = "ltr" | "rtl";

/** Reads the direction that an element has from the page around it; "ltr" without an element. */
export const directionOf = (element: Element | null | undefined): Direction =>
  element && getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";

/**
 * Gives the key by its meaning along a line: where lines run from right to left, the arrow to the left goes on and is
 * `ArrowRight` here. Drawings and photos run from left to right in every script: their keys stay what they are.
 */
export function lineKey({ key, currentTarget }: Pick<KeyboardEvent, "key" | "currentTarget">): string {
  if ((key !== "ArrowLeft" && key !== "ArrowRight") || !(currentTarget instanceof Element)) return key;
  if (directionOf(currentTarget) === "ltr") return key;
  return key === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
}

/** Direction around an element, for a library that asks for it; "ltr" until the element is there. Follows every `dir` of the page. */
export function useDirectionAround(element: RefObject<Element | null>): Direction {
  const subscribe = useCallback(
    (notify: () => void) => {
      const root = element.current?.getRootNode();
      const observer = new MutationObserver(notify);
      if (root) observer.observe(root, { attributes: true, attributeFilter: ["dir"], subtree: true });
      return () => observer.disconnect();
    },
    [element],
  );
  return useSyncExternalStore(
    subscribe,
    () => directionOf(element.current?.parentElement),
    () => "ltr",
  );
}
