import { formatCount } from "@carnation/domain/format";
import type { Recommendation } from "@carnation/domain/routine";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useArrangedRows } from "@carnation/ui/data-table";
import { ResourceList } from "@carnation/ui/resource-list";
import { Skeleton } from "@carnation/ui/skeleton";
import { Plus } from "lucide-react";
import { useMemo, useRef, useState, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { NoItems } from "../../../shared/feedback/NoItems.tsx";
import { UnreadableNote } from "../../../shared/feedback/UnreadableNote.tsx";
import { useCachedNote } from "../../../shared/feedback/useCachedNote.tsx";
import { NotReady } from "../../../shared/feedback/NotReady.tsx";
import { useStacked } from "../../../shared/browser/useStacked.ts";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { isConfirmed } from "../../../shared/state/queryState.ts";
import { noticeFrom } from "../../../shared/session/notices.ts";
import { AddToRoutine } from "./AddToRoutine.tsx";
import { columns } from "./catalogueColumns.tsx";
import { CatalogueFilters } from "./CatalogueFilters.tsx";
import { CatalogueLegend } from "./CatalogueLegend.tsx";
import { CataloguePreview } from "./CataloguePreview.tsx";
import { type CatalogueRow, rowsOf, rowsOfView } from "./catalogueRows.ts";
import { CatalogueTable, focusCurrentRow } from "./CatalogueTable.tsx";
import { noFilter } from "./catalogueView.ts";
import { HiddenRows, NoRows } from "./NoRows.tsx";
import { PersonalPrice } from "./PersonalPrice.tsx";
import { pages } from "./recommendations.ts";
import { useCatalogue } from "./useCatalogue.ts";
import { useCatalogueView } from "./useCatalogueView.ts";
import { useCurrentRow } from "./useCurrentRow.ts";
import { useRecommendationActions } from "./useRecommendationActions.ts";

const none: readonly never[] = [];

/** `/user/recommendations`: what is shared, and what is her own. What it shows is in its address. */
export function RecommendationsScreen(): ReactNode {
  const catalogue = useCatalogue();
  const { items, retry, prices } = catalogue;
  const confirmed = isConfirmed(items);
  const cachedNote = useCachedNote(items.status === "ready" && items.fromCache);
  const location = useLocation();
  const notice = noticeFrom(location.state);
  const withPreview = !useStacked();
  const [view, setView] = useCatalogueView();
  const [priced, setPriced] = useState<Recommendation | null>(null);
  const [added, setAdded] = useState<Recommendation | null>(null);
  const actions = useRecommendationActions(setPriced);
  const all = useMemo(
    () => (items.status === "ready" ? rowsOf(items.value, catalogue) : none),
    [items, catalogue],
  );
  const found = useMemo(() => rowsOfView(all, view), [all, view]);
  const { rows } = useArrangedRows({ columns, rows: found, sort: view.sort });
  const [current, setCurrent] = useCurrentRow(rows, view);
  const hidden = all.filter(({ exclusion }) => exclusion === "hidden").length;
  const search = useRef<HTMLInputElement>(null);
  const clear = (): void => setView(noFilter);
  return (
    <PageMain>
      {notice ? (
        <Alert key={location.key} tone={notice.tone} className="mb-5">
          {notice.text}
        </Alert>
      ) : null}
      <ResourceList
        title={<PageHeading as="span" />}
        count={confirmed ? countOf(all) : undefined}
        note={cachedNote}
        facts={confirmed && hidden > 0 ? [formatCount(hidden, "masquée", "masquées")] : []}
        actions={
          <Button asChild variant="primary">
            <Link to={pages.add} aria-label="Ajouter une recommandation">
              <Plus aria-hidden="true" />
              Ajouter
            </Link>
          </Button>
        }
        filters={
          <CatalogueFilters
            view={view}
            onChange={setView}
            subcategories={catalogue.subcategories}
            rows={all}
            counted={confirmed}
            searchRef={search}
            onEnterRows={focusCurrentRow}
          />
        }
      >
        {items.status !== "ready" ? (
          <NotReady watched={items} onRetry={retry} skeleton={<RowsOnTheirWay />} />
        ) : (
          <div className="grid items-start gap-x-7 desk:grid-cols-[minmax(0,1fr)_17.5rem] wide:grid-cols-[minmax(0,1fr)_19.5rem] wide:gap-x-10">
            <div className={`grid gap-4 ${current === null ? "col-span-full" : ""}`}>
              {current === null ? (
                <NoItems list={items} onClear={clear}>
                  <NoRows catalogue={catalogue} view={view} onClear={clear} />
                </NoItems>
              ) : (
                <>
                  <CatalogueTable
                    rows={rows}
                    view={view}
                    onChange={setView}
                    actions={actions}
                    current={current.id}
                    onCurrent={withPreview ? setCurrent : undefined}
                    onRoutine={({ recommendation }) => setAdded(recommendation)}
                    onLeave={() => search.current?.focus()}
                  />
                  <CatalogueLegend
                    shown={rows.length}
                    total={confirmed ? all.length : null}
                    sort={view.sort}
                    withKeys={withPreview}
                  />
                </>
              )}
              <HiddenRows
                catalogue={catalogue}
                view={view}
                onShow={() => setView({ ...noFilter, category: view.category, state: "masquees" })}
              />
              <UnreadableNote count={items.unreadable} />
            </div>
            {withPreview && current ? (
              <CataloguePreview
                row={current}
                onRoutine={() => setAdded(current.recommendation)}
                {...actions}
              />
            ) : null}
          </div>
        )}
      </ResourceList>
      {priced ? (
        <PersonalPrice
          recommendation={priced}
          settled={prices.get(priced.id)}
          onClose={() => setPriced(null)}
        />
      ) : null}
      {added ? <AddToRoutine recommendation={added} onClose={() => setAdded(null)} /> : null}
    </PageMain>
  );
}

/** Grey rows, while the catalogue loads. */
function RowsOnTheirWay(): ReactNode {
  return (
    <div className="grid gap-2.5">
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} height="2.625rem" />
      ))}
    </div>
  );
}

/** « 34 recommandations, dont 3 à vous ». */
function countOf(rows: readonly CatalogueRow[]): string {
  const own = rows.filter(({ isOwn }) => isOwn).length;
  const count = formatCount(rows.length, "recommandation", "recommandations");
  return own === 0 ? count : `${count}, dont ${own}\u00A0à vous`;
}
