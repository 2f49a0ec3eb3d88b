export { Calendar, type CalendarBaseProps, type CalendarDays, type CalendarProps } from "./Calendar.tsx";
export type { WeekDay } from "./weekStart.ts";
