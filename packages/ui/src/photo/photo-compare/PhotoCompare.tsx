"use client";

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { useAppliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { cx } from "../../foundations/internal/cx.ts";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import { frPhotoCompare } from "../../foundations/messages/sections/photo.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { SegmentedControl } from "../../fields/segmented-control/SegmentedControl.tsx";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";
import { homeView } from "../zoom-pan/zoomMath.ts";
import { clampPosition } from "./boundaryKeys.ts";
import type { ComparedPhoto } from "./ComparedPhoto.ts";
import { type CompareView, offeredViews, possibleView } from "./compareViews.ts";
import { OverlayStage } from "./OverlayStage.tsx";
import { SideBySide } from "./SideBySide.tsx";
import { SliderStage } from "./SliderStage.tsx";

export interface PhotoCompareProps extends Omit<ComponentPropsWithoutRef<"figure">, "children"> {
  /** The older photo: it stands on the left, always. */
  readonly before: ComparedPhoto;
  /** The later photo. */
  readonly after: ComparedPhoto;
  /** The view, when the host holds it. */
  readonly view?: CompareView | undefined;
  /** View at first, when the host does not decide. @default "slider" */
  readonly defaultView?: CompareView | undefined;
  /** Receives the view that is chosen. */
  readonly onViewChange?: ((view: CompareView) => void) | undefined;
  /** Position of the line between the two, from 0, left, to 1, when the host holds it. */
  readonly position?: number | undefined;
  /** Place of the boundary at first, from 0 (left) to 1. @default 0.5 */
  readonly defaultPosition?: number | undefined;
  /** Receives the position at each move, from 0 to 1. */
  readonly onPositionChange?: ((position: number) => void) | undefined;
  /** Under the « Masques » view: what is drawn, « Masque : Rougeurs », and its legend. */
  readonly masksCaption?: ReactNode;
  /**
   * Width of the frame of the two photos over its height.
   * @default 3 / 4, and a square below 480 px
   */
  readonly frameRatio?: number | undefined;
}

/**
 * Two photos of one person: a line between them, side by side, or one over the other. All views look at the same
 * place: a zoom on a cheek stays when the view changes.
 */
export const PhotoCompare = forwardRef<HTMLElement, PhotoCompareProps>(function PhotoCompare(
  {
    before,
    after,
    view: hostView,
    defaultView = "slider",
    onViewChange,
    position: hostPosition,
    defaultPosition = 0.5,
    onPositionChange,
    masksCaption,
    frameRatio,
    className,
    style,
    ...rest
  },
  ref,
) {
  const messages = useMessages("photoCompare", frPhotoCompare);
  const [wanted, setWanted] = useControllableState({
    value: hostView,
    defaultValue: defaultView,
    onValueChange: onViewChange,
  });
  const [position, setPosition] = useControllableState({
    value: hostPosition,
    defaultValue: defaultPosition,
    onValueChange: onPositionChange,
  });
  const [zoomView, setZoomView] = useState(homeView);

  const offered = offeredViews(before, after);
  const view = possibleView(wanted, offered);
  const names: Readonly<Record<CompareView, string>> = {
    slider: messages.slider,
    "side-by-side": messages.sideBySide,
    overlay: messages.overlay,
    masks: messages.masks,
  };
  const dates = { before: before.date, after: after.date };
  const stage = { before, after, view: zoomView, onViewChange: setZoomView };
  const caption = view === "masks" ? masksCaption : null;
  const root = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current);
  const frame = useAppliedStyle(root, { "--cn-frame-ratio": frameRatio });

  return (
    <figure
      {...rest}
      ref={root}
      data-view={view}
      className={cx("cn-photo-compare", className)}
      style={{ ...frame, ...style }}
    >
      {view === "slider" ? (
        <SliderStage {...stage} position={clampPosition(position)} onPositionChange={setPosition} />
      ) : null}
      {view === "overlay" ? <OverlayStage {...stage} /> : null}
      {view === "side-by-side" || view === "masks" ? (
        <SideBySide {...stage} masked={view === "masks"} />
      ) : null}
      <figcaption className={caption ? "cn-photo-compare__caption" : "cn-visually-hidden"}>
        <VisuallyHidden>
          {view === "overlay" ? messages.overlaySentence(dates) : messages.sideSentence(dates)}
        </VisuallyHidden>
        {caption}
      </figcaption>
      <SegmentedControl
        className="cn-no-print"
        label={messages.views}
        labelHidden
        options={offered.map(({ value, disabled }) => ({ value, disabled, label: names[value] }))}
        value={view}
        onValueChange={setWanted}
      />
      {offered.some(({ disabled }) => disabled) ? (
        <p className="cn-photo-compare__note">{messages.bothNeeded}</p>
      ) : null}
    </figure>
  );
});
