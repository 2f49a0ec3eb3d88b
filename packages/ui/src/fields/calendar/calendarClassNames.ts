import type { ClassNames } from "react-day-picker";

/** The kit's names for the parts of the calendar: its own sheet is not used. */
export const calendarClassNames: Partial<ClassNames> = {
  month: "cn-calendar__month",
  button_previous: "cn-icon-button",
  button_next: "cn-icon-button",
  month_caption: "cn-calendar__caption",
  caption_label: "cn-calendar__caption-label",
  dropdowns: "cn-calendar__dropdowns",
  dropdown_root: "cn-calendar__dropdown",
  dropdown: "cn-calendar__select",
  chevron: "cn-calendar__chevron",
  month_grid: "cn-calendar__grid",
  weekdays: "cn-calendar__weekdays",
  weekday: "cn-calendar__weekday",
  weeks: "cn-calendar__weeks",
  week: "cn-calendar__week",
  day: "cn-calendar__day",
  day_button: "cn-calendar__button",
};
