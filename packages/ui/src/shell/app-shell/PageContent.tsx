import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";

export type PageContentProps = ComponentPropsWithoutRef<"div">;

/** An ordinary page inside a shell: one column, 1440 px at most, between the gutters. */
export const PageContent = forwardRef<HTMLDivElement, PageContentProps>(function PageContent(
  { className, ...rest },
  ref,
) {
  return <div {...rest} ref={ref} className={cx("cn-page-content", className)} />;
});
