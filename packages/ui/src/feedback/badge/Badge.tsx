import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";

export interface BadgeProps extends ComponentPropsWithoutRef<"span"> {
  /** A decorative icon before the words. Band shapes are kept for skin. */
  readonly icon?: ReactNode;
}

/** A short state in words: « Active », « Brouillon », « Formule Pro ». */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { icon, className, children, ...rest },
  ref,
) {
  return (
    <span {...rest} ref={ref} className={cx("cn-badge", className)}>
      {icon}
      {children}
    </span>
  );
});
