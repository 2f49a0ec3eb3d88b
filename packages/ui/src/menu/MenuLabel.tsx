"use client";

import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../internal/cx.ts";

export type MenuLabelProps = ComponentPropsWithoutRef<"div">;

/** Words of a menu that are no row, for instance who is signed in. A heading of rows is a `MenuGroup`'s label. */
export const MenuLabel = forwardRef<HTMLDivElement, MenuLabelProps>(function MenuLabel(
  { className, ...rest },
  ref,
) {
  return <RadixMenu.Label {...rest} ref={ref} className={cx("cn-menu__label", className)} />;
});
