"use client";

import { type PointerEvent, useRef } from "react";
import { onControl, type PointerHandlers } from "../zoom-pan/usePointerGestures.ts";
import { clampPosition } from "./boundaryKeys.ts";

/**
 * Moves the line to the pointer, anywhere on the photo. A mouse moves it at once; a finger when it slides or
 * taps, since it may also be about to scroll the page. A second finger zooms and moves the line no more.
 */
export function useBoundaryDrag(onPositionChange: (position: number) => void): PointerHandlers {
  const dragging = useRef<number | null>(null);

  const follow = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) onPositionChange(clampPosition((event.clientX - left) / width));
  };

  return {
    onPointerDown: (event) => {
      if (!event.isPrimary || event.button !== 0 || onControl(event)) {
        dragging.current = null;
        return;
      }
      dragging.current = event.pointerId;
      if (event.pointerType === "mouse") follow(event);
    },
    onPointerMove: (event) => {
      if (event.pointerId === dragging.current) follow(event);
    },
    onPointerUp: (event) => {
      if (event.pointerId === dragging.current) follow(event);
      dragging.current = null;
    },
    onPointerCancel: () => {
      dragging.current = null;
    },
  };
}
