import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { MaskStrokes, type MaskWidths } from "./MaskStrokes.tsx";
import { DRAWING_HEIGHT, maskPaths } from "./maskPaths.ts";
import type { MaskRing, MaskShape } from "./PhotoMask.ts";

/** A face without its photo. */
export interface MaskFace {
  /** Width of the photo over its height. */
  readonly aspectRatio: number;
  /** Its oval first, then eyes and lips, as ratios of the photo's width and height. */
  readonly outlines: readonly MaskRing[];
}

export interface MaskThumbnailProps extends Omit<ComponentPropsWithoutRef<"svg">, "children"> {
  /** The face that the shapes lie on. */
  readonly face: MaskFace;
  /** Shapes of the mask, in the order in which they are drawn; those of what was not measured are left out. */
  readonly shapes: readonly MaskShape[];
}

/** Thinner than on the photo: the drawing is a twentieth as large. */
const widths: MaskWidths = { line: { core: 1, casing: 2.2 }, points: { core: 1.4, casing: 2.6 } };
const OPACITY = 0.75;
/** Share of the oval that is left free around it. */
const MARGIN = 0.03;

/** The view box around the points of an oval that are numbers; the whole drawing where they enclose nothing. */
function boxAround(oval: MaskRing, width: number): string {
  const places = oval.filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y));
  const xs = places.map(([x]) => x * width);
  const ys = places.map(([, y]) => y * DRAWING_HEIGHT);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left, Math.max(...ys) - top];
  if (!(across > 0 && down > 0)) return `0 0 ${Math.round(width)} ${DRAWING_HEIGHT}`;
  const [besideX, besideY] = [MARGIN * across, MARGIN * down];
  return [left - besideX, top - besideY, across + 2 * besideX, down + 2 * besideY].map(Math.round).join(" ");
}

/** A small drawing of a face with a mask on it, beside the words that say the same: 56 by 74 px. */
export const MaskThumbnail = forwardRef<SVGSVGElement, MaskThumbnailProps>(function MaskThumbnail(
  { face: { aspectRatio, outlines }, shapes, className, ...rest },
  ref,
) {
  const width = DRAWING_HEIGHT * aspectRatio;
  const [oval = [], ...features] = outlines;
  const [skin] = maskPaths([{ kind: "polygon", points: oval }], aspectRatio);
  const lines = maskPaths(
    features.map((points) => ({ kind: "polygon" as const, points })),
    aspectRatio,
  );
  const measured = shapes.filter(({ kind }) => kind !== "unmeasured");
  return (
    <svg
      viewBox={boxAround(oval, width)}
      aria-hidden="true"
      {...rest}
      ref={ref}
      className={cx("cn-mask-thumbnail", className)}
    >
      {skin ? <path className="cn-mask-thumbnail__skin" d={skin.d} /> : null}
      {lines.map(({ id, d }) => (
        <path
          key={id}
          className="cn-mask-thumbnail__feature"
          d={d}
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <MaskStrokes paths={maskPaths(measured, aspectRatio)} opacity={OPACITY} widths={widths} />
    </svg>
  );
});
