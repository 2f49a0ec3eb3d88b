"use client";

import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { Slottable } from "@radix-ui/react-slot";
import { type ComponentPropsWithoutRef, forwardRef, type ReactElement, type ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { given } from "../internal/given.ts";

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
    <RadixMenu.Item
      {...rest}
      {...given({ disabled, onSelect: onSelect && (() => onSelect()) })}
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
    </RadixMenu.Item>
  );
});
