export { Popover, type PopoverProps } from "./Popover.tsx";
export { PopoverClose, type PopoverCloseProps } from "./PopoverClose.tsx";
