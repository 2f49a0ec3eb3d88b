import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { PageHeader } from "../../navigation/page-header/PageHeader.tsx";

export interface ResourceListProps extends Omit<ComponentPropsWithoutRef<"section">, "title" | "children"> {
  /** Holds what is listed, in the plural: « Recommandations ». The page's `h1`. */
  readonly title: ReactNode;
  /** Count of how many there are, with their noun: « 34 recommandations, dont 31 actives ». */
  readonly count?: string | undefined;
  /** Other facts about the list: « Catalogue commun ». */
  readonly facts?: readonly string[] | undefined;
  /** Above the title: breadcrumbs. */
  readonly before?: ReactNode;
  /** Actions on the whole list, the way to add one last. */
  readonly actions?: ReactNode;
  /** A `FilterBar`. */
  readonly filters?: ReactNode;
  /** One line under the filters: « Les 200 premiers sont affichés ». */
  readonly note?: ReactNode;
  /** A `DataTable`, or whatever shows the rows. */
  readonly children: ReactNode;
  /** A `Pagination`. */
  readonly pagination?: ReactNode;
}

/** The page of a list: title and count, actions, filters, rows, pages. */
export const ResourceList = forwardRef<HTMLElement, ResourceListProps>(function ResourceList(
  { title, count, facts = [], before, actions, filters, note, children, pagination, className, ...rest },
  ref,
) {
  return (
    <section {...rest} ref={ref} className={cx("cn-resource-list", className)}>
      <PageHeader
        title={title}
        before={before}
        facts={count === undefined ? facts : [count, ...facts]}
        actions={actions}
      />
      {filters}
      {note ? <p className="cn-resource-list__note">{note}</p> : null}
      {children}
      {pagination}
    </section>
  );
});
