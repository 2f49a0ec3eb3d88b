"use client";

import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from "react";
import { useAppliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import { type PointerHandlers, usePointerGestures } from "./usePointerGestures.ts";
import { useViewportListeners } from "./useViewportListeners.ts";
import { centreOf, type PanKeys, viewForKey, ZOOM_STEP } from "./zoomKeys.ts";
import {
  clampView,
  homeView,
  panBy,
  pinchBy,
  sameView,
  stageIn,
  type ZoomFit,
  type ZoomPoint,
  type ZoomStage,
  type ZoomView,
  zoomAround,
} from "./zoomMath.ts";

/** Scale to which a double tap zooms, and from which it zooms back. */
const DOUBLE_TAP_SCALE = 2.5;

export interface ZoomPanOptions {
  /** The view, when the host holds it: two viewports with the same one stay together. */
  readonly view?: ZoomView | undefined;
  /** View at first, when the host does not decide. @default the whole view */
  readonly defaultView?: ZoomView | undefined;
  /** Receives the view at each move. */
  readonly onViewChange?: ((view: ZoomView) => void) | undefined;
  /** Greatest enlargement, as a factor. @default 6 */
  readonly maxScale?: number | undefined;
  /** Width of the content over its height. @default 3 / 4 */
  readonly aspectRatio?: number | undefined;
  /** Tells whether the content covers its frame at scale 1, or is seen whole. @default "cover" */
  readonly fit?: ZoomFit | undefined;
  /** Keys that move the content: the arrows alone, or with Shift. @default "arrows" */
  readonly panKeys?: PanKeys | undefined;
  /**
   * True when one pointer moves the content and a double tap zooms; without it only pinch, wheel, keys and buttons
   * do, where a drag means something else. `mouse`: a mouse still moves it, a finger means something else.
   * @default true
   */
  readonly drag?: boolean | "mouse" | undefined;
  /**
   * Receives each tap, which is no drag and no pinch; `true` when something under it was meant, so that it is no part
   * of a double tap.
   */
  readonly onTap?: ((event: PointerEvent<HTMLElement>) => boolean) | undefined;
}

/** The zoom of a viewport, for its buttons. */
export interface ZoomControl {
  /** The view that is shown. */
  readonly view: ZoomView;
  /** True when it can be larger still. */
  readonly canZoomIn: boolean;
  /** True when it can be smaller still. */
  readonly canZoomOut: boolean;
  /** Makes it one step larger, around the middle. */
  readonly zoomIn: () => void;
  /** Makes it one step smaller, around the middle. */
  readonly zoomOut: () => void;
  /** Goes back to the whole view. */
  readonly reset: () => void;
}

/** Describes what the viewport's element takes; its content has the class `cn-zoom-pan__content`. */
export interface ZoomViewportProps extends PointerHandlers {
  /** The element that is zoomed in. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Moves and zooms with the keys. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** The view, in custom properties. */
  readonly style: CSSProperties;
  /** Way that the content lies in the frame. */
  readonly "data-fit": ZoomFit;
  /** There while the view is not the whole one. */
  readonly "data-zoomed": "" | undefined;
}

/** A content that is zoomed and moved inside a frame, by wheel, fingers, mouse and keys; it never leaves it. */
export function useZoomPan({
  view: hostView,
  defaultView = homeView,
  onViewChange,
  maxScale = 6,
  aspectRatio = 3 / 4,
  fit = "cover",
  panKeys = "arrows",
  drag = true,
  onTap,
}: ZoomPanOptions = {}): { readonly zoom: ZoomControl; readonly viewportProps: ZoomViewportProps } {
  const ref = useRef<HTMLDivElement>(null);
  const [held, setView] = useControllableState({
    value: hostView,
    defaultValue: defaultView,
    onValueChange: onViewChange,
  });
  const view = clampView(held, maxScale);
  // Several pointer events may come before the next render: each starts from where the last one went.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });

  const stageOf = (): ZoomStage => {
    const { width = 0, height = 0 } = ref.current?.getBoundingClientRect() ?? {};
    return stageIn({ width, height }, aspectRatio, fit);
  };
  /** Goes to a view; `false` when it is there already. */
  const show = (next: ZoomView): boolean => {
    if (sameView(next, latest.current)) return false;
    latest.current = next;
    setView(next);
    return true;
  };
  const zoomBy = (factor: number, point?: ZoomPoint): void => {
    const stage = stageOf();
    show(zoomAround(latest.current, factor, point ?? centreOf(stage), stage, maxScale));
  };

  useViewportListeners(ref, zoomBy);
  const gestures = usePointerGestures({
    onPan: (delta, pointerType) => {
      // At 1× a finger scrolls the page.
      if (drag === false || (pointerType === "touch" && latest.current.scale === 1)) return;
      if (drag === "mouse" && pointerType !== "mouse") return;
      show(panBy(latest.current, delta, stageOf()));
    },
    onPinch: (from, to) => {
      show(pinchBy(latest.current, from, to, stageOf(), maxScale));
    },
    onTap: (event) => onTap?.(event) === true,
    onDoubleTap: (point) => {
      if (drag !== true) return;
      if (latest.current.scale > 1) show(homeView);
      else zoomBy(DOUBLE_TAP_SCALE, point);
    },
  });

  const style = useAppliedStyle(ref, {
    "--cn-zoom": view.scale,
    "--cn-pan-x": view.x,
    "--cn-pan-y": view.y,
    "--cn-photo-ratio": aspectRatio,
  });
  return {
    zoom: {
      view,
      canZoomIn: view.scale < maxScale,
      canZoomOut: view.scale > 1,
      zoomIn: () => zoomBy(ZOOM_STEP),
      zoomOut: () => zoomBy(1 / ZOOM_STEP),
      reset: () => show(homeView),
    },
    viewportProps: {
      ...gestures,
      ref,
      onKeyDown: (event) => {
        const next = viewForKey(event, latest.current, stageOf(), { maxScale, panKeys });
        // A key that changes nothing is left to the page, which may scroll.
        if (next && show(next)) event.preventDefault();
      },
      style,
      "data-fit": fit,
      "data-zoomed": view.scale > 1 ? "" : undefined,
    },
  };
}
