/** A place of a frame, in px from its top left corner. */
export interface ZoomPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Describes what a frame shows of its content. `scale` 1 is the whole view. `x` and `y` share out what sticks out, as CSS
 * `object-position` does: 0 shows the left or top edge, 1 the right or bottom one. So no view leaves the frame
 * emptier than it has to be, and frames of different sizes agree on it. A side that does not stick out is centred.
 */
export interface ZoomView {
  /** Measure of how much larger than in the whole view, from 1. */
  readonly scale: number;
  /** From 0, the left edge of the content, to 1, the right one. */
  readonly x: number;
  /** From 0, the top edge of the content, to 1, the bottom one. */
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A frame and its content at scale 1, in px. */
export interface ZoomStage {
  readonly frame: Size;
  readonly content: Size;
}

/** A face stands above the middle of a portrait: the whole view keeps a little more of its top. */
export const homeView: ZoomView = { scale: 1, x: 0.5, y: 0.36 };

/** Below this many px nothing sticks out: its share has no meaning. */
const NOTHING = 1e-6;

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/**
 * Way that the content lies in its frame at scale 1: `cover` leaves no gap, and hides what sticks out; `whole` hides a
 * tenth of one side at most, so that a frame of nearly the same shape has no gaps, and leaves them otherwise.
 */
export const zoomFits = ["cover", "whole"] as const;
export type ZoomFit = (typeof zoomFits)[number];

/** Share of a side that is seen at least in a `whole` view; the style sheet says it too. */
const SEEN = 0.9;

/**
 * A frame and the content of a given shape in it, at scale 1.
 * @param aspectRatio width of the content over its height
 */
export function stageIn(frame: Size, aspectRatio: number, fit: ZoomFit = "cover"): ZoomStage {
  const sides = [frame.width, frame.height * aspectRatio];
  const cover = Math.max(...sides);
  const width = fit === "cover" ? cover : Math.min(cover, Math.min(...sides) / SEEN);
  return { frame, content: { width, height: width / aspectRatio } };
}

/** The nearest possible view; what is not a number goes home. */
export function clampView(view: ZoomView, maxScale: number): ZoomView {
  const finite = (value: number, fallback: number): number => (Number.isFinite(value) ? value : fallback);
  return {
    scale: within(finite(view.scale, homeView.scale), 1, maxScale),
    x: within(finite(view.x, homeView.x), 0, 1),
    y: within(finite(view.y, homeView.y), 0, 1),
  };
}

/** Start of the content along one side of the frame, in px: 0 or less, or centred when it does not fill it. */
function offsetOf(frame: number, content: number, share: number): number {
  const rest = frame - content;
  return rest > 0 ? rest / 2 : rest * share;
}

/** Share of what sticks out for which the content starts `offset` px (0 or less) before the frame. */
function shareOf(offset: number, frame: number, content: number, fallback: number): number {
  const rest = frame - content;
  return rest > -NOTHING ? fallback : offset / rest;
}

/** Zooms by a factor; what stood at `point` stays there, unless an edge would enter the frame. */
export function zoomAround(
  view: ZoomView,
  factor: number,
  point: ZoomPoint,
  { frame, content }: ZoomStage,
  maxScale: number,
): ZoomView {
  const scale = within(view.scale * factor, 1, maxScale);
  const along = (at: number, frameSize: number, contentSize: number, share: number): number => {
    const held = (at - offsetOf(frameSize, contentSize * view.scale, share)) / view.scale;
    return shareOf(at - held * scale, frameSize, contentSize * scale, share);
  };
  const x = along(point.x, frame.width, content.width, view.x);
  const y = along(point.y, frame.height, content.height, view.y);
  return clampView({ scale, x, y }, maxScale);
}

/** Moves the content by so many px; it stops at its edges. */
export function panBy(view: ZoomView, delta: ZoomPoint, { frame, content }: ZoomStage): ZoomView {
  const along = (move: number, frameSize: number, contentSize: number, share: number): number => {
    const size = contentSize * view.scale;
    return within(shareOf(offsetOf(frameSize, size, share) + move, frameSize, size, share), 0, 1);
  };
  return {
    scale: view.scale,
    x: along(delta.x, frame.width, content.width, view.x),
    y: along(delta.y, frame.height, content.height, view.y),
  };
}

/**
 * Moves the content as little as brings places of it into the frame; what is in sight, or too far apart, moves nothing.
 * @param places shares of the content's sides
 * @param room px around each of them
 */
export function viewShowing(
  view: ZoomView,
  places: readonly (readonly [x: number, y: number])[],
  { frame, content }: ZoomStage,
  room: number,
): ZoomView {
  const along = (
    frameSize: number,
    contentSize: number,
    share: number,
    shares: readonly number[],
  ): number => {
    const size = contentSize * view.scale;
    const first = Math.min(...shares) * size - room;
    const last = Math.max(...shares) * size + room;
    const start = offsetOf(frameSize, size, share);
    const seen = start + first >= 0 && start + last <= frameSize;
    if (seen || last - first > frameSize) return share;
    return within(shareOf(start + first < 0 ? -first : frameSize - last, frameSize, size, share), 0, 1);
  };
  if (places.length === 0) return view;
  return {
    scale: view.scale,
    x: along(
      frame.width,
      content.width,
      view.x,
      places.map(([x]) => x),
    ),
    y: along(
      frame.height,
      content.height,
      view.y,
      places.map(([, y]) => y),
    ),
  };
}

export type Pinch = readonly [ZoomPoint, ZoomPoint];

const middle = ([a, b]: Pinch): ZoomPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const spread = ([a, b]: Pinch): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Follows two fingers from one moment to the next: their spread zooms, their middle moves. */
export function pinchBy(
  view: ZoomView,
  from: Pinch,
  to: Pinch,
  stage: ZoomStage,
  maxScale: number,
): ZoomView {
  const start = middle(from);
  const end = middle(to);
  const factor = spread(from) < NOTHING ? 1 : spread(to) / spread(from);
  const zoomed = zoomAround(view, factor, start, stage, maxScale);
  return panBy(zoomed, { x: end.x - start.x, y: end.y - start.y }, stage);
}

/** Tells whether two views look the same. */
export function sameView(a: ZoomView, b: ZoomView): boolean {
  return a.scale === b.scale && a.x === b.x && a.y === b.y;
}
