"use client";

import { ArrowDown } from "../../foundations/icons/ArrowDown.tsx";
import { ArrowUp } from "../../foundations/icons/ArrowUp.tsx";
import type { ReactNode } from "react";
import { frMarkReview } from "../../foundations/messages/sections/marks.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";

/** The keys of a review, for whoever has a keyboard. */
export function MarkKeysLine(): ReactNode {
  const { keys } = useMessages("markReview", frMarkReview);
  return (
    <p className="cn-mark-review__keys cn-no-print">
      <span>
        <kbd>
          <ArrowUp aria-hidden="true" />
          <VisuallyHidden>↑</VisuallyHidden>
        </kbd>{" "}
        <kbd>
          <ArrowDown aria-hidden="true" />
          <VisuallyHidden>↓</VisuallyHidden>
        </kbd>{" "}
        {keys.travel}
      </span>{" "}
      <span>
        <kbd>X</kbd> {keys.strike}
      </span>{" "}
      <span>
        <kbd>G</kbd> {keys.keep}
      </span>{" "}
      <span>
        <kbd>A</kbd> {keys.add}
      </span>
    </p>
  );
}
