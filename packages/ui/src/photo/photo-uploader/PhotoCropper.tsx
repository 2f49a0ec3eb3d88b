"use client";

import { RotateCcw } from "../../foundations/icons/RotateCcw.tsx";
import { RotateCw } from "../../foundations/icons/RotateCw.tsx";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from "react";
import { Button } from "../../actions/button/Button.tsx";
import { BlobImage } from "../../foundations/internal/BlobImage.tsx";
import { useAppliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { cx } from "../../foundations/internal/cx.ts";
import { formatPercent } from "../../foundations/internal/format.ts";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import { frPhotoCropper } from "../../foundations/messages/sections/captureFiles.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import {
  allowedBox,
  type CropBox,
  type CropEdge,
  edgeOf,
  moveBox,
  moveEdge,
  type PhotoCrop,
  type SmallestCrop,
  turnCrop,
  wholePhoto,
} from "./cropMath.ts";

export interface PhotoCropperProps extends Omit<
  ComponentPropsWithoutRef<"section">,
  "children" | "defaultValue"
> {
  /** The photo, upright as it is stored. */
  readonly photo: Blob;
  /** Holds what is kept of it, when the host holds it. */
  readonly value?: PhotoCrop | undefined;
  /** Part of the photo that is kept at first. @default all of it */
  readonly defaultValue?: PhotoCrop | undefined;
  /** Receives what is kept, at each change. */
  readonly onValueChange?: ((crop: PhotoCrop) => void) | undefined;
  /** Smallest side of what is kept, in pixels of the photo. @default 0 */
  readonly minSide?: number | undefined;
  /** The face in the photo as it stands, to be framed at a press; nothing is offered without. */
  readonly face?: CropBox | null | undefined;
  /** Holds what ends it: to keep the crop, to give it up. */
  readonly actions?: ReactNode;
}

const edges = ["left", "top", "right", "bottom"] as const satisfies readonly CropEdge[];

/** Measure of how far a key moves an edge, as a share of the photo; ten times with the Shift key. */
const STEP = 0.01;

/** The shape of a photo before it has loaded. */
const unknownSize = { width: 3, height: 4 };

const ways: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Holds what is kept of a photo: four edges to pull or to move by keys, a frame to push, quarter turns. */
export const PhotoCropper = forwardRef<HTMLElement, PhotoCropperProps>(function PhotoCropper(
  {
    photo,
    value,
    defaultValue = wholePhoto,
    onValueChange,
    minSide = 0,
    face = null,
    actions,
    className,
    ...rest
  },
  ref,
) {
  const messages = useMessages("photoCropper", frPhotoCropper);
  const locale = useLocale();
  const [crop, setCrop] = useControllableState({ value, defaultValue, onValueChange });
  const [size, setSize] = useState(unknownSize);
  const stage = useRef<HTMLDivElement>(null);
  const pulled = useRef<{ readonly edge: CropEdge | null; x: number; y: number } | null>(null);
  const { turns, box } = crop;
  const lying = turns % 2 === 1;
  const shapeOf = (of: typeof unknownSize) => (lying ? { width: of.height, height: of.width } : of);
  const { width, height } = shapeOf(size);
  const shape = useAppliedStyle(stage, { "--cn-shape": width / height });
  const smallestOf = (of: typeof unknownSize): SmallestCrop => {
    // Until the photo has its size nothing is known to be too small.
    const side = of === unknownSize ? 0 : minSide;
    return {
      width: Math.min(1, side / shapeOf(of).width),
      height: Math.min(1, side / shapeOf(of).height),
    };
  };
  const smallest = smallestOf(size);
  const change = (changed: CropBox): void => setCrop({ turns, box: changed });

  const pull = (edge: CropEdge | null) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    pulled.current = { edge, x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    const frame = stage.current?.getBoundingClientRect();
    if (pulled.current === null || frame === undefined) return;
    event.stopPropagation();
    const { edge, x, y } = pulled.current;
    const [dx, dy] = [(event.clientX - x) / frame.width, (event.clientY - y) / frame.height];
    pulled.current = { edge, x: event.clientX, y: event.clientY };
    if (edge === null) change(moveBox(box, dx, dy));
    else change(moveEdge(box, edge, edgeOf(box, edge) + (isUpright(edge) ? dx : dy), smallest));
  };
  const release = (): void => {
    pulled.current = null;
  };
  const press = (edge: CropEdge) => (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const step = way * STEP * (event.shiftKey ? 10 : 1);
    change(moveEdge(box, edge, edgeOf(box, edge) + step, smallest));
  };

  return (
    <section aria-label={messages.label} {...rest} ref={ref} className={cx("cn-photo-cropper", className)}>
      <div ref={stage} className="cn-photo-cropper__stage" data-turns={turns} style={shape}>
        <BlobImage
          blob={photo}
          alt={messages.photo}
          draggable={false}
          onLoad={({ currentTarget }) => {
            const loaded = { width: currentTarget.naturalWidth, height: currentTarget.naturalHeight };
            setSize(loaded);
            const allowed = allowedBox(box, smallestOf(loaded));
            if (allowed.width > box.width || allowed.height > box.height) change(allowed);
          }}
        />
        <div
          className="cn-photo-cropper__box"
          style={{
            left: `${box.x * 100}%`,
            top: `${box.y * 100}%`,
            width: `${box.width * 100}%`,
            height: `${box.height * 100}%`,
          }}
          onPointerDown={pull(null)}
          onPointerMove={move}
          onPointerUp={release}
          onPointerCancel={release}
        >
          {edges.map((edge) => (
            <div
              key={edge}
              className="cn-photo-cropper__edge"
              data-edge={edge}
              onPointerDown={pull(edge)}
              onPointerMove={move}
              onPointerUp={release}
              onPointerCancel={release}
            >
              {/* For keys and screen readers; a pointer pulls the edge itself. */}
              <input
                type="range"
                min={0}
                max={100}
                aria-label={messages.edges[edge]}
                aria-valuetext={formatPercent(locale, edgeOf(box, edge))}
                value={Math.round(edgeOf(box, edge) * 100)}
                onChange={({ currentTarget }) =>
                  change(moveEdge(box, edge, Number(currentTarget.value) / 100, smallest))
                }
                onKeyDown={press(edge)}
              />
            </div>
          ))}
        </div>
      </div>
      <div className="cn-photo-cropper__side">
        <div className="cn-photo-cropper__tools">
          <Button icon={<RotateCcw aria-hidden="true" />} onClick={() => setCrop(turnCrop(crop, false))}>
            {messages.turnLeft}
          </Button>
          <Button icon={<RotateCw aria-hidden="true" />} onClick={() => setCrop(turnCrop(crop, true))}>
            {messages.turnRight}
          </Button>
          {face === null ? null : (
            <Button onClick={() => change(allowedBox(turned(face, turns), smallest))}>{messages.face}</Button>
          )}
          <Button onClick={() => setCrop(wholePhoto)}>{messages.whole}</Button>
        </div>
        <p className="cn-photo-cropper__keys">{messages.keys}</p>
        {actions}
      </div>
    </section>
  );
});

const isUpright = (edge: CropEdge): boolean => edge === "left" || edge === "right";

/** A box of the photo as it stands, in the turned one. */
function turned(box: CropBox, turns: number): CropBox {
  let crop: PhotoCrop = { turns: 0, box };
  while (crop.turns < turns) crop = turnCrop(crop, true);
  return crop.box;
}
