"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { LazyCode } from "./lazyCode.ts";

/** An overlay whose code is loaded at its first opening. */
export interface LazyOverlay<Code> {
  /** The code from the first opening on; before, a plain button stands in the place of the overlay and its trigger. */
  readonly code: Code | undefined;
  /** `loading` and `failed` until the code is there. */
  readonly status: "idle" | "loading" | "failed";
  /** True when the overlay, with its code there, is to be open. */
  readonly open: boolean;
  /** Opens it, with its code if that is still missing, or closes it. */
  readonly setOpen: (open: boolean) => void;
  /** Forgets an opening that still waits for code, and a failure: whoever asked has gone elsewhere. */
  readonly forget: () => void;
}

/** Holds whether an overlay is open, and loads its code when it is first to be. */
export function useLazyOverlay<Code>({ loaded, load }: LazyCode<Code>): LazyOverlay<Code> {
  const [code, setCode] = useState<Code>();
  const [status, setStatus] = useState<LazyOverlay<Code>["status"]>("idle");
  const [wanted, setWanted] = useState(false);
  // Drawn closed first: an overlay finds the part of the page that it belongs to when its trigger is there.
  const [drawn, setDrawn] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second drawing needs what the first put into the page
  useEffect(() => setDrawn(code !== undefined), [code]);
  const lastRequest = useRef(0);
  useEffect(
    () => () => {
      lastRequest.current += 1;
    },
    [],
  );

  const forget = useCallback(() => {
    lastRequest.current += 1;
    setStatus("idle");
  }, []);
  const loadAndOpen = useCallback(async () => {
    lastRequest.current += 1;
    const request = lastRequest.current;
    setStatus("loading");
    try {
      const arrived = await load();
      if (request !== lastRequest.current) return;
      setStatus("idle");
      setCode(() => arrived);
      setWanted(true);
    } catch {
      if (request === lastRequest.current) setStatus("failed");
    }
  }, [load]);
  const setOpen = useCallback(
    (open: boolean) => {
      const ready = loaded();
      if (open && ready === undefined) {
        void loadAndOpen();
        return;
      }
      forget();
      setWanted(open);
      if (open) setCode(() => ready);
    },
    [loaded, loadAndOpen, forget],
  );
  return { code, status, open: wanted && drawn, setOpen, forget };
}
