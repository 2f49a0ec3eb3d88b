"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { homeView, stageIn, viewShowing, type ZoomFit, type ZoomView } from "../zoom-pan/zoomMath.ts";
import type { PhotoMark } from "./PhotoMask.ts";
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
  const latest = useRef({ items, current, aspectRatio, fit });
  useEffect(() => {
    latest.current = { items, current, aspectRatio, fit };
  });
  // What is decided of the marks moves no photo: only that they come, and which one is meant.
  useEffect(() => {
    const marks = of === null ? null : latest.current.items;
    setView((now) => shownIn(root.current, now, latest.current, marks));
  }, [of, root]);
  const currentId = current?.id;
  useEffect(() => {
    const mark = latest.current.current;
    if (mark && mark.id === currentId) {
      setView((now) => shownIn(root.current, now, latest.current, [mark]));
    }
  }, [currentId, root]);
  return { view, onViewChange: setView };
}

/** The view with the marks in sight; once there are none, the whole one again, unless it was enlarged. */
function shownIn(
  root: Element | null,
  view: ZoomView,
  { aspectRatio, fit }: Pick<MarkedPhoto, "aspectRatio" | "fit">,
  marks: readonly PhotoMark[] | null,
): ZoomView {
  if (marks === null) return view.scale === 1 ? homeView : view;
  const frame = frameSize(root);
  const places = marks.map(({ at }) => at);
  return frame === null ? view : viewShowing(view, places, stageIn(frame, aspectRatio, fit), ROOM);
}
