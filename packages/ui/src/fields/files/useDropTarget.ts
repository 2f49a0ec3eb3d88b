"use client";

import { type DragEvent, useState } from "react";

export interface DropTarget {
  /** True when files are held over it. */
  readonly over: boolean;
  /** To spread on the element that takes the files. */
  readonly handlers: {
    readonly onDragEnter: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes("Files");

/** Makes an element take dropped files; text and links that are dragged over it are left to the browser. */
export function useDropTarget(onFiles: (files: readonly File[]) => void, disabled = false): DropTarget {
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent): void => {
    if (disabled || !holdsFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setOver(true);
  };
  return {
    over,
    handlers: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave: (event) => {
        // Going from the zone to something inside it also leaves the zone, says the browser.
        const to = event.relatedTarget;
        if (to instanceof Node && event.currentTarget.contains(to)) return;
        setOver(false);
      },
      onDrop: (event) => {
        setOver(false);
        if (disabled || !holdsFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
