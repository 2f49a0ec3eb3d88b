"use client";

import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { cx } from "../internal/cx.ts";

export interface MenuGroupProps extends Omit<ComponentPropsWithoutRef<"div">, "children"> {
  /** Written above the rows and names them. */
  readonly label: string;
  /** The rows of the group. */
  readonly children: ReactNode;
}

/** Rows of a menu under a heading, which a screen reader says when it enters them. */
export const MenuGroup = forwardRef<HTMLDivElement, MenuGroupProps>(function MenuGroup(
  { label, className, children, ...rest },
  ref,
) {
  const labelId = useId();
  return (
    <RadixMenu.Group
      aria-labelledby={labelId}
      {...rest}
      ref={ref}
      className={cx("cn-menu__group", className)}
    >
      <RadixMenu.Label id={labelId} className="cn-menu__label">
        {label}
      </RadixMenu.Label>
      {children}
    </RadixMenu.Group>
  );
});
