import { type ComponentPropsWithoutRef, forwardRef } from "react";
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
  return (
    <span
      aria-hidden="true"
      {...rest}
      ref={ref}
      className={cx("cn-skeleton", className)}
      style={{ width, height, ...style }}
    />
  );
});
