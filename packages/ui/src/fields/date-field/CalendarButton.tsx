"use client";

import { Calendar as CalendarIcon } from "../../foundations/icons/Calendar.tsx";
import type { ReactNode } from "react";
import type { CalendarDays } from "../calendar/Calendar.tsx";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import type { LazyOverlay } from "../../foundations/internal/useLazyOverlay.ts";
import { frDateField } from "../../foundations/messages/sections/inputs.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { Spinner } from "../../foundations/spinner/Spinner.tsx";
import type { CalendarPanel } from "./CalendarPopover.tsx";

interface CalendarButtonProps {
  readonly overlay: LazyOverlay<CalendarPanel>;
  readonly days: CalendarDays;
  /** Chosen day, ISO; any other text is none. */
  readonly value: string;
  readonly disabled: boolean | undefined;
  readonly onPick: (day: string) => void;
  /** Id of what names the field. */
  readonly labelledBy: string;
}

/** The button of a date field's calendar: alone before the first opening, with the calendar's panel from then on. */
export function CalendarButton({
  overlay,
  days,
  value,
  disabled,
  onPick,
  labelledBy,
}: CalendarButtonProps): ReactNode {
  const messages = useMessages("dateField", frDateField);
  const { code: Popover, status, open, setOpen } = overlay;
  const loading = status === "loading";
  const button = (
    <IconButton
      label={loading ? messages.loading : messages.open}
      icon={loading ? <Spinner /> : <CalendarIcon aria-hidden="true" />}
      disabled={disabled}
      aria-describedby={labelledBy}
      aria-haspopup="dialog"
      {...(Popover === undefined
        ? { "aria-expanded": false, "aria-busy": loading || undefined, onClick: () => setOpen(true) }
        : {})}
    />
  );
  if (Popover === undefined) return button;
  return (
    <Popover
      days={days}
      value={value}
      open={open}
      onOpenChange={setOpen}
      onPick={onPick}
      labelledBy={labelledBy}
      trigger={button}
    />
  );
}
