"use client";

import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../internal/cx.ts";

export type MenuSeparatorProps = Omit<ComponentPropsWithoutRef<"div">, "children">;

/** A hairline between two kinds of rows. */
export const MenuSeparator = forwardRef<HTMLDivElement, MenuSeparatorProps>(function MenuSeparator(
  { className, ...rest },
  ref,
) {
  return <RadixMenu.Separator {...rest} ref={ref} className={cx("cn-menu__separator", className)} />;
});
