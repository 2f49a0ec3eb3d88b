"use client";

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
} from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { frCommon } from "../../foundations/messages/fr.sections.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { PageHeader } from "../../navigation/page-header/PageHeader.tsx";
import { SkipLink } from "../../navigation/skip-link/SkipLink.tsx";

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

/**
 * The page of a list: title and count, actions, filters, rows, pages. A link that is seen on focus jumps over actions and filters
 * to the first row.
 */
export const ResourceList = forwardRef<HTMLElement, ResourceListProps>(function ResourceList(
  { title, count, facts = [], before, actions, filters, note, children, pagination, className, ...rest },
  ref,
) {
  const messages = useMessages("common", frCommon);
  const id = useId();
  const rows = useRef<HTMLDivElement>(null);
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    const first = rows.current?.querySelector<HTMLElement>(firstRow);
    (first ?? rows.current)?.focus();
  };
  return (
    <section {...rest} ref={ref} className={cx("cn-resource-list", className)}>
      {filters ? (
        <SkipLink href={`#${id}`} onClick={skip}>
          {messages.skipToList}
        </SkipLink>
      ) : null}
      <PageHeader
        title={title}
        before={before}
        facts={count === undefined ? facts : [count, ...facts]}
        actions={actions}
      />
      {filters}
      {note ? <p className="cn-resource-list__note">{note}</p> : null}
      <div ref={rows} id={id} tabIndex={-1} className="cn-resource-list__rows">
        {children}
      </div>
      {pagination}
    </section>
  );
});

/** The link or button that opens the first row: of a table, or of another list. */
const firstRow = "tbody :is(a[href], button), :is(li, article) :is(a[href], button)";
