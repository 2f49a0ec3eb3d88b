"use client";

import type { ChangeEvent, ComponentPropsWithRef, ComponentPropsWithoutRef, ForwardedRef } from "react";
import type { ControllableStateOptions } from "../../foundations/internal/useControllableState.ts";
import { useFieldValue } from "./useFieldValue.ts";

type RangeValueOptions = ControllableStateOptions<number> &
  Pick<ComponentPropsWithoutRef<"input">, "readOnly" | "onChange">;

/** The number of a range, and the attributes that its `input` takes last. */
interface RangeValue {
  readonly number: number;
  readonly range: Pick<ComponentPropsWithRef<"input">, "ref" | "aria-readonly"> & {
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/** Value of a field whose control is a native range. A native range knows no `readonly`: here it does not move then. */
export function useRangeValue(
  ref: ForwardedRef<HTMLInputElement>,
  { readOnly = false, onChange, ...options }: RangeValueOptions,
): RangeValue {
  const { control, value, setValue } = useFieldValue(ref, options);
  return {
    number: value,
    range: {
      ref: control,
      "aria-readonly": readOnly || undefined,
      onChange: (event) => {
        onChange?.(event);
        if (!readOnly) setValue(event.target.valueAsNumber);
      },
    },
  };
}
