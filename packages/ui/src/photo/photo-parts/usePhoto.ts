"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

/** `loading` until the browser has decoded it; `erased` when there is none any more. */
export type PhotoState = "loading" | "ready" | "failed" | "erased";

/**
 * A photo: its address, or its bytes. `undefined` while the host is still asking for it, `null` when there is none,
 * usually because it was erased.
 */
export type PhotoSource = string | Blob | null | undefined;

/** Describes what the `<img>` of a photo takes. A `key` of its own makes a second try load it again. */
export interface PhotoImageProps {
  readonly ref: RefObject<HTMLImageElement | null>;
  /** Absent of bytes, which get their address in the page. */
  readonly src: string | undefined;
  readonly onLoad: () => void;
  readonly onError: () => void;
  readonly draggable: false;
}

interface PhotoLoad {
  readonly state: PhotoState;
  readonly attempt: number;
  /** Width over height of the picture; `null` until it is known. */
  readonly ratio: number | null;
  /** `null` as long as there is nothing to load. */
  readonly image: PhotoImageProps | null;
  /** Loads it again; absent where that changes nothing, since the bytes are here. */
  readonly retry: (() => void) | undefined;
}

interface Outcome {
  readonly src: PhotoSource;
  readonly attempt: number;
  readonly state: "ready" | "failed";
  readonly ratio: number | null;
}

/** Tells how a photo gets on, from its address or its bytes to its pixels. */
export function usePhoto(src: PhotoSource): PhotoLoad {
  const ref = useRef<HTMLImageElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();

  // The address of bytes is released with them.
  useEffect(() => {
    const element = ref.current;
    if (!element || !isBlob(src)) return undefined;
    const address = URL.createObjectURL(src);
    element.src = address;
    return () => URL.revokeObjectURL(address);
  }, [src]);

  // A picture of the server's markup may have loaded, or failed, before React listens to it.
  useEffect(() => {
    const element = ref.current;
    if (element?.complete !== true || element.currentSrc === "") return;
    const ratio = ratioOf(element);
    setOutcome({ src, attempt, ratio, state: ratio === null ? "failed" : "ready" });
  }, [src, attempt]);

  const settled = outcome?.src === src && outcome?.attempt === attempt ? outcome : null;
  return {
    state: src === null ? "erased" : (settled?.state ?? "loading"),
    attempt,
    ratio: settled?.ratio ?? null,
    image: src
      ? {
          ref,
          src: isBlob(src) ? undefined : src,
          onLoad: () =>
            setOutcome({ src, attempt, state: "ready", ratio: ref.current && ratioOf(ref.current) }),
          onError: () => setOutcome({ src, attempt, state: "failed", ratio: null }),
          draggable: false,
        }
      : null,
    retry: isBlob(src) ? undefined : () => setAttempt(attempt + 1),
  };
}

const isBlob = (src: PhotoSource): src is Blob => typeof src === "object" && src !== null;

function ratioOf({ naturalWidth, naturalHeight }: HTMLImageElement): number | null {
  return naturalWidth > 0 && naturalHeight > 0 ? naturalWidth / naturalHeight : null;
}
