import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "aria-label" | "children"> {
  /** Holds what the button does, in words: the icon alone says nothing to a screen reader. */
  readonly label: string;
  /** The icon, decorative: the label is what is read. */
  readonly icon: ReactNode;
  /** Draws a hairline around it. */
  readonly bordered?: boolean | undefined;
}

/** A 44 px button with an icon alone: close, zoom, previous, next, print, send, more. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, bordered = false, className, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      ref={ref}
      aria-label={label}
      className={cx("cn-icon-button", className)}
      {...(bordered ? { "data-bordered": "" } : {})}
    >
      {icon}
    </button>
  );
});
