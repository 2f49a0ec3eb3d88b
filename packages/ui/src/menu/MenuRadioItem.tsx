"use client";

import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../internal/cx.ts";

export interface MenuRadioItemProps extends Omit<
  ComponentPropsWithoutRef<typeof RadixMenu.RadioItem>,
  "children" | "asChild" | "onSelect"
> {
  /** What the group's `onValueChange` gets when the row is chosen. */
  readonly value: string;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** One choice of a `MenuRadioGroup`; choosing it closes the menu. */
export const MenuRadioItem = forwardRef<HTMLDivElement, MenuRadioItemProps>(function MenuRadioItem(
  { className, children, ...rest },
  ref,
) {
  return (
    <RadixMenu.RadioItem {...rest} ref={ref} className={cx("cn-menu__item", className)}>
      <span aria-hidden="true" className="cn-menu__lead">
        <RadixMenu.ItemIndicator asChild>
          <Check />
        </RadixMenu.ItemIndicator>
      </span>
      <span className="cn-menu__text">{children}</span>
    </RadixMenu.RadioItem>
  );
});
