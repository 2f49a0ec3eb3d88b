import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";

export type ActionBarProps = ComponentPropsWithoutRef<"div">;

/**
 * The main actions of a narrow page, at the foot of the window wherever one has scrolled to. It stands last in a block that is
 * as high as the page, keeps its own room at the end of it, and its first button takes what the others leave.
 */
export const ActionBar = forwardRef<HTMLDivElement, ActionBarProps>(function ActionBar(
  { className, ...rest },
  ref,
) {
  return <div {...rest} ref={ref} className={cx("cn-action-bar", "cn-no-print", className)} />;
});
