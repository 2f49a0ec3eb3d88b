import { homeView, panBy, type ZoomPoint, type ZoomStage, type ZoomView, zoomAround } from "./zoomMath.ts";

/** Holds what a press of a zoom button or key multiplies the scale by. */
export const ZOOM_STEP = 1.5;

/** Share of the frame that an arrow moves by. */
const PAN_STEP = 0.1;

/**
 * Choice of which keys move the content: the arrows, or the arrows with Shift where the bare ones mean something else.
 */
export type PanKeys = "arrows" | "shift-arrows";

interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const arrows: Readonly<Record<string, ZoomPoint>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** The centre of the frame: what keys and buttons zoom around. */
export function centreOf({ frame }: ZoomStage): ZoomPoint {
  return { x: frame.width / 2, y: frame.height / 2 };
}

/** The view that a key asks for, or `null` when it is none of the viewport's keys. */
export function viewForKey(
  pressed: PressedKey,
  view: ZoomView,
  stage: ZoomStage,
  { maxScale, panKeys }: { readonly maxScale: number; readonly panKeys: PanKeys },
): ZoomView | null {
  // The browser's own zoom and history.
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (pressed.key === "+" || pressed.key === "=") {
    return zoomAround(view, ZOOM_STEP, centreOf(stage), stage, maxScale);
  }
  if (pressed.key === "-" || pressed.key === "\u2212") {
    return zoomAround(view, 1 / ZOOM_STEP, centreOf(stage), stage, maxScale);
  }
  if (pressed.key === "0") return homeView;
  const direction = arrows[pressed.key];
  if (!direction || (panKeys === "shift-arrows" && !pressed.shiftKey)) return null;
  const { width, height } = stage.frame;
  return panBy(view, { x: direction.x * width * PAN_STEP, y: direction.y * height * PAN_STEP }, stage);
}
