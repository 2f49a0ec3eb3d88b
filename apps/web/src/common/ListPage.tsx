import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { DataTable, type DataTableProps } from "@carnation/ui/data-table";
import { EmptyState } from "@carnation/ui/empty-state";
import { FilterBar } from "@carnation/ui/filter-bar";
import { MenuItem } from "@carnation/ui/menu";
import { ResourceList } from "@carnation/ui/resource-list";
import { SearchField } from "@carnation/ui/search-field";
import { SegmentedControl } from "@carnation/ui/segmented-control";
import { useCallback, useMemo, useState, type ReactNode } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import type { Deletion } from "./Deletion.tsx";
import { ListNotes } from "./ListNotes.tsx";
import { NotReady } from "./NotReady.tsx";
import { PageHeading } from "./navigation/PageHeading.tsx";
import { PageMain } from "./navigation/PageMain.tsx";
import type { ResourcePages } from "./navigation/ResourcePages.ts";
import { noticeFrom } from "./session/notices.ts";
import { isKnownEmpty, type WatchedList } from "./state/watched.ts";

/** Under which name the address has the part of the list that is shown. */
const PART = "afficher";

/** A part of the list, with its words. */
export interface ListFilter<Row> {
  /** Its name in the page's address: `?afficher=a-revoir`. */
  readonly id: string;
  readonly label: string;
  readonly keeps: (row: Row) => boolean;
}

interface ListPageProps<Row extends { readonly id: string }> extends Pick<
  DataTableProps<Row>,
  "columns" | "getRowName" | "rowPicture" | "defaultSort" | "caption"
> {
  readonly watched: WatchedList<Row>;
  readonly onRetry: () => void;
  readonly pages: ResourcePages;
  /** How many there are, with their noun. */
  readonly count: (amount: number) => string;
  /** What is searched: « Rechercher une contre-indication ». */
  readonly searchLabel: string;
  /** The verb that adds one. */
  readonly addLabel: string;
  /** What opens a row, in its menu. @default « Modifier » */
  readonly openLabel?: string | undefined;
  /** What else can be done with a row: `MenuItem`s. */
  readonly rowActions?: ((row: Row) => ReactNode) | undefined;
  /** How a row is deleted, where that is done from the list. */
  readonly deletion?: Deletion<Row> | undefined;
  /** Where there are none: one sentence, and one line on what they will be for. */
  readonly empty: { readonly title: string; readonly text: string };
  /** Parts of the list, beside all of it. */
  readonly filters?: { readonly all: string; readonly parts: readonly ListFilter<Row>[] } | undefined;
  /** How many are read at most: when there are as many, there may be more. */
  readonly limit?: number | undefined;
}

/** The page of a resource: what is listed, searched and sorted, with what has to be known about it underneath. */
export function ListPage<Row extends { readonly id: string }>({
  watched,
  onRetry,
  pages,
  count,
  searchLabel,
  addLabel,
  openLabel = "Modifier",
  rowActions,
  deletion,
  empty,
  filters,
  limit,
  ...table
}: ListPageProps<Row>): ReactNode {
  const [search, setSearch] = useState("");
  const [address, setAddress] = useSearchParams();
  const part = address.get(PART) ?? "";
  const setPart = (next: string): void =>
    setAddress(next === "" ? {} : { [PART]: next }, { replace: true, state: location.state });
  const location = useLocation();
  const notice = noticeFrom(location.state);
  const rowLink = useCallback(
    (row: Row, name: ReactNode) => <Link to={(pages.open ?? pages.edit)(row.id)}>{name}</Link>,
    [pages],
  );
  const [deleted, setDeleted] = useState<Row | null>(null);
  const actionsOf = useCallback(
    (row: Row) => (
      <>
        {rowActions?.(row)}
        <MenuItem asChild>
          <Link to={(pages.open ?? pages.edit)(row.id)}>{openLabel}</Link>
        </MenuItem>
        {deletion ? (
          <MenuItem tone="danger" onSelect={() => setDeleted(row)}>
            {deletion.verb}
          </MenuItem>
        ) : null}
      </>
    ),
    [rowActions, pages, openLabel, deletion],
  );
  const ready = watched.status === "ready" ? watched : null;
  const all = ready?.value ?? none;
  // Nothing to search, and one way to begin.
  const nothing = isKnownEmpty(watched);
  const filter = filters?.parts.find(({ id }) => id === part);
  const rows = useMemo(() => (filter ? all.filter(filter.keeps) : all), [all, filter]);
  const adding = (
    <Button asChild variant="primary">
      <Link to={pages.add}>{addLabel}</Link>
    </Button>
  );
  return (
    <PageMain>
      {notice ? (
        <Alert key={location.key} tone={notice.tone} className="mb-5">
          {notice.text}
        </Alert>
      ) : null}
      <ResourceList
        title={<PageHeading as="span" />}
        count={ready ? count(all.length) : undefined}
        actions={nothing ? undefined : adding}
        note={all.length === limit ? `Les ${limit} premiers sont affichés.` : undefined}
        filters={
          nothing ? undefined : (
            <FilterBar
              search={<SearchField label={searchLabel} value={search} onValueChange={setSearch} />}
              primary={
                filters ? (
                  <SegmentedControl
                    label="Afficher"
                    labelHidden
                    value={filter?.id ?? ""}
                    onValueChange={setPart}
                    options={[
                      { value: "", label: filters.all },
                      ...filters.parts.map(({ id, label }) => ({ value: id, label })),
                    ]}
                  />
                ) : undefined
              }
            />
          )
        }
      >
        <DataTable
          {...table}
          rows={rows}
          getRowId={idOf}
          rowLink={rowLink}
          rowActions={actionsOf}
          search={search}
          filtered={filter !== undefined}
          onClearFilters={() => {
            setSearch("");
            setPart("");
          }}
          loading={watched.status === "loading"}
          empty={
            <EmptyState title={empty.title} action={adding}>
              {empty.text}
            </EmptyState>
          }
          error={
            watched.status === "failed" || watched.status === "unread" ? (
              <NotReady watched={watched} onRetry={onRetry} skeleton={null} />
            ) : undefined
          }
        />
        {ready ? <ListNotes list={ready} /> : null}
      </ResourceList>
      {deletion && deleted ? deletion.question(deleted, () => setDeleted(null)) : null}
    </PageMain>
  );
}

const none: readonly never[] = [];
const idOf = ({ id }: { readonly id: string }): string => id;
