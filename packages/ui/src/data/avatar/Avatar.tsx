import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";

export interface AvatarProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /** The person's name; its first letter is drawn. */
  readonly name: string;
}

/** The first letter of a name. Decorative: the name or the action is said by what is around it. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, className, ...rest },
  ref,
) {
  // A spread walks code points, so that a letter outside the basic plane is not cut in two.
  const [initial = ""] = [...name.trim()];
  return (
    <span aria-hidden="true" {...rest} ref={ref} className={cx("cn-avatar", className)}>
      {initial.toLocaleUpperCase("fr-FR")}
    </span>
  );
});
