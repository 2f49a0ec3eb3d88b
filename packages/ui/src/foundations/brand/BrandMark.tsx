import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../internal/cx.ts";

export type BrandMarkProps = ComponentPropsWithoutRef<"svg">;

/** The oval of a face, half colour and half line: before and after. Decorative; the wordmark says the name. */
export const BrandMark = forwardRef<SVGSVGElement, BrandMarkProps>(function BrandMark(
  { className, ...rest },
  ref,
) {
  return (
    <svg
      viewBox="0 0 15 20"
      aria-hidden="true"
      {...rest}
      ref={ref}
      className={cx("cn-brand-mark", className)}
    >
      <path className="cn-brand-mark__colour" d="M7.5.7C3.7.7.7 4.6.7 9.6s3 9.7 6.8 9.7Z" />
      <path className="cn-brand-mark__line" d="M7.5.7c3.8 0 6.8 3.9 6.8 8.9s-3 9.7-6.8 9.7" />
    </svg>
  );
});
