"use client";

import { useEffect, useRef } from "react";

/** Calls `onFiles` when files are pasted anywhere on the page; pasted text is left alone. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void, disabled: boolean): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    if (disabled) return;
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || event.defaultPrevented) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [disabled]);
}
