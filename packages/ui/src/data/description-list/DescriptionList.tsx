import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";

export interface Description {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** Holds what is told: « Adresse ». */
  readonly term: ReactNode;
  /** Holds what there is to tell. */
  readonly details: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithoutRef<"dl">, "children"> {
  /** The facts, in their order. */
  readonly items: readonly Description[];
  /**
   * A short value at the end of its line, or longer ones in a column of their own, in small: beside a list.
   * @default "spread"
   */
  readonly layout?: "spread" | "columns" | undefined;
}

/** Names and their values, one per line or in two columns, between hairlines. */
export const DescriptionList = forwardRef<HTMLDListElement, DescriptionListProps>(function DescriptionList(
  { items, layout = "spread", className, ...rest },
  ref,
) {
  return (
    <dl
      {...rest}
      ref={ref}
      className={cx("cn-description-list", className)}
      {...(layout === "columns" ? { "data-layout": layout } : {})}
    >
      {items.map(({ id, term, details }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{details}</dd>
        </div>
      ))}
    </dl>
  );
});
