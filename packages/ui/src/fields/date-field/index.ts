export type { WeekDay } from "../calendar/weekStart.ts";
export { DateField, type DateFieldProps } from "./DateField.tsx";
