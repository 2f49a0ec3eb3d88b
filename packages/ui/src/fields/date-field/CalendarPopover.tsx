"use client";

import type { ReactElement, ReactNode } from "react";
import { Calendar, type CalendarDays } from "../calendar/Calendar.tsx";
import { frDateField } from "../../foundations/messages/sections/inputs.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { Popover } from "../../overlays/popover/Popover.tsx";

interface CalendarPopoverProps {
  readonly days: CalendarDays;
  /** Chosen day, ISO; any other text is none. */
  readonly value: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onPick: (day: string) => void;
  /** Id of what names the field. */
  readonly labelledBy: string;
  /** The button that opens it. */
  readonly trigger: ReactElement;
}

export type CalendarPanel = typeof CalendarPopover;

/** The calendar of a date field, in a panel beside its button. */
export function CalendarPopover({
  days,
  value,
  open,
  onOpenChange,
  onPick,
  labelledBy,
  trigger,
}: CalendarPopoverProps): ReactNode {
  const messages = useMessages("dateField", frDateField);
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      title={messages.calendar}
      hideTitle
      align="end"
      trigger={trigger}
    >
      <Calendar {...days} aria-labelledby={labelledBy} focusOnMount value={value} onValueChange={onPick} />
    </Popover>
  );
}
