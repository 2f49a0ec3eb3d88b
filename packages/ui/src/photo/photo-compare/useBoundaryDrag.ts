"use client";

import { type PointerEvent, useRef } from "react";
import { onControl, type PointerHandlers } from "../zoom-pan/usePointerGestures.ts";
import { clampPosition } from "./boundaryKeys.ts";

/** A finger that went this many px sideways, and further than up or down, does not come to scroll. */
const SIDEWAYS = 6;

interface Drag {
  readonly pointerId: number;
  readonly start: { readonly x: number; readonly y: number };
  /** True when the line follows already. */
  following: boolean;
}

/**
 * Moves the line to the pointer, anywhere on the photo. A mouse moves it at once; a finger when it slides sideways
 * or taps, since it may also be about to scroll the page. A second finger zooms and moves the line no more.
 */
export function useBoundaryDrag(onPositionChange: (position: number) => void): PointerHandlers {
  const drag = useRef<Drag | null>(null);

  const follow = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) onPositionChange(clampPosition((event.clientX - left) / width));
  };

  return {
    onPointerDown: (event) => {
      if (!event.isPrimary || event.button !== 0 || onControl(event)) {
        drag.current = null;
        return;
      }
      const following = event.pointerType === "mouse";
      drag.current = {
        pointerId: event.pointerId,
        start: { x: event.clientX, y: event.clientY },
        following,
      };
      if (following) follow(event);
    },
    onPointerMove: (event) => {
      const current = drag.current;
      if (event.pointerId !== current?.pointerId) return;
      const aside = Math.abs(event.clientX - current.start.x);
      const along = Math.abs(event.clientY - current.start.y);
      current.following ||= aside >= SIDEWAYS && aside > along;
      if (current.following) follow(event);
    },
    onPointerUp: (event) => {
      // A finger that neither slid nor scrolled has tapped: the line comes to it.
      if (event.pointerId === drag.current?.pointerId) follow(event);
      drag.current = null;
    },
    onPointerCancel: () => {
      drag.current = null;
    },
  };
}
