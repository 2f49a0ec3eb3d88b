"use client";

import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { given } from "../internal/given.ts";

export interface MenuCheckboxItemProps extends Omit<
  ComponentPropsWithoutRef<"div">,
  "children" | "onSelect"
> {
  /** The host keeps it: a closed menu remembers nothing. */
  readonly checked: boolean;
  /** Receives whether the row is to be on. */
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Stays in the list, is skipped by the arrows and does nothing. */
  readonly disabled?: boolean | undefined;
  /** The words of the row. */
  readonly children: ReactNode;
}

/** A row that is on or off. The menu stays open: several are often changed together. */
export const MenuCheckboxItem = forwardRef<HTMLDivElement, MenuCheckboxItemProps>(function MenuCheckboxItem(
  { checked, onCheckedChange, disabled, className, children, ...rest },
  ref,
) {
  return (
    <RadixMenu.CheckboxItem
      {...rest}
      ref={ref}
      checked={checked}
      {...given({ onCheckedChange, disabled })}
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
