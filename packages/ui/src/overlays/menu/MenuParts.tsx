"use client";

import {
  CheckboxItem as RadixCheckboxItem,
  Group as RadixGroup,
  Item as RadixItem,
  ItemIndicator as RadixItemIndicator,
  Label as RadixLabel,
  RadioGroup as RadixRadioGroup,
  RadioItem as RadixRadioItem,
  Separator as RadixSeparator,
} from "@radix-ui/react-dropdown-menu";
import { Slottable } from "@radix-ui/react-slot";
import { Check } from "../../foundations/icons/Check.tsx";
import { type ComponentPropsWithoutRef, forwardRef, type ReactElement, type ReactNode, useId } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { omitUndefined } from "../../foundations/internal/omitUndefined.ts";

interface MenuItemBase extends Omit<ComponentPropsWithoutRef<"div">, "children" | "onSelect"> {
  /** A decorative icon before the words, for the rare menu in which every entry has one. */
  readonly icon?: ReactNode;
  /** The keys that do the same, as they are written on them: « Ctrl P ». */
  readonly shortcut?: string | undefined;
  /**
   * `danger` for what destroys something; its words name the object.
   * @default "neutral"
   */
  readonly tone?: "neutral" | "danger" | undefined;
  /** Stays in the list, is skipped by the arrows and does nothing. */
  readonly disabled?: boolean | undefined;
  /** Called on a click, Enter or Space; the menu then closes. */
  readonly onSelect?: (() => void) | undefined;
}

interface ActionItemProps extends MenuItemBase {
  /** Leave it out: the row is its own element. */
  readonly asChild?: false | undefined;
  /** The words of the row. */
  readonly children: ReactNode;
}

interface LinkItemProps extends MenuItemBase {
  /** Gives the row to its only child instead, for instance a router's link. */
  readonly asChild: true;
  /** The link. */
  readonly children: ReactElement;
}

export type MenuItemProps = ActionItemProps | LinkItemProps;

/** A row of a menu: an action in words that start with a verb, or a link. */
export const MenuItem = forwardRef<HTMLDivElement, MenuItemProps>(function MenuItem(
  { icon, shortcut, tone = "neutral", onSelect, disabled, asChild = false, className, children, ...rest },
  ref,
) {
  return (
    <RadixItem
      {...rest}
      {...omitUndefined({ disabled, onSelect: onSelect && (() => onSelect()) })}
      ref={ref}
      asChild={asChild}
      data-tone={tone}
      className={cx("cn-menu__item", className)}
    >
      {icon ? (
        <span aria-hidden="true" className="cn-menu__lead">
          {icon}
        </span>
      ) : null}
      {asChild ? <Slottable>{children}</Slottable> : <span className="cn-menu__text">{children}</span>}
      {shortcut ? <kbd className="cn-menu__shortcut">{shortcut}</kbd> : null}
    </RadixItem>
  );
});

/** The words of a row that is on or off, after the place of its mark. */
function MarkedText({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <span aria-hidden="true" className="cn-menu__lead">
        <RadixItemIndicator asChild>
          <Check />
        </RadixItemIndicator>
      </span>
      <span className="cn-menu__text">{children}</span>
    </>
  );
}

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
    <RadixCheckboxItem
      {...rest}
      ref={ref}
      checked={checked}
      {...omitUndefined({ onCheckedChange, disabled })}
      onSelect={(event) => event.preventDefault()}
      className={cx("cn-menu__item", className)}
    >
      <MarkedText>{children}</MarkedText>
    </RadixCheckboxItem>
  );
});

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
    <RadixRadioGroup
      aria-labelledby={labelId}
      {...rest}
      ref={ref}
      value={value}
      {...omitUndefined({ onValueChange })}
      className={cx("cn-menu__group", className)}
    >
      <RadixLabel id={labelId} className="cn-menu__label">
        {label}
      </RadixLabel>
      {children}
    </RadixRadioGroup>
  );
});

export interface MenuRadioItemProps extends Omit<ComponentPropsWithoutRef<"div">, "children" | "onSelect"> {
  /** Holds what the group's `onValueChange` gets when the row is chosen. */
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
    <RadixRadioItem
      {...rest}
      {...omitUndefined({ disabled })}
      ref={ref}
      value={value}
      className={cx("cn-menu__item", className)}
    >
      <MarkedText>{children}</MarkedText>
    </RadixRadioItem>
  );
});

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
    <RadixGroup aria-labelledby={labelId} {...rest} ref={ref} className={cx("cn-menu__group", className)}>
      <RadixLabel id={labelId} className="cn-menu__label">
        {label}
      </RadixLabel>
      {children}
    </RadixGroup>
  );
});

export type MenuLabelProps = ComponentPropsWithoutRef<"div">;

/** Words of a menu that are no row, for instance who is signed in. A heading of rows is a `MenuGroup`'s label. */
export const MenuLabel = forwardRef<HTMLDivElement, MenuLabelProps>(function MenuLabel(
  { className, ...rest },
  ref,
) {
  return <RadixLabel {...rest} ref={ref} className={cx("cn-menu__label", className)} />;
});

export type MenuSeparatorProps = Omit<ComponentPropsWithoutRef<"div">, "children">;

/** A hairline between two kinds of rows. */
export const MenuSeparator = forwardRef<HTMLDivElement, MenuSeparatorProps>(function MenuSeparator(
  { className, ...rest },
  ref,
) {
  return <RadixSeparator {...rest} ref={ref} className={cx("cn-menu__separator", className)} />;
});
