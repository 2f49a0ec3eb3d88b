import { Slot } from "@radix-ui/react-slot";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../internal/cx.ts";

export interface LinkProps extends ComponentPropsWithoutRef<"a"> {
  /** Gives the look to its only child instead, for instance a router's link. */
  readonly asChild?: boolean | undefined;
  /**
   * `sm` for the links beside a label or a title.
   * @default "inherit"
   */
  readonly size?: "inherit" | "sm" | undefined;
}

/** An underlined link. Its target is 44 px high without moving the text around it. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { asChild = false, size = "inherit", className, ...rest },
  ref,
) {
  const Element = asChild ? Slot : "a";
  return <Element {...rest} ref={ref} data-size={size} className={cx("cn-link", className)} />;
});
