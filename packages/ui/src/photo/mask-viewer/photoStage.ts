import type { ZoomPoint } from "../zoom-pan/zoomMath.ts";
import { placeOn } from "./markPlaces.ts";
import type { MaskPoint } from "./PhotoMask.ts";

/** A point of the frame at which a new mark is aimed. */
export interface MarkAim extends ZoomPoint {
  /** The same, on the photo. */
  readonly place: MaskPoint;
  /** Size of the photo as it is shown, in px. */
  readonly photo: { readonly width: number; readonly height: number };
  /** Size of the frame, in px. */
  readonly frame: { readonly width: number; readonly height: number };
}

const viewportOf = (root: Element | null): HTMLElement | null =>
  root?.querySelector<HTMLElement>(".cn-zoom-pan__viewport") ?? null;

/** The frame of the photo and the photo itself, whose sizes say how it is shown. */
export const stageParts = (root: Element | null): readonly Element[] => [
  ...(root?.querySelectorAll(".cn-zoom-pan__viewport, .cn-zoom-pan__content") ?? []),
];

/** Tells whether an event comes from the photo, not from what stands over it. */
export const onPhoto = (event: { readonly target: EventTarget }): boolean =>
  event.target instanceof Element && event.target.closest(".cn-zoom-pan__viewport") !== null;

/** Box of the photo in the window, as it is shown; `null` before it is there. */
export const photoBox = (root: Element | null): DOMRect | null =>
  root?.querySelector(".cn-zoom-pan__content")?.getBoundingClientRect() ?? null;

/** Size of the frame of the photo, px; `null` before it is laid out. */
export function frameSize(root: Element | null): { readonly width: number; readonly height: number } | null {
  const { width = 0, height = 0 } = viewportOf(root)?.getBoundingClientRect() ?? {};
  return width > 0 && height > 0 ? { width, height } : null;
}

/** Gives the focus to the photo, whose keys then work. */
export const focusPhoto = (root: Element | null): void => viewportOf(root)?.focus();

/** Aims at a point of the frame, or at its middle; `null` beside the photo. */
export function aimAt(root: Element | null, point: ZoomPoint | null): MarkAim | null {
  const frame = viewportOf(root)?.getBoundingClientRect();
  const photo = photoBox(root);
  if (!frame || !photo) return null;
  const { x, y } = point ?? { x: frame.width / 2, y: frame.height / 2 };
  const place = placeOn(photo, { clientX: frame.left + x, clientY: frame.top + y });
  return place && { x, y, place, photo, frame };
}

/** Aims at a point of the window. */
export function aimUnder(
  root: Element | null,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): MarkAim | null {
  const frame = viewportOf(root)?.getBoundingClientRect();
  return frame ? aimAt(root, { x: clientX - frame.left, y: clientY - frame.top }) : null;
}

/** Moves an aim, and no further than what is seen of the photo. */
export function moveAim(root: Element | null, from: ZoomPoint, by: ZoomPoint): MarkAim | null {
  const frame = viewportOf(root)?.getBoundingClientRect();
  const photo = photoBox(root);
  if (!frame || !photo) return null;
  const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
  return aimAt(root, {
    x: within(
      from.x + by.x,
      Math.max(0, photo.left - frame.left),
      Math.min(frame.width, photo.right - frame.left),
    ),
    y: within(
      from.y + by.y,
      Math.max(0, photo.top - frame.top),
      Math.min(frame.height, photo.bottom - frame.top),
    ),
  });
}
