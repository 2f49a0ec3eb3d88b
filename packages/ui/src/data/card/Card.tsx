import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";

export type CardProps = ComponentPropsWithoutRef<"section">;

/** The bordered panel: one per screen at most, elsewhere hairlines and space make the groups. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card({ className, ...rest }, ref) {
  return <section {...rest} ref={ref} className={cx("cn-card", className)} />;
});
