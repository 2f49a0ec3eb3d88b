import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type RefObject,
  useImperativeHandle,
  useRef,
} from "react";
import type { ChoiceRow } from "./choiceRows.ts";
import { useDismissLabel } from "./useDismissLabel.ts";
import { useListOwnsEscape } from "./useListOwnsEscape.ts";

/** Attributes of the `input` that a field of choices hands through; the others are its own. */
export type ChoiceInputProps = Omit<
  ComponentPropsWithoutRef<"input">,
  "value" | "defaultValue" | "onChange" | "required" | "type" | "list" | "size"
>;

/** Holds what Base UI is told about our rows. They are filtered, ranked and capped before it sees them. */
export const choiceRowProps = {
  filter: null,
  autoHighlight: true,
  isItemEqualToValue: (a: ChoiceRow, b: ChoiceRow): boolean => a.id === b.id,
  itemToStringLabel: (row: ChoiceRow): string => row.label,
  itemToStringValue: (row: ChoiceRow): string => row.value,
} as const;

interface ChoiceParts {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The frame around the control. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Holds what places the list on the page. */
  readonly positioner: RefObject<HTMLDivElement | null>;
}

interface ChoicePartsOptions {
  readonly ref: ForwardedRef<HTMLInputElement>;
  readonly open: boolean;
  readonly close: () => void;
  /** Holds what the invisible buttons around the open list are called. */
  readonly closeLabel: string;
}

/** The elements of a field of choices; while its list is open, Escape belongs to the list. */
export function useChoiceParts({ ref, open, close, closeLabel }: ChoicePartsOptions): ChoiceParts {
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const positioner = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  useListOwnsEscape(open, close);
  useDismissLabel(open, [frame, positioner], closeLabel);
  return { input, frame, positioner };
}
