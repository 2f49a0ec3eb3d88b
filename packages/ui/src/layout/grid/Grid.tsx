import { Slot } from "@radix-ui/react-slot";
import { type ComponentPropsWithoutRef, type ElementType, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import type { BoxElement } from "../internal/BoxElement.ts";
import type { SpaceStep } from "../internal/space.ts";

export interface GridProps extends ComponentPropsWithoutRef<"div"> {
  /**
   * Number of columns: exactly so many, or at most so many with `minWidth`. Without either there are as many columns of `md`
   * as the place holds.
   */
  readonly columns?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * Narrowest column: 10, 14, 17.5 or 24 rem, and never wider than the place. There are as many columns as it holds.
   * @default "md" without `columns`
   */
  readonly minWidth?: "xs" | "sm" | "md" | "lg" | undefined;
  /**
   * Space between two rows, and two columns, a step of the kit's space: 4 is `--cn-space-4`.
   * @default 4
   */
  readonly gap?: SpaceStep | undefined;
  /** Space between two columns, when it is another. @default that of `gap` */
  readonly columnGap?: SpaceStep | undefined;
  /**
   * Height of the things in a row: all as high as the highest, or each its own at the top, in the middle or at the end.
   * @default "stretch"
   */
  readonly align?: "stretch" | "start" | "center" | "end" | undefined;
  /**
   * The element that it is: `ul` for a list.
   * @default "div"
   */
  readonly as?: BoxElement | undefined;
  /** Gives the layout to its only child instead. */
  readonly asChild?: boolean | undefined;
}

/** Things in columns of one width, as many as the place holds: the place decides, not the window. */
export const Grid = forwardRef<HTMLElement, GridProps>(function Grid(
  { columns, minWidth, gap = 4, columnGap, align, as = "div", asChild = false, className, ...rest },
  ref,
) {
  const Element: ElementType = asChild ? Slot : as;
  return (
    <Element
      {...rest}
      ref={ref}
      className={cx("cn-grid", className)}
      data-columns={columns}
      data-min-width={minWidth}
      data-gap={gap}
      data-column-gap={columnGap}
      data-align={align}
    />
  );
});
