"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type RefAttributes } from "react";
import type { FieldTexts } from "../field/Field.tsx";
import { FieldSet } from "../field/FieldSet.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { useRadioGroup } from "../internal/useRadioGroup.ts";
import type { ValueHandler } from "../internal/ValueHandler.ts";

/** One of the choices, side by side. */
export interface SegmentedOption<Value extends string = string> {
  /** Holds what `onValueChange` receives. */
  readonly value: Value;
  /** One or two short words. */
  readonly label: ReactNode;
  /** Count of how many things the choice shows, already formatted. */
  readonly count?: string | undefined;
  /** Shown, but cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

/** 36 px, or 44 px; a finger's target is 44 px in both. */
export type SegmentedSize = "sm" | "md";

export interface SegmentedControlProps<Value extends string = string>
  extends FieldTexts, Omit<ComponentPropsWithoutRef<"fieldset">, "children" | "defaultValue" | "role"> {
  /** Two to four choices; more belong in a list. */
  readonly options: readonly SegmentedOption<Value>[];
  /** Chosen value, `null` when nothing is chosen. Leave it out and the control keeps its own. */
  readonly value?: NoInfer<Value> | null | undefined;
  /** Value that is chosen at first. @default null */
  readonly defaultValue?: NoInfer<Value> | null | undefined;
  /** Receives the chosen value. */
  readonly onValueChange?: ValueHandler<NoInfer<Value>> | undefined;
  /** Keeps the label for screen readers only: in a toolbar, over a photo. @default false */
  readonly labelHidden?: boolean | undefined;
  /** Height of the control: `sm` for a toolbar. @default "md" */
  readonly size?: SegmentedSize | undefined;
  /** Fills the width of its container with segments of one width. */
  readonly block?: boolean | undefined;
  /** Shows the choice without letting it change; unlike `disabled` it keeps its focus and is submitted. */
  readonly readOnly?: boolean | undefined;
}

interface SegmentedControlComponent {
  <Value extends string>(props: SegmentedControlProps<Value> & RefAttributes<HTMLFieldSetElement>): ReactNode;
  displayName?: string | undefined;
}

/**
 * A few short choices side by side, one of which is on: of a field, a filter or a view. Native radio buttons in one
 * frame. The rest, `className` and `ref` go to the `fieldset`.
 */
export const SegmentedControl: SegmentedControlComponent = forwardRef<
  HTMLFieldSetElement,
  SegmentedControlProps
>(function SegmentedControl(
  {
    options,
    value,
    defaultValue = null,
    onValueChange,
    size = "md",
    block = false,
    readOnly = false,
    name,
    className,
    ...rest
  },
  ref,
) {
  const { group, radio } = useRadioGroup({ value, defaultValue, onValueChange, name, readOnly }, ref);
  return (
    <FieldSet
      {...rest}
      ref={group}
      role="radiogroup"
      aria-readonly={readOnly || undefined}
      className={cx("cn-segmented-control", className)}
      data-size={size}
      {...(block ? { "data-block": "" } : {})}
    >
      <div className="cn-segmented-control__frame">
        {options.map((option) => (
          <label key={option.value} className="cn-segmented-control__option">
            <input {...radio(option)} required={rest.required} />
            <span>
              {option.label}
              {option.count === undefined ? null : <> {option.count}</>}
            </span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
});
