import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { type PackshotKind, packshots } from "./packshots.ts";

export type { PackshotKind } from "./packshots.ts";

export interface PackshotProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /** Sort of product that is drawn. @default "serum" */
  readonly kind?: PackshotKind | undefined;
  /**
   * 36, 56 or 84 px wide.
   * @default "md"
   */
  readonly size?: "sm" | "md" | "lg" | undefined;
}

/** Stands in a product's picture until there is one. Decorative: the name says what it is. */
export const Packshot = forwardRef<HTMLSpanElement, PackshotProps>(function Packshot(
  { kind = "serum", size = "md", className, ...rest },
  ref,
) {
  return (
    <span aria-hidden="true" {...rest} ref={ref} data-size={size} className={cx("cn-packshot", className)}>
      <svg viewBox="0 0 30 40">
        <path d={packshots[Object.hasOwn(packshots, kind) ? kind : "serum"]} />
      </svg>
    </span>
  );
});
