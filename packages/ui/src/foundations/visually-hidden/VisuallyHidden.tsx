import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../internal/cx.ts";

export type VisuallyHiddenProps = ComponentPropsWithoutRef<"span">;

/** Text for screen readers only. It stays in the reading order, so place it where it makes sense aloud. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(function VisuallyHidden(
  { className, ...rest },
  ref,
) {
  return <span {...rest} ref={ref} className={cx("cn-visually-hidden", className)} />;
});
