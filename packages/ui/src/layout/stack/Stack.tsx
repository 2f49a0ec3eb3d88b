import { Slot } from "@radix-ui/react-slot";
import { type ComponentPropsWithoutRef, type ElementType, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import type { BoxElement } from "../internal/BoxElement.ts";
import type { SpaceStep } from "../internal/space.ts";

export interface StackProps extends ComponentPropsWithoutRef<"div"> {
  /**
   * `column` puts things one under the other, `row` one after the other along the line.
   * @default "column"
   */
  readonly direction?: "column" | "row" | undefined;
  /**
   * Space between two things, a step of the kit's space: 4 is `--cn-space-4`.
   * @default 4
   */
  readonly gap?: SpaceStep | undefined;
  /**
   * Place of the things across the direction.
   * @default "stretch"
   */
  readonly align?: "stretch" | "start" | "center" | "end" | "baseline" | undefined;
  /**
   * Place of the things along the direction.
   * @default "start"
   */
  readonly justify?: "start" | "center" | "end" | "between" | undefined;
  /**
   * Lets a row go on to the next line where it is full.
   * @default false
   */
  readonly wrap?: boolean | undefined;
  /**
   * Width of the row itself under which its things stand one under the other: 24, 36 or 48 rem. The place decides, not the
   * window.
   */
  readonly columnBelow?: "sm" | "md" | "lg" | undefined;
  /**
   * The element that it is: `ul` for a list, `section` with a name.
   * @default "div"
   */
  readonly as?: BoxElement | undefined;
  /** Gives the layout to its only child instead, for instance a form. */
  readonly asChild?: boolean | undefined;
}

/** Things one under the other or along a line, with the kit's space between them. */
export const Stack = forwardRef<HTMLElement, StackProps>(function Stack(
  {
    direction = "column",
    gap = 4,
    align,
    justify,
    wrap = false,
    columnBelow,
    as = "div",
    asChild = false,
    className,
    ...rest
  },
  ref,
) {
  const Element: ElementType = asChild ? Slot : as;
  return (
    <Element
      {...rest}
      ref={ref}
      className={cx("cn-stack", className)}
      data-direction={direction}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
      data-column-below={columnBelow}
    />
  );
});
