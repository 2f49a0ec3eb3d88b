"use client";

import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../internal/cx.ts";

export interface MenuCheckboxItemProps extends Omit<
  ComponentPropsWithoutRef<typeof RadixMenu.CheckboxItem>,
  "children" | "asChild" | "onSelect" | "checked" | "onCheckedChange"
> {
  /** The host keeps it: a closed menu remembers nothing. */
  readonly checked: boolean;
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** A row that is on or off. The menu stays open: several are often changed together. */
export const MenuCheckboxItem = forwardRef<HTMLDivElement, MenuCheckboxItemProps>(function MenuCheckboxItem(
  { checked, onCheckedChange, className, children, ...rest },
  ref,
) {
  return (
    <RadixMenu.CheckboxItem
      {...rest}
      ref={ref}
      checked={checked}
      {...(onCheckedChange === undefined ? {} : { onCheckedChange })}
      onSelect={(event) => event.preventDefault()}
      className={cx("cn-menu__item", className)}
    >
      <span aria-hidden="true" className="cn-menu__lead">
        <RadixMenu.ItemIndicator asChild>
          <Check />
        </RadixMenu.ItemIndicator>
      </span>
      <span className="cn-menu__text">{children}</span>
    </RadixMenu.CheckboxItem>
  );
});
