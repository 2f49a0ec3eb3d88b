import type { ReactNode } from "react";

/** One of the choices, all of them shown. */
export interface RadioOption<Value extends string = string> {
  /** What `onValueChange` receives. */
  readonly value: Value;
  /** The words of the choice. */
  readonly label: ReactNode;
  /** What choosing it means; in the list only. */
  readonly hint?: ReactNode;
  /** Shown, but cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

/** A list, each choice on its line, or segments of two to four short words side by side. */
export const radioVariants = ["list", "segmented"] as const;

export type RadioVariant = (typeof radioVariants)[number];
