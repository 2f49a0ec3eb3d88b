import type { ChangeEvent, ComponentPropsWithoutRef, MouseEvent } from "react";

type InputProps = ComponentPropsWithoutRef<"input">;

interface CheckHandlersOptions extends Pick<InputProps, "checked" | "onChange" | "onClick"> {
  readonly readOnly: boolean;
  readonly onCheckedChange: ((checked: boolean) => void) | undefined;
  readonly onValueChange: ((value: boolean) => void) | undefined;
}

/**
 * The handlers of a native checkbox that can be read only, which HTML does not know for it: a click, by key or
 * through the label too, then leaves the box as it is, focusable and submitted.
 */
export function checkHandlers({
  checked,
  readOnly,
  onChange,
  onClick,
  onCheckedChange,
  onValueChange,
}: CheckHandlersOptions): Required<Pick<InputProps, "onChange" | "onClick">> {
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (readOnly) return;
      onChange?.(event);
      onCheckedChange?.(event.target.checked);
      onValueChange?.(event.target.checked);
    },
    onClick: (event: MouseEvent<HTMLInputElement>) => {
      onClick?.(event);
      // React puts a controlled box back itself, and a refused click would then be undone twice.
      if (readOnly && checked === undefined) event.preventDefault();
    },
  };
}
