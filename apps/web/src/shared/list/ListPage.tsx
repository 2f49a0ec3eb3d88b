import type { Workspace } from "@carnation/data";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { DataTable } from "@carnation/ui/data-table";
import { EmptyState } from "@carnation/ui/empty-state";
import { Pagination } from "@carnation/ui/pagination";
import { ResourceList } from "@carnation/ui/resource-list";
import { Download } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { NoItems } from "../feedback/NoItems.tsx";
import { UnreadableNote } from "../feedback/UnreadableNote.tsx";
import { useCachedNote } from "../feedback/useCachedNote.tsx";
import { ActivationNotice } from "./ActivationNotice.tsx";
import { BulkActions, DeactivationQuestion } from "./BulkActions.tsx";
import { ListFilters } from "./ListFilters.tsx";
import { countWords, cutWords } from "./listWords.ts";
import type { ListPageProps } from "./ListPageProps.ts";
import { ListExportNews } from "./ListExport.tsx";
import { useActivation } from "./useActivation.ts";
import { useListExport } from "./useListExport.ts";
import { useListRows } from "./useListRows.ts";
import { useListTotal } from "./useListTotal.ts";
import { useRowContent } from "./useRowContent.tsx";
import { NotReady } from "../feedback/NotReady.tsx";
import { PageHeading } from "../navigation/PageHeading.tsx";
import { PageMain } from "../navigation/PageMain.tsx";
import type { Identified } from "../resource/Resource.ts";
import { noticeFrom } from "../session/notices.ts";
import { isConfirmed, isKnownEmpty } from "../state/queryState.ts";

/** The page of a resource: what is listed, searched and sorted, with what has to be known about it underneath. */
export function ListPage<Row extends Identified>({
  watched,
  onRetry,
  pages,
  texts,
  columns,
  defaultSort,
  filters = noFilters,
  mayWrite = true,
  openLabel,
  rowActions,
  deletion,
  Rename,
  activation,
  limit = Number.POSITIVE_INFINITY,
  asking,
  facts,
  pageSize = Number.POSITIVE_INFINITY,
  tools,
  csv,
  getRowName,
  rowPicture,
}: ListPageProps<Row>): ReactNode {
  const location = useLocation();
  const notice = noticeFrom(location.state);
  const ready = watched.status === "ready" ? watched : null;
  const confirmed = isConfirmed(watched);
  const cachedNote = useCachedNote(ready?.fromCache === true);
  const all = ready?.value ?? none;
  const isCut = ready !== null && all.length + ready.unreadable >= limit;
  const { view, setView, listed, keeps, arranged, page, rows, isFiltered, pending, found, isPartial } =
    useListRows({
      all,
      asking,
      isCut,
      limit,
      columns,
      defaultSort,
      filters,
      pageSize,
    });
  const switching = useActivation(activation?.setActive ?? nothing);
  const [deactivated, setDeactivated] = useState<Row | null>(null);
  const { run: switchRows } = switching;
  const switchRow = useMemo(
    () =>
      activation && {
        isActive: activation.isActive,
        onSwitch: (row: Row) =>
          activation.isActive(row) ? setDeactivated(row) : void switchRows([row], true),
      },
    [activation, switchRows],
  );
  const content = useRowContent({
    pages,
    openLabel,
    rowActions,
    deletion,
    Rename,
    mayWrite,
    switching: switchRow,
  });
  // What was found is shown whole.
  const isCutNow = isCut && (found === null || found >= limit);
  const total = useListTotal(isCut ? asking : undefined, all);
  // A part of the list is not counted by itself.
  const isWhole = filters.every(({ id, otherwise }) => otherwise === undefined || !(id in view.choices));
  const exporting = useListExport({
    name: csv ?? "",
    columns,
    search: view.search,
    sort: view.sort,
    keeps,
    asking: isCut ? asking : undefined,
    shown: arranged.rows,
  });
  const [selection, setSelection] = useState<readonly string[]>([]);
  // What the filters have left out since is not acted upon.
  const chosen = useMemo(() => {
    const ids = new Set(selection);
    return ids.size === 0 ? [] : arranged.rows.filter(({ id }) => ids.has(id));
  }, [arranged.rows, selection]);
  // Nothing to search, and one way to begin.
  const isEmpty = isKnownEmpty(watched);
  const adding = mayWrite ? (
    <Button asChild variant="primary">
      <Link to={pages.add}>{texts.add}</Link>
    </Button>
  ) : null;
  const { result } = switching;
  const clearFilters = (): void => setView({ search: "", choices: {} });
  return (
    <PageMain>
      {notice ? (
        <Alert key={location.key} tone={notice.tone} className="mb-5">
          {notice.text}
        </Alert>
      ) : null}
      {activation && result ? (
        <ActivationNotice
          result={result}
          count={activation.count}
          nameOf={getRowName}
          onRetry={() => {
            const failed = result.failed.map(({ row }) => row);
            void switching.run(failed, result.active).then((came) => setSelection(idsOf(came.failed)));
          }}
        />
      ) : null}
      <ListExportNews exporting={exporting} />
      <ResourceList
        title={<PageHeading as="span" />}
        count={confirmed ? countWords(texts, listed.length, isWhole ? total : null) : undefined}
        facts={confirmed ? facts?.(listed) : undefined}
        actions={
          isEmpty ? undefined : (
            <>
              {csv === undefined || !confirmed || arranged.rows.length === 0 ? null : (
                <Button
                  variant="text"
                  icon={<Download aria-hidden="true" />}
                  disabled={arranged.pending || exporting.progress !== null}
                  onClick={exporting.start}
                >
                  Exporter
                </Button>
              )}
              {tools}
              {adding}
            </>
          )
        }
        note={
          confirmed && isCutNow && (!isWhole || total === null || total > listed.length)
            ? cutWords(texts, listed.length, isPartial)
            : cachedNote
        }
        filters={
          isEmpty ? undefined : (
            <ListFilters
              searchLabel={texts.search}
              filters={filters}
              rows={confirmed && !isCut ? listed : null}
              view={view}
              setView={setView}
            />
          )
        }
        pagination={
          listed.length > pageSize && arranged.rows.length > 0 ? (
            <Pagination
              page={page}
              pageSize={pageSize}
              total={arranged.rows.length}
              onPageChange={(next) => setView({ page: next })}
            />
          ) : undefined
        }
      >
        <DataTable
          {...content.table}
          caption={texts.caption}
          columns={columns}
          rows={rows}
          manual
          getRowId={idOf}
          getRowName={getRowName}
          rowPicture={rowPicture}
          sort={view.sort}
          onSortChange={(sort) => setView({ sort })}
          filtered={isFiltered && confirmed}
          onClearFilters={clearFilters}
          loading={watched.status === "loading" || arranged.pending || (pending && rows.length === 0)}
          matchingCount={arranged.rows.length}
          {...(activation && mayWrite
            ? {
                selectable: true,
                selection: idsOf(chosen.map((row) => ({ row }))),
                onSelectionChange: setSelection,
                ...(confirmed ? { onSelectMatching: () => setSelection(arranged.rows.map(idOf)) } : {}),
                isRowBusy: (row: Row) => switching.busy.has(row.id),
                bulkActions: (
                  <BulkActions
                    chosen={chosen}
                    activation={activation}
                    nameOf={getRowName}
                    running={switching}
                    onDone={setSelection}
                  />
                ),
              }
            : {})}
          empty={
            <NoItems list={watched} onClear={isFiltered ? clearFilters : undefined}>
              <EmptyState title={texts.empty.title} action={adding ?? undefined}>
                {texts.empty.text}
              </EmptyState>
            </NoItems>
          }
          error={
            watched.status === "failed" || watched.status === "unread" ? (
              <NotReady watched={watched} onRetry={onRetry} skeleton={null} />
            ) : undefined
          }
        />
        {ready ? <UnreadableNote count={ready.unreadable} /> : null}
      </ResourceList>
      {content.question}
      {activation && deactivated ? (
        <DeactivationQuestion
          rows={[deactivated]}
          activation={activation}
          nameOf={getRowName}
          onConfirm={async () => void (await switchRows([deactivated], false))}
          onClose={() => setDeactivated(null)}
        />
      ) : null}
    </PageMain>
  );
}

const none: readonly never[] = [];
const noFilters: readonly never[] = [];
const nothing = (_workspace: Workspace): Promise<void> => Promise.resolve();
const idOf = ({ id }: Identified): string => id;
const idsOf = (rows: readonly { readonly row: Identified }[]): readonly string[] =>
  rows.map(({ row }) => row.id);
