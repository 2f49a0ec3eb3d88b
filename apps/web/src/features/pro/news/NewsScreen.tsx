import { formatNumber } from "@carnation/domain/format";
import { Button } from "@carnation/ui/button";
import { EmptyState } from "@carnation/ui/empty-state";
import { FilterBar, FilterSelect } from "@carnation/ui/filter-bar";
import { ResourceList } from "@carnation/ui/resource-list";
import type { ReactNode } from "react";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { NewsList } from "./NewsList.tsx";
import { NewsOptIn } from "./NewsOptIn.tsx";
import { useNewsView } from "./useNewsView.ts";

/** `/user/news`: the published articles, ten a page, of a tag or of all. */
export function NewsScreen(): ReactNode {
  const { tag, pages, tags, setTag, setPages } = useNewsView();
  return (
    <PageMain>
      <div className="grid items-start gap-x-14 gap-y-8 desk:grid-cols-[minmax(0,1fr)_280px] wide:grid-cols-[minmax(0,1fr)_352px]">
        <ResourceList
          className="min-w-0"
          title={<PageHeading as="span" />}
          filters={
            tags.length === 0 ? undefined : (
              <FilterBar
                primary={
                  <FilterSelect
                    label="Thème"
                    allLabel="tous"
                    value={tag ?? ""}
                    onValueChange={setTag}
                    options={tags.map(({ text, newsCount }) => ({
                      value: text,
                      label: text,
                      count: formatNumber(newsCount),
                    }))}
                  />
                }
                activeCount={tag === null ? 0 : 1}
                onClear={() => setTag("")}
              />
            )
          }
        >
          <NewsList
            pages={pages}
            tag={tag}
            leads={tag === null}
            onMore={() => setPages(pages + 1)}
            empty={
              tag === null ? (
                <EmptyState title="Aucune actualité publiée.">
                  Conseils de prise de vue, saisons de la peau et nouveautés de l’application paraîtront ici.
                </EmptyState>
              ) : (
                <EmptyState
                  title="Aucune actualité sur ce thème"
                  action={<Button onClick={() => setTag("")}>Effacer les filtres</Button>}
                />
              )
            }
          />
        </ResourceList>
        <NewsOptIn />
      </div>
    </PageMain>
  );
}
