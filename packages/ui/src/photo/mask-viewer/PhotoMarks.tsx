import type { ReactNode } from "react";
import { CurrentMark } from "./CurrentMark.tsx";
import { MarkRings } from "./MarkRings.tsx";
import { maskStrength } from "./maskPaths.ts";
import type { ViewerMarks } from "./PhotoMask.ts";

interface PhotoMarksProps {
  /** Each with a place. */
  readonly marks: ViewerMarks;
  /** Says what is drawn. */
  readonly label: string;
  /** Of the masks, from 0 to 1. */
  readonly opacity: number;
}

/** The marks over the photo, and the name of the current one unless another is being added. */
export function PhotoMarks({ marks, label, opacity }: PhotoMarksProps): ReactNode {
  const { items, onPress, adding = false } = marks;
  const current = adding ? undefined : items.find(({ id }) => id === marks.current);
  if (items.length === 0) return null;
  return (
    <>
      <MarkRings
        marks={items}
        current={current?.id ?? null}
        label={label}
        strength={maskStrength(opacity).line}
        pressable={onPress !== undefined}
      />
      {current ? <CurrentMark mark={current} /> : null}
    </>
  );
}
