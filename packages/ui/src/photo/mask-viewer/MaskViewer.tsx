"use client";

import { Eye } from "../../foundations/icons/Eye.tsx";
import { EyeOff } from "../../foundations/icons/EyeOff.tsx";
import { Expand } from "../../foundations/icons/Expand.tsx";
import { Shrink } from "../../foundations/icons/Shrink.tsx";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { useAppliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { lineKey } from "../../foundations/internal/direction.ts";
import { cx } from "../../foundations/internal/cx.ts";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import { frMaskViewer } from "../../foundations/messages/sections/photo.ts";
import { PhotoNotice } from "../photo-parts/PhotoNotice.tsx";
import { type PhotoSource, usePhoto } from "../photo-parts/usePhoto.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { SegmentedControl } from "../../fields/segmented-control/SegmentedControl.tsx";
import type { ZoomFit } from "../zoom-pan/zoomMath.ts";
import { ZoomPan } from "../zoom-pan/ZoomPan.tsx";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";
import { MarkAiming } from "./MarkAiming.tsx";
import { MaskBar, MaskBarPlaceholder } from "./MaskBar.tsx";
import { MaskDrawing } from "./MaskDrawing.tsx";
import { isKnownShape } from "./legendEntries.ts";
import { neighbourOf } from "./neighbourOf.ts";
import type { PhotoMask, ViewerMarks } from "./PhotoMask.ts";
import { PhotoMarks } from "./PhotoMarks.tsx";
import { useFullscreen } from "./useFullscreen.ts";
import { usePhotoMarks } from "./usePhotoMarks.ts";
import { ZoneCallouts } from "./ZoneCallouts.tsx";

/** A photo of the viewer. */
export interface ViewedPhoto {
  /** `undefined` while it is being asked for, `null` once it was erased. */
  readonly src: PhotoSource;
  /** Holds what it shows: « Photo d’Anaïs Morel, de face, 21 novembre 2026 ». */
  readonly alt: string;
  /** Said in its place by a host that knows why it does not come. @default the kit's sentence */
  readonly notice?: string | undefined;
  /** Said when it cannot be shown. @default the kit's sentence */
  readonly unreadable?: string | undefined;
}

export interface MaskViewerProps extends Omit<ComponentPropsWithoutRef<"section">, "children"> {
  /** The photo on which masks are measured. */
  readonly photo: ViewedPhoto;
  /** The photo as it was taken, if it is another one; it is shown without masks. */
  readonly original?: ViewedPhoto | undefined;
  /**
   * One per criterion, in the order of the arrows; without any, the viewer shows the photo alone. `null` while they are on
   * their way: their bar has its room already.
   */
  readonly masks?: readonly PhotoMask[] | null | undefined;
  /** Id of the criterion shown, when the host holds it. */
  readonly value?: string | undefined;
  /** Mask that is drawn at first. @default the first mask */
  readonly defaultValue?: string | undefined;
  /** Receives the id of the criterion to show. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Opacity of the mask at first, from 0 to 1. @default 0.6 */
  readonly defaultOpacity?: number | undefined;
  /** Width of the photo over its height: a mask is placed by it. @default the photo's own; 3 / 4 until it is there */
  readonly aspectRatio?: number | undefined;
  /** Is never higher than its container, instead of the window, and always as wide. */
  readonly fill?: boolean | undefined;
  /**
   * In a frame of another shape: `whole` shows the whole photo, but for a tenth of one side at most; `cover` leaves
   * no gap.
   * @default "whole"
   */
  readonly fit?: ZoomFit | undefined;
  /** The marks of the criterion shown, one by one, in the place of its areas. */
  readonly marks?: ViewerMarks | undefined;
}

const noMasks: readonly PhotoMask[] = [];

/** The photo of a diagnosis with the mask of one criterion: which, where, how strong, and the keys for it. */
export const MaskViewer = forwardRef<HTMLElement, MaskViewerProps>(function MaskViewer(
  {
    photo,
    original,
    masks: hostMasks = noMasks,
    value: hostValue,
    defaultValue,
    onValueChange,
    defaultOpacity = 0.6,
    aspectRatio: hostRatio,
    fill = false,
    fit = "whole",
    marks: hostMarks,
    className,
    style,
    ...rest
  },
  ref,
) {
  const masks = hostMasks ?? noMasks;
  const messages = useMessages("maskViewer", frMaskViewer);
  const keysId = useId();
  const root = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current);
  const fullscreen = useFullscreen(root);
  const [value, setValue] = useControllableState({
    value: hostValue,
    defaultValue: defaultValue ?? masks[0]?.id ?? "",
    onValueChange,
  });
  const [opacity, setOpacity] = useState(defaultOpacity);
  const [wantsHidden, setHidden] = useState(false);
  const [wantsOriginal, setWantsOriginal] = useState(false);

  const wantsMark = hostMarks?.adding === true;
  const hidden = wantsHidden && !wantsMark;
  const aligned = wantsMark || !(wantsOriginal && original);
  const shown = aligned ? photo : (original ?? photo);
  const { state, attempt, ratio, image, retry } = usePhoto(shown.src);
  const aspectRatio = hostRatio ?? ratio ?? 3 / 4;
  const photoShape = useAppliedStyle(root, { "--cn-photo-shape": aspectRatio });
  const mask = masks.find(({ id }) => id === value) ?? masks[0];
  const shapes = (mask?.shapes ?? []).filter(
    (shape) => isKnownShape(shape) && (!hostMarks || shape.kind !== "polygon"),
  );
  const seen = aligned && !hidden && state === "ready" && mask !== undefined;
  const framed = { of: mask?.id ?? null, aspectRatio, fit: fullscreen?.active ? ("whole" as const) : fit };
  const marks = usePhotoMarks(root, hostMarks, seen, framed);
  const { adding } = marks;
  const blank = shapes.length === 0 && marks.items.length === 0;
  const drawn = seen && !blank;
  const words = hostMarks ? messages.marks : messages;

  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    const onPhoto = event.target instanceof Element && event.target.matches(".cn-zoom-pan__viewport");
    if (!onPhoto) return;
    marks.onKey(event);
    const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (modified || event.defaultPrevented) return;
    if (event.key === " ") setHidden(!hidden);
    else if (lineKey(event) === "ArrowLeft") setValue(neighbourOf(masks, mask?.id ?? value, -1));
    else if (lineKey(event) === "ArrowRight") setValue(neighbourOf(masks, mask?.id ?? value, 1));
    else return;
    event.preventDefault();
  };

  const moreButtons = (
    <>
      {fullscreen ? (
        <IconButton
          label={fullscreen.active ? messages.exitFullscreen : messages.fullscreen}
          icon={fullscreen.active ? <Shrink aria-hidden="true" /> : <Expand aria-hidden="true" />}
          onClick={fullscreen.toggle}
        />
      ) : null}
      {mask ? (
        <IconButton
          label={hidden ? words.show : words.hide}
          icon={hidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          disabled={!aligned || blank}
          onClick={() => setHidden(!hidden)}
        />
      ) : null}
    </>
  );

  return (
    <section
      aria-label={mask ? messages.label : messages.picture}
      {...rest}
      ref={root}
      className={cx("cn-mask-viewer", className)}
      style={{ ...photoShape, ...style }}
      {...(fill ? { "data-fill": "" } : {})}
    >
      <ZoomPan
        label={messages.picture}
        className="cn-mask-viewer__frame"
        aspectRatio={aspectRatio}
        fit={framed.fit}
        panKeys={mask ? "shift-arrows" : "arrows"}
        keysId={mask && keysId}
        {...marks.frameProps}
        onKeyDown={mask && handleKey}
        data-adding={adding || undefined}
        buttons={state === "ready" || (state === "loading" && shown.notice === undefined)}
        moreButtons={moreButtons}
        overlay={
          <>
            <PhotoNotice
              state={state}
              words={state === "failed" ? (shown.unreadable ?? shown.notice) : shown.notice}
              onRetry={retry}
            />
            {original && !adding ? (
              <SegmentedControl
                className="cn-mask-viewer__picture cn-no-print"
                label={messages.picture}
                labelHidden
                options={[
                  { value: "aligned", label: messages.aligned },
                  { value: "original", label: messages.original },
                ]}
                value={aligned ? "aligned" : "original"}
                onValueChange={(next) => setWantsOriginal(next === "original")}
              />
            ) : null}
            {mask ? (
              <p id={keysId} className="cn-mask-viewer__keys">
                {adding
                  ? messages.marks.addingKeys
                  : hostMarks?.onKeyDown
                    ? messages.marks.keys
                    : messages.keys}
              </p>
            ) : null}
            {hostMarks ? (
              <VisuallyHidden>
                <output>{marks.spoken}</output>
              </VisuallyHidden>
            ) : null}
            {adding ? (
              <MarkAiming
                aim={marks.aim}
                src={image?.ref.current?.currentSrc}
                onCancel={hostMarks?.onCancelAdd}
              />
            ) : null}
          </>
        }
      >
        {image && <img key={`${attempt} ${image.src}`} {...image} alt={shown.alt} />}
        {drawn && shapes.length > 0 ? (
          <MaskDrawing
            shapes={shapes}
            label={messages.drawing({ label: mask.label })}
            opacity={opacity}
            aspectRatio={aspectRatio}
          />
        ) : null}
        {drawn && hostMarks ? (
          <PhotoMarks
            marks={{ ...hostMarks, items: marks.items, adding }}
            label={messages.marks.drawing({ label: mask.label })}
            opacity={opacity}
          />
        ) : null}
        {drawn && mask.zones ? (
          <ZoneCallouts label={messages.zones({ label: mask.label })} zones={mask.zones} />
        ) : null}
      </ZoomPan>
      {mask ? (
        <MaskBar
          masks={masks}
          mask={mask}
          onChoose={setValue}
          opacity={opacity}
          onOpacityChange={setOpacity}
          aligned={aligned}
          marks={hostMarks && marks.items}
        />
      ) : hostMasks === null ? (
        <MaskBarPlaceholder />
      ) : null}
    </section>
  );
});
