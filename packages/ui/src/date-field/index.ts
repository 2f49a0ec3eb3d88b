export { DateField, type DateFieldProps } from "./DateField.tsx";
export type { WeekDay } from "./DateCalendar.tsx";
