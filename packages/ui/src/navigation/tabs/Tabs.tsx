"use client";

import * as RadixTabs from "@radix-ui/react-tabs";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { useDirectionAround } from "../../foundations/internal/direction.ts";
import { omitUndefined } from "../../foundations/internal/omitUndefined.ts";

export interface TabItem {
  /** Tells the tabs apart; it is the `value` of the open one. */
  readonly id: string;
  /** The words of the tab. */
  readonly label: string;
  /** Count of how many things stand behind the tab. */
  readonly count?: number | undefined;
  /** Content while the tab is open. */
  readonly content: ReactNode;
}

export interface TabsProps extends Omit<
  ComponentPropsWithoutRef<"div">,
  "children" | "defaultValue" | "dir"
> {
  /** Names the list of tabs. */
  readonly label: string;
  /** The tabs, in their order. */
  readonly items: readonly TabItem[];
  /** Id of the open tab, when the host decides. */
  readonly value?: string | undefined;
  /**
   * Id of the tab that is open at first.
   * @default the first one
   */
  readonly defaultValue?: string | undefined;
  /**
   * Leaves the list of tabs out of the page while one view has it to itself; the way back is the host's.
   * @default false
   */
  readonly listHidden?: boolean | undefined;
  /** Receives the id of the tab that is opened. */
  readonly onValueChange?: ((id: string) => void) | undefined;
}

/** Views of one subject. Arrows move along the tabs, one underline says where one is. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, items, value, defaultValue, listHidden = false, onValueChange, className, ...rest },
  ref,
) {
  const [first] = items;
  const list = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  const direction = useDirectionAround(root);
  // A tab that is opened from elsewhere may stand beyond the edge of a phone. Only its line is moved, never the page.
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[data-state="active"]');
    if (!list.current || !open) return;
    const { left, right } = list.current.getBoundingClientRect();
    const place = open.getBoundingClientRect();
    list.current.scrollLeft += Math.max(0, place.right - right) - Math.max(0, left - place.left);
  }, [value]);
  return (
    <RadixTabs.Root
      {...rest}
      {...(value === undefined ? { defaultValue: defaultValue ?? first?.id ?? "" } : { value })}
      {...omitUndefined({ onValueChange })}
      ref={root}
      dir={direction}
      className={cx("cn-tabs", className)}
    >
      {listHidden ? null : (
        <RadixTabs.List ref={list} aria-label={label} className="cn-tabs__list">
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
      )}
      {items.map((item) => (
        <RadixTabs.Content
          key={item.id}
          value={item.id}
          className="cn-tabs__panel"
          {...(listHidden ? { "aria-label": item.label, "aria-labelledby": undefined } : {})}
        >
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
});
