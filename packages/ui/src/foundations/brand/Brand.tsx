import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../internal/cx.ts";
import { BrandMark } from "./BrandMark.tsx";

export interface BrandProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /**
   * The name beside the mark.
   * @default "Carnation"
   */
  readonly name?: string | undefined;
}

/** The mark and the wordmark. Put it inside a link to make it one. */
export const Brand = forwardRef<HTMLSpanElement, BrandProps>(function Brand(
  { name = "Carnation", className, ...rest },
  ref,
) {
  return (
    <span {...rest} ref={ref} className={cx("cn-brand", className)}>
      <BrandMark />
      {name}
    </span>
  );
});
