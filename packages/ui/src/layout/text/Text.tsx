import { Slot } from "@radix-ui/react-slot";
import { type ComponentPropsWithoutRef, type ElementType, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";

/** Elements that words may be. */
export type TextElement =
  | "p"
  | "span"
  | "div"
  | "strong"
  | "em"
  | "small"
  | "label"
  | "legend"
  | "dt"
  | "dd"
  | "h1"
  | "h2"
  | "h3"
  | "h4"
  | "h5"
  | "h6";

export interface TextProps extends ComponentPropsWithoutRef<"p"> {
  /**
   * The element that it is: a heading by its place in the page, whatever its size.
   * @default "p"
   */
  readonly as?: TextElement | undefined;
  /**
   * Size of the letters, a step of the kit's: `micro` to `family` in the sans serif, `synthesis` to `greeting` in the serif.
   * @default that of the element
   */
  readonly size?:
    | "micro"
    | "small"
    | "body"
    | "menu"
    | "family"
    | "synthesis"
    | "h2"
    | "h1"
    | "greeting"
    | undefined;
  /** Weight of the letters: 400, 500 or 600. @default that of the element */
  readonly weight?: "regular" | "medium" | "semibold" | undefined;
  /** Ink of the words; `error` never says an error by itself. @default that of what is around */
  readonly tone?: "ink" | "secondary" | "muted" | "error" | undefined;
  /** Side of the line that the words keep to, in the direction of reading. @default that of what is around */
  readonly align?: "start" | "center" | "end" | undefined;
  /**
   * Keeps the words on one line and ends it with dots where it is full. Paper shows all of them.
   * @default false
   */
  readonly truncate?: boolean | undefined;
  /** Most lines that are shown, the last one ended with dots. Paper shows all of them. */
  readonly lines?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** Gives the look to its only child instead, for instance a router's link. */
  readonly asChild?: boolean | undefined;
}

/** Words in the kit's letters: a size, a weight, an ink and a place on the line, whatever the element. */
export const Text = forwardRef<HTMLElement, TextProps>(function Text(
  { as = "p", size, weight, tone, align, truncate = false, lines, asChild = false, className, ...rest },
  ref,
) {
  const Element: ElementType = asChild ? Slot : as;
  return (
    <Element
      {...rest}
      ref={ref}
      className={cx("cn-text", className)}
      data-size={size}
      data-weight={weight}
      data-tone={tone}
      data-align={align}
      data-truncate={truncate || undefined}
      data-lines={truncate ? undefined : lines}
    />
  );
});
