export { FilterBar, type FilterBarProps } from "./FilterBar.tsx";
export { type FilterOption, FilterSelect, type FilterSelectProps } from "./FilterSelect.tsx";
export { FilterToggle, type FilterToggleProps } from "./FilterToggle.tsx";
