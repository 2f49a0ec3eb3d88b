import { formatCount, formatShortDate } from "@carnation/domain/format";
import { compareNames } from "@carnation/domain/text";
import { listLimits } from "@carnation/product/limits";
import { type News, newsStatusLabel } from "@carnation/product/news";
import { can } from "@carnation/product/permission";
import { Badge } from "@carnation/ui/badge";
import { useAtom, useAtomValue } from "jotai";
import { useMemo, type ReactNode } from "react";
import { ListPage } from "../../../shared/list/ListPage.tsx";
import type { ResourceColumn, ResourceFilter, ResourceTexts } from "../../../shared/resource/Resource.ts";
import { actorAtom } from "../../../shared/watch/accountAtoms.ts";
import { itemsOf } from "../../../shared/state/queryState.ts";
import { asking, articles, pages, titleOf } from "./articles.ts";
import { deletion } from "./deletion.tsx";
import { ManageTags } from "./ManageTags.tsx";

/** Count of how many rows stand on a page. */
const PAGE_SIZE = 25;

const texts: ResourceTexts = {
  caption: "Actualités, brouillons compris",
  count: (amount) => formatCount(amount, "actualité", "actualités"),
  search: "Rechercher une actualité",
  add: "Rédiger une actualité",
  firsts: "premières",
  empty: {
    title: "Aucune actualité",
    text: "Celles que vous publierez paraîtront chez tous les professionnels.",
  },
};

const columns: readonly ResourceColumn<News>[] = [
  { id: "title", header: "Titre", value: titleOf, sortable: true },
  {
    id: "tags",
    header: "Étiquettes",
    value: ({ tags }) => (tags.length === 0 ? null : tags.join(", ")),
    priority: 2,
    width: "220px",
  },
  {
    id: "status",
    header: "Statut",
    value: newsStatusLabel,
    cell: (article) => <Badge>{newsStatusLabel(article)}</Badge>,
    phone: "state",
    sortable: true,
    width: "130px",
  },
  {
    id: "created",
    header: "Date",
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => formatShortDate(createdAt),
    sortable: true,
    phone: "value",
    width: "120px",
  },
  {
    id: "notified",
    header: "Notifiée le",
    value: ({ notified }) => notified,
    cell: ({ notified }) => (notified === null ? "–" : formatShortDate(notified)),
    sortable: true,
    priority: 2,
    width: "130px",
  },
];

const defaultSort = { columnId: "created", direction: "descending" } as const;

const state = (published: boolean) => ({ field: "published", values: [published] });

const status: ResourceFilter<News> = {
  id: "statut",
  label: "Statut",
  all: "toutes",
  choices: [
    { id: "brouillons", label: "Brouillons", keeps: ({ published }) => !published, asks: state(false) },
    { id: "publiees", label: "Publiées", keeps: ({ published }) => published, asks: state(true) },
  ],
};

function filtersOf(all: readonly News[]): readonly ResourceFilter<News>[] {
  const used = [...new Set(all.flatMap(({ tags }) => tags))].toSorted(compareNames);
  const choices = used.map((text) => ({
    id: text,
    label: text,
    keeps: ({ tags }: News) => tags.includes(text),
  }));
  return choices.length === 0
    ? [status]
    : [status, { id: "etiquette", label: "Étiquette", all: "toutes", choices }];
}

/** `/admin/news`: drafts and published articles, the latest first. */
export function ArticlesScreen(): ReactNode {
  const [watched, retry] = useAtom(articles.list);
  const actor = useAtomValue(actorAtom);
  const all = itemsOf(watched);
  const filters = useMemo(() => filtersOf(all), [all]);
  return (
    <ListPage
      watched={watched}
      onRetry={retry}
      pages={pages}
      texts={texts}
      columns={columns}
      defaultSort={defaultSort}
      filters={filters}
      mayWrite={actor !== null && can(actor, "write-news")}
      tools={<ManageTags />}
      limit={listLimits.articles}
      asking={asking}
      pageSize={PAGE_SIZE}
      csv="Actualités"
      getRowName={titleOf}
      deletion={deletion}
    />
  );
}
