import type { ClassNames } from "react-day-picker";

/** The kit's names for the parts of the calendar: its own sheet is not used. */
export const calendarClassNames: Partial<ClassNames> = {
  months: "cn-calendar__months",
  month: "cn-calendar__month",
  nav: "cn-calendar__nav",
  button_previous: "cn-icon-button cn-calendar__previous",
  button_next: "cn-icon-button cn-calendar__next",
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
