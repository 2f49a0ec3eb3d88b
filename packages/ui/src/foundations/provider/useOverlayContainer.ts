"use client";

import {
  type RefCallback,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { type Direction, directionOf } from "../internal/direction.ts";
import { nearestPart, type OverlayContainer } from "./overlayContainer.ts";
import { UiContext } from "./UiContext.ts";

interface OverlayPlace {
  /** Place where the overlay is drawn; `undefined` at the end of `body`. */
  readonly container: OverlayContainer | undefined;
  /** Takes the element at which it opens: its trigger, or a mark in its place. */
  readonly place: RefCallback<Element>;
  /** Holds that element. */
  readonly element: RefObject<Element | null>;
  /** Direction of the page at that element. */
  readonly direction: Direction;
  /** Called as it opens: the page around it may have another theme by now. */
  readonly find: () => void;
}

/**
 * Finds where an overlay is drawn: what it was given, what the provider was given, or the part of the page that it belongs to.
 * @param open whether it is open, where the host decides; `undefined` where it decides itself, and calls `find`
 */
export function useOverlayContainer(
  given: OverlayContainer | null | undefined,
  open: boolean | undefined,
): OverlayPlace {
  const around = useContext(UiContext).container;
  const element = useRef<Element | null>(null);
  const [part, setPart] = useState<OverlayContainer>();
  const [direction, setDirection] = useState<Direction>("ltr");
  const find = useCallback(() => {
    setPart(nearestPart(element.current));
    setDirection(directionOf(element.current));
  }, []);
  // The page around may have another theme than when the overlay's place was drawn.
  useEffect(() => {
    if (open === true) find();
  }, [open, find]);
  const place = useCallback(
    (at: Element | null) => {
      element.current = at;
      if (at !== null) find();
    },
    [find],
  );
  return { container: given ?? around ?? part, place, element, direction, find };
}
