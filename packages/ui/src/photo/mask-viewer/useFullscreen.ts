"use client";

import { type RefObject, useSyncExternalStore } from "react";
import { treeRoot } from "../../foundations/internal/treeRoot.ts";

function subscribe(onChange: () => void): () => void {
  document.addEventListener("fullscreenchange", onChange);
  return () => document.removeEventListener("fullscreenchange", onChange);
}

/** Tells whether an element has the whole screen, and the way there and back; `null` where the browser has no such thing. */
export function useFullscreen(
  element: RefObject<HTMLElement | null>,
): { readonly active: boolean; readonly toggle: () => void } | null {
  const possible = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => false,
  );
  const active = useSyncExternalStore(
    subscribe,
    () => element.current !== null && treeRoot(element.current).fullscreenElement === element.current,
    () => false,
  );
  if (!possible) return null;
  return {
    active,
    toggle: () => {
      // A browser that refuses leaves the page as it is.
      void (active ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(
        () => undefined,
      );
    },
  };
}
