import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { lineKey } from "./direction.ts";

/** One stop of the Tab key for a row of things, and arrows between them. */
export interface RovingIndex {
  /** The thing that Tab reaches. */
  readonly index: number;
  /** The thing pointed at or focused, whose values are read out; `null` for none. */
  readonly active: number | null;
  readonly propsOf: (index: number) => {
    readonly ref: (element: HTMLElement | null) => void;
    readonly tabIndex: 0 | -1;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** The index that a key leads to among `count` things; `null` when the key is none of ours. */
export function indexAfterKey(key: string, index: number, count: number): number | null {
  const last = count - 1;
  const next: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    Home: 0,
    End: last,
  };
  const wanted = next[key];
  return wanted === undefined ? null : Math.min(last, Math.max(0, wanted));
}

/** Part of all things that a page key moves by. */
const PAGES = 20;

/** The index that a page key leads to; `null` when the key is none of them. */
export function indexAfterPage(key: string, index: number, count: number): number | null {
  const direction = { PageUp: 1, PageDown: -1 }[key];
  if (direction === undefined) return null;
  return Math.min(count - 1, Math.max(0, index + direction * Math.ceil(count / PAGES)));
}

/**
 * Roving focus over `count` things, starting at `initial`; arrows stop at both ends, Home and End go there.
 * The pointer reads a thing out without moving the focus.
 */
export function useRovingIndex(count: number, initial: number): RovingIndex {
  const elements = useRef(new Map<number, HTMLElement>());
  const [stop, setStop] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const within = (index: number | null): number | null => (index !== null && index < count ? index : null);
  return {
    index: within(stop) ?? initial,
    active: within(pointed) ?? within(focused),
    propsOf: (index) => ({
      ref: (element) => {
        if (element) elements.current.set(index, element);
        else elements.current.delete(index);
      },
      tabIndex: index === (within(stop) ?? initial) ? 0 : -1,
      onFocus: () => {
        setStop(index);
        setFocused(index);
      },
      onBlur: () => setFocused(null),
      onPointerEnter: () => setPointed(index),
      onPointerLeave: ({ pointerType }) => {
        // A finger leaves as soon as it is lifted, and iOS gives a tapped button no focus: keep what it read out.
        if (pointerType !== "touch") setPointed(null);
      },
      onKeyDown: (event) => {
        const next = indexAfterKey(lineKey(event), index, count);
        if (next === null) return;
        event.preventDefault();
        // An arrow takes over from a pointer left lying on the chart.
        setPointed(null);
        elements.current.get(next)?.focus();
      },
    }),
  };
}
