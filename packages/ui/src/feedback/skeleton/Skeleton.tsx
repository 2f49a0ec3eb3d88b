"use client";

import { type ComponentPropsWithoutRef, forwardRef, useImperativeHandle, useRef } from "react";
import { useAppliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { cx } from "../../foundations/internal/cx.ts";

export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /**
   * Any CSS length.
   * @default "100%"
   */
  readonly width?: string | undefined;
  /** Any CSS length. @default "14px" */
  readonly height?: string | undefined;
}

/** The place of a content to come. Decorative: `SkeletonGroup` says that something loads. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { width = "100%", height = "14px", className, style, ...rest },
  ref,
) {
  const root = useRef<HTMLSpanElement>(null);
  useImperativeHandle<HTMLSpanElement | null, HTMLSpanElement | null>(ref, () => root.current);
  const size = useAppliedStyle(root, { width, height });
  return (
    <span
      aria-hidden="true"
      {...rest}
      ref={root}
      className={cx("cn-skeleton", className)}
      style={{ ...size, ...style }}
    />
  );
});
