"use client";

import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { given } from "../internal/given.ts";

export interface MenuRadioItemProps extends Omit<ComponentPropsWithoutRef<"div">, "children" | "onSelect"> {
  /** What the group's `onValueChange` gets when the row is chosen. */
  readonly value: string;
  /** Stays in the list, is skipped by the arrows and cannot be chosen. */
  readonly disabled?: boolean | undefined;
  /** The words of the row. */
  readonly children: ReactNode;
}

/** One choice of a `MenuRadioGroup`; choosing it closes the menu. */
export const MenuRadioItem = forwardRef<HTMLDivElement, MenuRadioItemProps>(function MenuRadioItem(
  { value, disabled, className, children, ...rest },
  ref,
) {
  return (
    <RadixMenu.RadioItem
      {...rest}
      {...given({ disabled })}
      ref={ref}
      value={value}
      className={cx("cn-menu__item", className)}
    >
      <span aria-hidden="true" className="cn-menu__lead">
        <RadixMenu.ItemIndicator asChild>
          <Check />
        </RadixMenu.ItemIndicator>
      </span>
      <span className="cn-menu__text">{children}</span>
    </RadixMenu.RadioItem>
  );
});
