"use client";

import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { cx } from "../internal/cx.ts";
import { given } from "../internal/given.ts";

export interface MenuRadioGroupProps extends Omit<ComponentPropsWithoutRef<"div">, "children"> {
  /** Written above the choices and names them. */
  readonly label: string;
  /** Value of the chosen row; the host keeps it. */
  readonly value: string;
  /** Receives the value of the row that is chosen. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** `MenuRadioItem`s. */
  readonly children: ReactNode;
}

/** Rows of which exactly one is chosen. */
export const MenuRadioGroup = forwardRef<HTMLDivElement, MenuRadioGroupProps>(function MenuRadioGroup(
  { label, value, onValueChange, className, children, ...rest },
  ref,
) {
  const labelId = useId();
  return (
    <RadixMenu.RadioGroup
      aria-labelledby={labelId}
      {...rest}
      ref={ref}
      value={value}
      {...given({ onValueChange })}
      className={cx("cn-menu__group", className)}
    >
      <RadixMenu.Label id={labelId} className="cn-menu__label">
        {label}
      </RadixMenu.Label>
      {children}
    </RadixMenu.RadioGroup>
  );
});
