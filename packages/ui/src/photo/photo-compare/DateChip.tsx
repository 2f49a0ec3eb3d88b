"use client";

import type { ReactNode } from "react";
import { frPhotoCompare } from "../../foundations/messages/sections/photo.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

interface DateChipProps {
  readonly side: "before" | "after";
  readonly date: string;
}

/** « Avant, 12 juin 2026 », on an opaque ground over the photo. */
export function DateChip({ side, date }: DateChipProps): ReactNode {
  const messages = useMessages("photoCompare", frPhotoCompare);
  return (
    <span className="cn-photo-compare__date" data-side={side}>
      {messages[side]({ date })}
    </span>
  );
}
