export { Menu, type MenuProps } from "./Menu.tsx";
export { MenuCheckboxItem, type MenuCheckboxItemProps } from "./MenuCheckboxItem.tsx";
export { MenuGroup, type MenuGroupProps } from "./MenuGroup.tsx";
export { MenuItem, type MenuItemProps } from "./MenuItem.tsx";
export { MenuLabel, type MenuLabelProps } from "./MenuLabel.tsx";
export { MenuRadioGroup, type MenuRadioGroupProps } from "./MenuRadioGroup.tsx";
export { MenuRadioItem, type MenuRadioItemProps } from "./MenuRadioItem.tsx";
export { MenuSeparator, type MenuSeparatorProps } from "./MenuSeparator.tsx";
