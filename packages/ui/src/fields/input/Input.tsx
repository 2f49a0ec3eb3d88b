"use client";

import { forwardRef } from "react";
import type { AccessibleName } from "../internal/AccessibleName.ts";
import { InputControl, type InputControlProps } from "./InputControl.tsx";

export type InputProps = InputControlProps & AccessibleName;

/**
 * A text control without a visible label, for a toolbar or a cell: `aria-label` or `aria-labelledby` names it. In a
 * form, `TextField`. `className` and `style` go to the frame, everything else and `ref` to the `input`.
 */
export const Input = forwardRef<HTMLInputElement, InputProps>(function Input(props, ref) {
  return <InputControl {...props} ref={ref} />;
});
