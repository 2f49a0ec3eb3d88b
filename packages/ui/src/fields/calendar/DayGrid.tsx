"use client";

import { ChevronDown } from "../../foundations/icons/ChevronDown.tsx";
import { ChevronLeft } from "../../foundations/icons/ChevronLeft.tsx";
import { ChevronRight } from "../../foundations/icons/ChevronRight.tsx";
import { type ReactNode, useMemo } from "react";
import { DayPicker, type DayPickerProps } from "react-day-picker";
import type { Direction } from "../../foundations/internal/direction.ts";
import { dateFormat } from "../../foundations/internal/format.ts";
import { frDateField } from "../../foundations/messages/sections/inputs.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { calendarClassNames } from "./calendarClassNames.ts";
import { longDateText, monthNames } from "./dayText.ts";
import { isoOfLocal, localOfIso } from "./isoDate.ts";
import type { WeekDay } from "./weekStart.ts";

interface DayGridProps {
  readonly direction: Direction;
  /** Chosen day, ISO; any other text is none. */
  readonly value: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly isDateDisabled: ((iso: string) => boolean) | undefined;
  /** Today, ISO. */
  readonly today: string;
  readonly weekStartsOn: WeekDay;
  readonly yearSelect: boolean;
  /** Takes the focus to the chosen day, or to today, as soon as it is there. */
  readonly focusOnMount: boolean;
  readonly disabled: boolean;
  readonly onPick: (iso: string) => void;
}

const chevrons = { left: ChevronLeft, right: ChevronRight, up: ChevronDown, down: ChevronDown } as const;

const components: NonNullable<DayPickerProps["components"]> = {
  Chevron: ({ orientation = "left", className }) => {
    const Icon = chevrons[orientation];
    return <Icon aria-hidden="true" className={className} />;
  },
};

/** Words and dates in the kit's language: nothing is left to the widget's own, which is English. */
function useCalendarWords(): Pick<DayPickerProps, "labels" | "formatters"> {
  const locale = useLocale();
  const messages = useMessages("dateField", frDateField);
  return useMemo(() => {
    const weekday = (style: "long" | "short") => (date: Date) =>
      dateFormat(locale, { weekday: style, timeZone: "UTC" })
        .format(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
        .replace(/\.$/u, "");
    const month = (date: Date): string => `${monthNames(locale)[date.getMonth()]} ${date.getFullYear()}`;
    return {
      formatters: {
        formatCaption: month,
        formatMonthDropdown: (date) => monthNames(locale)[date.getMonth()] ?? "",
        formatYearDropdown: (date) => String(date.getFullYear()),
        formatWeekdayName: weekday("short"),
        formatDay: (date) => String(date.getDate()),
      },
      labels: {
        labelGrid: month,
        labelPrevious: () => messages.previousMonth,
        labelNext: () => messages.nextMonth,
        labelMonthDropdown: () => messages.chooseMonth,
        labelYearDropdown: () => messages.chooseYear,
        labelWeekday: weekday("long"),
        labelDayButton: (day, { today, selected }) => {
          const date = longDateText(locale, isoOfLocal(day));
          if (selected) return messages.chosen({ date });
          return today ? messages.today({ date }) : date;
        },
      },
    };
  }, [locale, messages]);
}

/** A month of days to pick one from. */
export function DayGrid({
  direction,
  value,
  min,
  max,
  isDateDisabled,
  today,
  weekStartsOn,
  yearSelect,
  focusOnMount,
  disabled,
  onPick,
}: DayGridProps): ReactNode {
  const words = useCalendarWords();
  const first = localOfIso(min);
  const last = localOfIso(max);
  const selected = localOfIso(value);
  const now = localOfIso(today);
  const shown = selected ?? now;
  return (
    <DayPicker
      {...words}
      dir={direction}
      mode="single"
      required
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens a calendar goes into it: focus belongs on the chosen day
      autoFocus={focusOnMount}
      // Between the arrows in reading order, and without a landmark of navigation in every calendar.
      navLayout="around"
      captionLayout={yearSelect ? "dropdown" : "label"}
      reverseYears
      weekStartsOn={weekStartsOn}
      classNames={calendarClassNames}
      components={components}
      selected={selected}
      onSelect={(date) => onPick(isoOfLocal(date))}
      disabled={[
        disabled,
        ...(first ? [{ before: first }] : []),
        ...(last ? [{ after: last }] : []),
        (date: Date) => isDateDisabled?.(isoOfLocal(date)) ?? false,
      ]}
      {...(shown ? { defaultMonth: shown } : {})}
      {...(now ? { today: now } : {})}
      {...(first ? { startMonth: first } : {})}
      {...(last ? { endMonth: last } : {})}
    />
  );
}
