"use client";

import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { observeSizes } from "../../foundations/internal/observeSizes.ts";
import { focusedElement } from "../../foundations/internal/treeRoot.ts";
import type { PointerHandlers } from "../zoom-pan/usePointerGestures.ts";
import type { ZoomPoint } from "../zoom-pan/zoomMath.ts";
import type { ViewerMarks } from "./PhotoMask.ts";
import { aimAt, aimUnder, focusPhoto, type MarkAim, moveAim, onPhoto, stageParts } from "./photoStage.ts";

/** Step of an arrow key, in px; with Shift, one. */
const STEP = 8;

const arrows: Readonly<Record<string, ZoomPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface MarkAiming {
  /** Place of the next mark; `null` while none is being added. */
  readonly aim: MarkAim | null;
  /** Adds at a tap of a mouse. A finger adds as it is lifted: the lens has led it there. */
  readonly tap: (event: PointerEvent<HTMLElement>) => void;
  readonly onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
  readonly pointerHandlers: PointerHandlers;
}

/**
 * Looks for the place of a new mark on a photo: with the mouse, with one finger that may slide, or with a cross moved
 * by the arrows.
 */
export function useMarkAim(
  root: RefObject<HTMLElement | null>,
  { adding = false, onAdd, onCancelAdd }: Pick<ViewerMarks, "adding" | "onAdd" | "onCancelAdd">,
): MarkAiming {
  const [aim, setAim] = useState<MarkAim | null>(null);
  const fingers = useRef({ down: new Set<number>(), pinched: false });

  useEffect(() => {
    if (!adding) return undefined;
    const element = root.current;
    focusPhoto(element);
    // At first, and when the photo is enlarged under the aim, which stays where it is in the frame.
    const endWatch = observeSizes(stageParts(element), () =>
      setAim((last) => aimAt(element, last) ?? aimAt(element, null)),
    );
    return () => {
      endWatch();
      setAim(null);
      // The button that cancelled went away with its line.
      if (focusedElement() === null) focusPhoto(element);
    };
  }, [adding, root]);

  const follow = (event: PointerEvent<HTMLElement>): void => {
    const next = aimUnder(root.current, event);
    if (next) setAim(next);
  };
  const add = (at: MarkAim | null): void => {
    if (at) onAdd?.(at.place);
  };
  const lift = ({ pointerId }: PointerEvent<HTMLElement>): boolean => {
    const { current } = fingers;
    const alone = current.down.delete(pointerId) && !current.pinched;
    if (current.down.size === 0) current.pinched = false;
    return alone;
  };

  return {
    aim: adding ? aim : null,
    tap: (event) => {
      if (event.pointerType === "mouse") add(aimUnder(root.current, event));
    },
    onKeyDownCapture: (event) => {
      if (!adding || event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = arrows[event.key];
      if (event.key === "Escape") onCancelAdd?.();
      else if (!onPhoto(event)) return;
      else if (event.key === "Enter") add(aimAt(root.current, aim));
      else if (arrow) {
        const step = event.shiftKey ? 1 : STEP;
        const from = aim ?? aimAt(root.current, null);
        const next = from && moveAim(root.current, from, { x: arrow.x * step, y: arrow.y * step });
        if (next) setAim(next);
      } else if (event.key !== " ") return;
      // None of them moves the photo or changes the criterion now.
      event.preventDefault();
      event.stopPropagation();
    },
    pointerHandlers: {
      onPointerDown: (event) => {
        if (!adding || event.pointerType === "mouse" || !onPhoto(event)) return;
        const { current } = fingers;
        current.down.add(event.pointerId);
        if (current.down.size > 1) current.pinched = true;
        else follow(event);
      },
      onPointerMove: (event) => {
        if (!adding || !onPhoto(event) || fingers.current.pinched) return;
        if (event.pointerType === "mouse" || fingers.current.down.has(event.pointerId)) follow(event);
      },
      onPointerUp: (event) => {
        if (event.pointerType === "mouse" || !lift(event) || !adding) return;
        add(aimUnder(root.current, event));
      },
      onPointerCancel: (event) => {
        lift(event);
      },
    },
  };
}
