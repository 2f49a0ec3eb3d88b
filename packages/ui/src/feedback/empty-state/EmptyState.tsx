import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<"div">, "title"> {
  /** One sentence: « Aucun diagnostic pour l’instant ». */
  readonly title: ReactNode;
  /** One line: what will stand here. */
  readonly children?: ReactNode;
  /** One button: the way to fill it. */
  readonly action?: ReactNode;
}

/** Nothing here yet: a sentence, a line, a button, between two hairlines. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, children, action, className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={cx("cn-empty-state", className)}>
      <p className="cn-empty-state__title">{title}</p>
      {children ? <p className="cn-empty-state__text">{children}</p> : null}
      {action}
    </div>
  );
});
