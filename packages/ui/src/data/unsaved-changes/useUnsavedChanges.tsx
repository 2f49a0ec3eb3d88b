"use client";

import { type ReactElement, useCallback, useEffect, useState } from "react";
import { type LeaveWords, UnsavedChangesDialog } from "./UnsavedChangesDialog.tsx";

/** Describes what a router's blocker gives: react-router's `useBlocker(dirty)` has this shape. */
export interface NavigationBlocker {
  /** `"blocked"` while a move away waits for the answer. */
  readonly state: string;
  /** Lets the move away happen. */
  readonly proceed?: (() => void) | undefined;
  /** Gives the move away up. */
  readonly reset?: (() => void) | undefined;
}

export interface UnsavedChangesOptions {
  /** True when something would be lost. */
  readonly dirty: boolean;
  /** The router's blocker; while it is `"blocked"` the question is asked. */
  readonly blocker?: NavigationBlocker | undefined;
  /** Other words for the question. @default the catalogue's */
  readonly words?: Partial<LeaveWords> | undefined;
}

export interface UnsavedChanges {
  /** Does `action` at once when nothing would be lost, else asks first. */
  readonly confirmLeave: (action: () => void) => void;
  /** To render where the hook is used. */
  readonly dialog: ReactElement;
}

/**
 * Asks before what was typed is lost: when the window closes (the browser asks, in its own words), when the router
 * leaves, and when the host calls `confirmLeave`, for instance to close a drawer.
 */
export function useUnsavedChanges({ dirty, blocker, words }: UnsavedChangesOptions): UnsavedChanges {
  const [pending, setPending] = useState<{ readonly action: () => void }>();
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [dirty]);
  const confirmLeave = useCallback(
    (action: () => void): void => {
      if (dirty) setPending({ action });
      else action();
    },
    [dirty],
  );
  const blocked = blocker?.state === "blocked";
  const dialog = (
    <UnsavedChangesDialog
      words={words}
      open={blocked || pending !== undefined}
      onStay={() => {
        setPending(undefined);
        if (blocked) blocker.reset?.();
      }}
      onLeave={() => {
        setPending(undefined);
        pending?.action();
        if (blocked) blocker.proceed?.();
      }}
    />
  );
  return { confirmLeave, dialog };
}
