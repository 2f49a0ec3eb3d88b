import type { ComparedPhoto } from "./ComparedPhoto.ts";

/** `slider`: a line between the two. `overlay`: one over the other. `masks`: side by side, with their masks. */
export const compareViews = ["slider", "side-by-side", "overlay", "masks"] as const;
export type CompareView = (typeof compareViews)[number];

export interface OfferedView {
  readonly value: CompareView;
  readonly disabled: boolean;
}

/**
 * The views of a pair: masks only where something is drawn, and only side by side when a photo was erased.
 * What loads still counts as there.
 */
export function offeredViews(before: ComparedPhoto, after: ComparedPhoto): readonly OfferedView[] {
  const incomplete = before.src === null || after.src === null;
  const drawn = [before, after].some(({ masks }) => masks !== undefined && masks !== null);
  return compareViews
    .filter((view) => view !== "masks" || drawn)
    .map((value) => ({ value, disabled: incomplete && (value === "slider" || value === "overlay") }));
}

/** The view that is shown: the wanted one when it is possible, else both photos side by side. */
export function possibleView(wanted: CompareView, offered: readonly OfferedView[]): CompareView {
  return offered.some(({ value, disabled }) => value === wanted && !disabled) ? wanted : "side-by-side";
}
