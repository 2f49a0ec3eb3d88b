import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";

export interface PageHeaderProps extends Omit<ComponentPropsWithoutRef<"header">, "title" | "children"> {
  /** The subject of the page: its `h1`. */
  readonly title: ReactNode;
  /** The greeting of the dashboard is one size larger. */
  readonly greeting?: boolean | undefined;
  /** Above the title: breadcrumbs or a date. */
  readonly before?: ReactNode;
  /** Facts under the title, on one line while there is room. */
  readonly facts?: readonly string[] | undefined;
  /** Holds what can be done with the whole page, the main action last. */
  readonly actions?: ReactNode;
}

/** The head of a page: where one is, its only `h1`, a few facts, the actions on the whole. */
export const PageHeader = forwardRef<HTMLElement, PageHeaderProps>(function PageHeader(
  { title, greeting = false, before, facts = [], actions, className, ...rest },
  ref,
) {
  return (
    <header {...rest} ref={ref} className={cx("cn-page-header", className)}>
      {before ? <div className="cn-page-header__before">{before}</div> : null}
      <h1 className="cn-page-header__title" {...(greeting ? { "data-greeting": "" } : {})}>
        {title}
      </h1>
      {facts.length > 0 ? (
        <ul className="cn-page-header__facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      ) : null}
      {actions ? <div className="cn-page-header__actions">{actions}</div> : null}
    </header>
  );
});
