import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../internal/cx.ts";

export interface Description {
  readonly id: string;
  readonly term: ReactNode;
  readonly details: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithoutRef<"dl">, "children"> {
  readonly items: readonly Description[];
}

/** Names and their values, one per line, between hairlines. */
export const DescriptionList = forwardRef<HTMLDListElement, DescriptionListProps>(function DescriptionList(
  { items, className, ...rest },
  ref,
) {
  return (
    <dl {...rest} ref={ref} className={cx("cn-description-list", className)}>
      {items.map(({ id, term, details }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{details}</dd>
        </div>
      ))}
    </dl>
  );
});
