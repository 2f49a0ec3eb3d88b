export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
  type SegmentedSize,
} from "./SegmentedControl.tsx";
