"use client";

import { type KeyboardEvent, type PointerEvent, type RefObject, useMemo, useState } from "react";
import type { ZoomPanProps } from "../zoom-pan/ZoomPan.tsx";
import { markAt, placeOn } from "./markPlaces.ts";
import type { PhotoMark, ViewerMarks } from "./PhotoMask.ts";
import { type MarkAim, onPhoto, photoBox } from "./photoStage.ts";
import { useMarkAim } from "./useMarkAim.ts";
import { type MarkedPhoto, useMarksInSight } from "./useMarksInSight.ts";

interface PhotoMarks {
  /** Those with a place. */
  readonly items: readonly PhotoMark[];
  /** True while a place for a new mark is being looked for: only on a photo that is there. */
  readonly adding: boolean;
  /** Place of the next mark. */
  readonly aim: MarkAim | null;
  /** Words on the current mark for whoever has the focus on the photo. */
  readonly spoken: string;
  /** Asks the host first about a key of the photo. */
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
  /** Properties of the frame of the photo. */
  readonly frameProps: Partial<ZoomPanProps>;
}

/** The marks of a photo under its pointers and keys. */
export function usePhotoMarks(
  root: RefObject<HTMLElement | null>,
  marks: ViewerMarks | undefined,
  drawn: boolean,
  photo: MarkedPhoto,
): PhotoMarks {
  const [focused, setFocused] = useState(false);
  const adding = drawn && marks?.adding === true;
  const { aim, tap, onKeyDownCapture, pointerHandlers } = useMarkAim(root, { ...marks, adding });
  const given = marks?.items;
  const items = useMemo(() => (given ?? []).filter(({ at }) => at.every(Number.isFinite)), [given]);
  const current = items.find(({ id }) => id === marks?.current);
  const sight = useMarksInSight(
    root,
    { ...photo, of: drawn && items.length > 0 ? photo.of : null },
    items,
    current,
  );

  const press = (event: PointerEvent<HTMLElement>): boolean => {
    const box = drawn ? photoBox(root.current) : null;
    const place = box && placeOn(box, event);
    const mark = place && markAt(items, place, box);
    if (!marks || !mark) return false;
    marks.onCurrentChange?.(mark.id);
    marks.onPress?.(mark.id);
    return true;
  };

  return {
    items,
    adding,
    aim,
    spoken: focused && drawn && current ? current.label : "",
    onKey: (event) => {
      if (drawn && !event.defaultPrevented) marks?.onKeyDown?.(event);
    },
    frameProps: marks
      ? {
          ...sight,
          ...pointerHandlers,
          onKeyDownCapture,
          drag: adding ? "mouse" : true,
          onTap: (event) => {
            if (!adding) return press(event);
            tap(event);
            return true;
          },
          onFocus: (event) => setFocused(onPhoto(event)),
          onBlur: () => setFocused(false),
        }
      : sight,
  };
}
