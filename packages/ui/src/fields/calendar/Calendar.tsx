"use client";

import { type ComponentPropsWithoutRef, forwardRef, useImperativeHandle, useRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { useDirectionAround } from "../../foundations/internal/direction.ts";
import type { AccessibleName } from "../internal/AccessibleName.ts";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import { useLocale, useTimeZone } from "../../foundations/provider/useLocale.ts";
import { DayGrid } from "./DayGrid.tsx";
import { isoDayAt } from "./dayText.ts";
import { type WeekDay, weekStart } from "./weekStart.ts";

/** Choice of which days a calendar offers, and how it lays them out. */
export interface CalendarDays {
  /** First day that can be chosen, `yyyy-mm-dd`. */
  readonly min?: string | undefined;
  /** Last day that can be chosen, `yyyy-mm-dd`. */
  readonly max?: string | undefined;
  /** Says which days between them cannot be chosen. */
  readonly isDateDisabled?: ((day: string) => boolean) | undefined;
  /** The day marked as today, `yyyy-mm-dd`. @default the one of the provider's time zone */
  readonly today?: string | undefined;
  /** First day of the week, 0 for Sunday. @default the one of the provider's locale: 1 in France */
  readonly weekStartsOn?: WeekDay | undefined;
  /** Lets month and year be chosen from lists: for a date of birth. @default false */
  readonly yearSelect?: boolean | undefined;
}

export interface CalendarBaseProps
  extends
    CalendarDays,
    Omit<
      ComponentPropsWithoutRef<"div">,
      "aria-label" | "aria-labelledby" | "children" | "defaultValue" | "role"
    > {
  /** The chosen day as `yyyy-mm-dd`, `""` or `null` for none. Leave it out and the calendar keeps its own. */
  readonly value?: string | null | undefined;
  /** Day that is chosen at first, `yyyy-mm-dd`. @default "" */
  readonly defaultValue?: string | undefined;
  /** Receives the day that is chosen, `yyyy-mm-dd`. */
  readonly onValueChange?: ((day: string) => void) | undefined;
  /** Shows the days without letting one be chosen. @default false */
  readonly disabled?: boolean | undefined;
  /** Takes the focus to the chosen day, or to today, as soon as it is there. @default false */
  readonly focusOnMount?: boolean | undefined;
}

export type CalendarProps = CalendarBaseProps & AccessibleName;

/**
 * A month of days to choose one from, always open; in a form, `DateField`. No time and no zone: a day is the same
 * everywhere. The rest, `className` and `ref` go to the group around it.
 */
export const Calendar = forwardRef<HTMLDivElement, CalendarProps>(function Calendar(
  {
    value,
    defaultValue = "",
    onValueChange,
    min,
    max,
    isDateDisabled,
    today,
    weekStartsOn,
    yearSelect = false,
    disabled = false,
    focusOnMount = false,
    className,
    ...rest
  },
  ref,
) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  const direction = useDirectionAround(root);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const [day, setDay] = useControllableState({
    value: value === null ? "" : value,
    defaultValue,
    onValueChange,
  });
  return (
    <div
      {...rest}
      ref={root}
      // A fieldset would be announced as part of a form, which a calendar by itself is not.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-disabled={disabled || undefined}
      className={cx("cn-calendar", className)}
    >
      <DayGrid
        direction={direction}
        value={day}
        min={min}
        max={max}
        isDateDisabled={isDateDisabled}
        today={today ?? isoDayAt(new Date(), timeZone)}
        weekStartsOn={weekStartsOn ?? weekStart(locale)}
        yearSelect={yearSelect}
        focusOnMount={focusOnMount}
        disabled={disabled}
        onPick={setDay}
      />
    </div>
  );
});
