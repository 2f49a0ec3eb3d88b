import { Alert } from "@carnation/ui/alert";
import { DataTable, type DataTableProps } from "@carnation/ui/data-table";
import { FilterBar } from "@carnation/ui/filter-bar";
import { ResourceList } from "@carnation/ui/resource-list";
import { SearchField } from "@carnation/ui/search-field";
import { useCallback, useState, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { ListNotes } from "./ListNotes.tsx";
import { NotReady } from "./NotReady.tsx";
import { PageHeading } from "./navigation/PageHeading.tsx";
import { PageMain } from "./navigation/PageMain.tsx";
import { noticeFrom } from "./session/notices.ts";
import type { WatchedList } from "./state/watched.ts";

interface ListPageProps<Row extends { readonly id: string }> extends Pick<
  DataTableProps<Row>,
  "columns" | "getRowName" | "rowActions" | "defaultSort" | "caption" | "empty"
> {
  readonly watched: WatchedList<Row>;
  readonly onRetry: () => void;
  /** How many there are, with their noun. */
  readonly count: (amount: number) => string;
  /** Where a row leads. */
  readonly rowPath: (row: Row) => string;
  /** What is searched: « Rechercher une contre-indication ». */
  readonly searchLabel: string;
  /** What can be done with the whole list. */
  readonly actions: ReactNode;
}

/** The page of a resource: what is listed, searched and sorted, with what has to be known about it underneath. */
export function ListPage<Row extends { readonly id: string }>({
  watched,
  onRetry,
  count,
  rowPath,
  searchLabel,
  actions,
  ...table
}: ListPageProps<Row>): ReactNode {
  const [search, setSearch] = useState("");
  const notice = noticeFrom(useLocation().state);
  const rowLink = useCallback(
    (row: Row, name: ReactNode) => <Link to={rowPath(row)}>{name}</Link>,
    [rowPath],
  );
  const ready = watched.status === "ready" ? watched : null;
  const rows = ready?.value ?? none;
  return (
    <PageMain>
      {notice ? (
        <Alert tone={notice.tone} className="mb-5">
          {notice.text}
        </Alert>
      ) : null}
      <ResourceList
        title={<PageHeading as="span" />}
        count={ready ? count(rows.length) : undefined}
        actions={actions}
        filters={
          <FilterBar search={<SearchField label={searchLabel} value={search} onValueChange={setSearch} />} />
        }
      >
        <DataTable
          {...table}
          rows={rows}
          getRowId={idOf}
          rowLink={rowLink}
          search={search}
          onClearFilters={() => setSearch("")}
          loading={watched.status === "loading"}
          error={
            watched.status === "failed" || watched.status === "unread" ? (
              <NotReady watched={watched} onRetry={onRetry} skeleton={null} />
            ) : undefined
          }
        />
        {ready ? <ListNotes list={ready} /> : null}
      </ResourceList>
    </PageMain>
  );
}

const none: readonly never[] = [];
const idOf = ({ id }: { readonly id: string }): string => id;
