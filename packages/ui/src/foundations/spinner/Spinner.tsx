import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../internal/cx.ts";

export type SpinnerProps = ComponentPropsWithoutRef<"span">;

/** A turning ring. It says nothing by itself: keep the sentence that tells what is awaited beside it. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { className, ...rest },
  ref,
) {
  return <span aria-hidden="true" {...rest} ref={ref} className={cx("cn-spinner", className)} />;
});
