"use client";

import { forwardRef, type ReactNode, type RefAttributes } from "react";
import type { AccessibleName } from "../internal/AccessibleName.ts";
import { SelectControl, type SelectControlProps } from "./SelectControl.tsx";

export type SelectProps<Value extends string = string> = SelectControlProps<Value> & AccessibleName;

interface SelectComponent {
  <Value extends string>(props: SelectProps<Value> & RefAttributes<HTMLSelectElement>): ReactNode;
  displayName?: string | undefined;
}

/**
 * The platform's own list without a visible label, for a toolbar or a cell: `aria-label` or `aria-labelledby` names
 * it. In a form, `SelectField`. `className` and `style` go to the frame, everything else and `ref` to the `select`.
 */
export const Select: SelectComponent = forwardRef<HTMLSelectElement, SelectProps>(
  function Select(props, ref) {
    return <SelectControl {...props} ref={ref} />;
  },
);
