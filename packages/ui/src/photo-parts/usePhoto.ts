"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

/** `loading` until the browser has decoded it; `erased` when there is none any more. */
export type PhotoState = "loading" | "ready" | "failed" | "erased";

/** Address of a photo; `undefined` while the host is still asking for it, `null` once it is erased. */
export type PhotoSource = string | null | undefined;

/** What the `<img>` of a photo takes. A `key` of its own makes a second try load it again. */
export interface PhotoImageProps {
  readonly ref: RefObject<HTMLImageElement | null>;
  readonly src: string;
  readonly onLoad: () => void;
  readonly onError: () => void;
  readonly draggable: false;
}

interface PhotoLoad {
  readonly state: PhotoState;
  readonly attempt: number;
  /** `null` as long as there is nothing to load. */
  readonly image: PhotoImageProps | null;
  readonly retry: () => void;
}

/** How a photo gets on, from its address to its pixels. */
export function usePhoto(src: PhotoSource): PhotoLoad {
  const ref = useRef<HTMLImageElement>(null);
  const [attempt, setAttempt] = useState(0);
  const request = `${attempt} ${src ?? ""}`;
  const [outcome, setOutcome] = useState<{ readonly request: string; readonly state: "ready" | "failed" }>();
  const settle = (state: "ready" | "failed"): void => setOutcome({ request, state });

  // A picture of the server's markup may have loaded, or failed, before React listens to it.
  useEffect(() => {
    const element = ref.current;
    if (element?.complete !== true || element.currentSrc === "") return;
    setOutcome({ request, state: element.naturalWidth > 0 ? "ready" : "failed" });
  }, [request]);

  const settled = outcome?.request === request ? outcome.state : "loading";
  return {
    state: src === null ? "erased" : settled,
    attempt,
    image: src
      ? { ref, src, onLoad: () => settle("ready"), onError: () => settle("failed"), draggable: false }
      : null,
    retry: () => setAttempt(attempt + 1),
  };
}
