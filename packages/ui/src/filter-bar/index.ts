export { FilterBar, type FilterBarProps } from "./FilterBar.tsx";
export { type FilterOption, FilterSegments, type FilterSegmentsProps } from "./FilterSegments.tsx";
export { FilterSelect, type FilterSelectProps } from "./FilterSelect.tsx";
export { FilterToggle, type FilterToggleProps } from "./FilterToggle.tsx";
