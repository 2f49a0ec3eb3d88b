"use client";

import { type RefObject, useEffect, useState } from "react";
import { homeView, stageIn, viewShowing, type ZoomFit, type ZoomView } from "../zoom-pan/zoomMath.ts";
import type { MaskPoint, PhotoMark } from "./PhotoMask.ts";
import { frameSize } from "./photoStage.ts";

/** Room around a mark that is brought into sight, px. */
const ROOM = 36;

/** The photo that the marks lie on. */
export interface MarkedPhoto {
  /** Id of the criterion whose marks are drawn; `null` while there are none. */
  readonly of: string | null;
  readonly aspectRatio: number;
  readonly fit: ZoomFit;
}

interface MarksInSight {
  readonly view: ZoomView;
  readonly onViewChange: (view: ZoomView) => void;
}

/** The view of a photo whose frame may crop it: the marks are brought into sight as they come, then the current one. */
export function useMarksInSight(
  root: RefObject<HTMLElement | null>,
  { of, aspectRatio, fit }: MarkedPhoto,
  items: readonly PhotoMark[],
  current: PhotoMark | undefined,
): MarksInSight {
  const [view, setView] = useState(homeView);
  const show = (places: readonly MaskPoint[]): void => {
    const frame = frameSize(root.current);
    if (frame === null) return;
    setView((now) => viewShowing(now, places, stageIn(frame, aspectRatio, fit), ROOM));
  };
  useEffect(() => {
    if (of === null) setView((now) => (now.scale === 1 ? homeView : now));
    else show(items.map(({ at }) => at));
    // What is decided of them moves no photo.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [of]);
  useEffect(() => {
    if (current) show([current.at]);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [current?.id]);
  return { view, onViewChange: setView };
}
