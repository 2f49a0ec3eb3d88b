"use client";

import * as RadixTabs from "@radix-ui/react-tabs";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../internal/cx.ts";

export interface TabItem {
  readonly id: string;
  readonly label: string;
  /** How many things stand behind the tab. */
  readonly count?: number | undefined;
  readonly content: ReactNode;
}

export interface TabsProps extends Omit<
  ComponentPropsWithoutRef<typeof RadixTabs.Root>,
  "children" | "asChild" | "orientation" | "value" | "defaultValue" | "onValueChange"
> {
  /** Names the list of tabs. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Id of the open tab, when the host decides. */
  readonly value?: string | undefined;
  /**
   * Id of the tab that is open at first.
   * @default the first one
   */
  readonly defaultValue?: string | undefined;
  readonly onValueChange?: ((id: string) => void) | undefined;
}

/** Views of one subject. Arrows move along the tabs, one underline says where one is. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, items, value, defaultValue, onValueChange, className, ...rest },
  ref,
) {
  const [first] = items;
  return (
    <RadixTabs.Root
      {...rest}
      {...(value === undefined ? { defaultValue: defaultValue ?? first?.id ?? "" } : { value })}
      {...(onValueChange === undefined ? {} : { onValueChange })}
      ref={ref}
      className={cx("cn-tabs", className)}
    >
      <RadixTabs.List aria-label={label} className="cn-tabs__list">
        {items.map((item) => (
          <RadixTabs.Trigger key={item.id} value={item.id} className="cn-tabs__tab">
            {item.label}
            {item.count === undefined ? null : (
              <>
                {" "}
                <span className="cn-tabs__count">{item.count}</span>
              </>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.id} value={item.id} className="cn-tabs__panel">
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
});
