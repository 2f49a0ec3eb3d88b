"use client";

import { ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { frMaskViewer } from "../../foundations/messages/sections/photo.ts";
import { OpacitySlider } from "../photo-parts/OpacitySlider.tsx";
import { Skeleton } from "../../feedback/skeleton/Skeleton.tsx";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { MaskLegend } from "./MaskLegend.tsx";
import { neighbourOf } from "./neighbourOf.ts";
import { markStates, type PhotoMark, type PhotoMask } from "./PhotoMask.ts";

interface MaskBarProps {
  readonly masks: readonly PhotoMask[];
  readonly mask: PhotoMask;
  readonly onChoose: (id: string) => void;
  readonly opacity: number;
  readonly onOpacityChange: (opacity: number) => void;
  /** True when the photo shown is the one that masks are measured on. */
  readonly aligned: boolean;
  /** Those drawn in the place of the areas. */
  readonly marks: readonly PhotoMark[] | undefined;
}

/** The room of the bar while masks are on their way: what stands below must not move when they come. */
export function MaskBarPlaceholder(): ReactNode {
  return (
    <div className="cn-mask-viewer__bar" aria-hidden="true">
      <div className="cn-mask-viewer__criterion">
        <span className="cn-mask-viewer__choice-name">
          <Skeleton width="9rem" />
        </span>
      </div>
      <div className="cn-opacity-slider">
        <span className="cn-mask-viewer__choice-name">
          <Skeleton width="6rem" />
        </span>
      </div>
      <div className="cn-mask-viewer__where">
        {"\u00A0"}
        <br />
        {"\u00A0"}
      </div>
      <ul className="cn-mask-viewer__legend">
        <li>{"\u00A0"}</li>
      </ul>
    </div>
  );
}

/** Below the photo: which criterion, how opaque, where it is in words, what the drawing means. */
export function MaskBar({
  masks,
  mask,
  onChoose,
  opacity,
  onOpacityChange,
  aligned,
  marks,
}: MaskBarProps): ReactNode {
  const messages = useMessages("maskViewer", frMaskViewer);
  const shapes = (aligned ? (mask.shapes ?? []) : []).filter(({ kind }) => !marks || kind !== "polygon");
  const states = markStates.filter((state) => aligned && marks?.some((mark) => mark.state === state));
  const name = marks ? messages.marks.name : messages.mask;
  const blank = shapes.length === 0 && states.length === 0;
  const where =
    mask.shapes === null
      ? [`${messages.unmeasured}.`, mask.where].filter(Boolean).join(" ")
      : (mask.where ?? (mask.shapes.length === 0 && !marks ? messages.noMask : ""));
  const alone = masks.length < 2;
  return (
    <div className="cn-mask-viewer__bar" data-marks={marks ? "" : undefined}>
      <div className="cn-mask-viewer__criterion">
        <IconButton
          label={messages.previous}
          icon={<ChevronLeft aria-hidden="true" className="cn-mirrored" />}
          disabled={alone}
          onClick={() => onChoose(neighbourOf(masks, mask.id, -1))}
        />
        {/* The words are seen, the native list opens: it is the best one under a finger. */}
        <label className="cn-mask-viewer__choice">
          <span className="cn-mask-viewer__choice-name" aria-hidden="true">
            <span className="cn-mask-viewer__choice-text">
              {name}
              {"\u00A0: "}
              {mask.label}
            </span>
            <ChevronDown />
          </span>
          <select aria-label={name} value={mask.id} onChange={(event) => onChoose(event.target.value)}>
            {masks.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <IconButton
          label={messages.next}
          icon={<ChevronRight aria-hidden="true" className="cn-mirrored" />}
          disabled={alone}
          onClick={() => onChoose(neighbourOf(masks, mask.id, 1))}
        />
      </div>
      <OpacitySlider
        label={messages.opacity}
        value={opacity}
        disabled={blank}
        onValueChange={onOpacityChange}
      />
      <output className="cn-mask-viewer__where">{aligned ? where : messages.onAligned}</output>
      {blank ? null : <MaskLegend shapes={shapes} states={states} opacity={opacity} />}
    </div>
  );
}
