"use client";

import { type RefObject, useEffect, useRef } from "react";
import type { ZoomPoint } from "./zoomMath.ts";

/** Measure of how much one px of a pinch on a trackpad zooms, as an exponent. */
const WHEEL_RATE = 0.005;

/** A notch of a mouse wheel counts no more than this many px: it would jump. */
const WHEEL_MOST = 100;

/**
 * The gestures that only a native listener may take from the browser: React listens to wheel and touch
 * passively. Ctrl and wheel, which is also what a pinch on a trackpad sends, zooms here and not the page; a
 * bare wheel scrolls the page. Two fingers belong to the viewport; one is the page's until something is zoomed.
 */
export function useViewportListeners(
  viewport: RefObject<HTMLElement | null>,
  onWheelZoom: (factor: number, point: ZoomPoint) => void,
): void {
  const latest = useRef(onWheelZoom);
  useEffect(() => {
    latest.current = onWheelZoom;
  });
  useEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const delta = Math.min(WHEEL_MOST, Math.max(-WHEEL_MOST, event.deltaY));
      latest.current(Math.exp(-delta * WHEEL_RATE), { x: event.clientX - left, y: event.clientY - top });
    };
    const onTouchMove = (event: TouchEvent): void => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };
    // The browser would carry the picture itself away under the mouse.
    const onDragStart = (event: DragEvent): void => event.preventDefault();
    element.addEventListener("dragstart", onDragStart);
    element.addEventListener("wheel", onWheel, { passive: false });
    element.addEventListener("touchmove", onTouchMove, { passive: false });
    return () => {
      element.removeEventListener("dragstart", onDragStart);
      element.removeEventListener("wheel", onWheel);
      element.removeEventListener("touchmove", onTouchMove);
    };
  }, [viewport]);
}
