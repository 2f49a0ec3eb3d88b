import { lazyCode } from "../../foundations/internal/lazyCode.ts";

/** The calendar and its panel: with their libraries, nine tenths of what a date field weighs. */
export const calendarCode = lazyCode(() => import("./CalendarPopover.tsx"), "CalendarPopover");
