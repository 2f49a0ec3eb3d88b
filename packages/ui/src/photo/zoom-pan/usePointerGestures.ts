"use client";

import { type PointerEvent, useRef } from "react";
import type { Pinch, ZoomPoint } from "./zoomMath.ts";

/** Two taps within this time (ms) and this distance (px) are one double tap. */
const DOUBLE_TAP = { time: 350, distance: 24 } as const;

/** A finger that never was further than this many px from where it went down has tapped. */
const TAP_DISTANCE = 6;

interface Touch {
  readonly start: ZoomPoint;
  last: ZoomPoint;
  /** True once it has dragged or pinched: it will not tap, wherever it is lifted. */
  moved: boolean;
}

interface Tap extends ZoomPoint {
  readonly time: number;
}

interface GestureHandlers {
  readonly onPan: (delta: ZoomPoint, pointerType: string) => void;
  readonly onPinch: (from: Pinch, to: Pinch) => void;
  /** Receives each tap; `true` when it was meant for something, and is no part of a double tap. */
  readonly onTap: (event: PointerEvent<HTMLElement>) => boolean;
  readonly onDoubleTap: (point: ZoomPoint) => void;
}

export interface PointerHandlers {
  /** Starts a gesture. */
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  /** Moves or pinches. */
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  /** Ends a gesture. */
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  /** Gives a gesture up. */
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** Tells whether a pointer went down on a control inside the element: capturing it would take its click away. */
export const onControl = ({ target }: { readonly target: EventTarget }): boolean =>
  target instanceof Element && target.closest("button, a, input, select") !== null;

const distance = (a: ZoomPoint, b: ZoomPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

function pointIn(event: PointerEvent<HTMLElement>): ZoomPoint {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

/**
 * Turns the pointers over an element into drags of one, pinches of two, taps and double taps. Points are in px from
 * the element's top left corner.
 */
export function usePointerGestures({ onPan, onPinch, onTap, onDoubleTap }: GestureHandlers): PointerHandlers {
  const touches = useRef(new Map<number, Touch>());
  const lastTap = useRef<Tap | null>(null);

  const release = (event: PointerEvent<HTMLElement>): Touch | undefined => {
    const touch = touches.current.get(event.pointerId);
    touches.current.delete(event.pointerId);
    return touch;
  };

  return {
    onPointerDown: (event) => {
      if (event.button !== 0 || onControl(event)) return;
      const point = pointIn(event);
      const others = [...touches.current.values()];
      for (const other of others) other.moved = true;
      touches.current.set(event.pointerId, { start: point, last: point, moved: others.length > 0 });
      // A mouse may leave the frame while it drags; a finger is held by the browser already.
      if (event.pointerType === "mouse") event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      const touch = touches.current.get(event.pointerId);
      if (!touch) return;
      const from = touch.last;
      const to = pointIn(event);
      const other = [...touches.current].find(([id]) => id !== event.pointerId)?.[1];
      touch.last = to;
      if (distance(touch.start, to) > TAP_DISTANCE) touch.moved = true;
      if (other) onPinch([from, other.last], [to, other.last]);
      else onPan({ x: to.x - from.x, y: to.y - from.y }, event.pointerType);
    },
    onPointerUp: (event) => {
      const touch = release(event);
      const point = pointIn(event);
      const tapped = touch && !touch.moved && distance(touch.start, point) <= TAP_DISTANCE;
      if (!tapped || onTap(event)) {
        lastTap.current = null;
        return;
      }
      const previous = lastTap.current;
      const again =
        previous !== null &&
        event.timeStamp - previous.time < DOUBLE_TAP.time &&
        distance(previous, point) < DOUBLE_TAP.distance;
      lastTap.current = again ? null : { ...point, time: event.timeStamp };
      if (again) onDoubleTap(point);
    },
    onPointerCancel: (event) => {
      release(event);
      lastTap.current = null;
    },
  };
}
