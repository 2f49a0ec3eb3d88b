import {
  type Contraindication,
  contraindicationGroupLabels,
  formatCount,
  formatShortDate,
  recommendationsWithContraindication,
} from "@carnation/domain";
import type { DataTableColumn } from "@carnation/ui/data-table";
import { useAtom, useAtomValue } from "jotai";
import { useMemo, type ReactNode } from "react";
import { ListPage } from "../../common/ListPage.tsx";
import type { WatchedList } from "../../common/state/watched.ts";
import { contraindications, pages, recommendations } from "./contraindications.ts";
import { deletion } from "./DeleteContraindication.tsx";

/** A contraindication of the table; how often it is named is null until the recommendations are known. */
interface Row extends Contraindication {
  readonly uses: number | null;
}

const columns: readonly DataTableColumn<Row>[] = [
  { id: "name", header: "Nom", value: ({ name }) => name, sortable: true },
  {
    id: "group",
    header: "Groupe",
    value: ({ group }) => (group === null ? null : contraindicationGroupLabels[group]),
    sortable: true,
    phone: "state",
    width: "220px",
  },
  {
    id: "uses",
    header: "Recommandations",
    value: ({ uses }) => uses,
    align: "end",
    phone: "value",
    sortable: true,
    width: "150px",
  },
  {
    id: "created",
    header: "Créée le",
    value: ({ created }) => created,
    cell: ({ created }) => (created === null ? "–" : formatShortDate(created)),
    sortable: true,
    priority: 2,
    width: "120px",
  },
];

const nameOf = ({ name }: Row): string => name;

/** `/admin/contraindications`: what sets recommendations aside, and how many each of them does. */
export function ContraindicationsScreen(): ReactNode {
  const [watched, retry] = useAtom(contraindications.list);
  const naming = useAtomValue(recommendations.list);
  const rows = useMemo((): WatchedList<Row> => {
    if (watched.status !== "ready") return watched;
    const known = naming.status === "ready" ? naming.value : null;
    const usesOf = (id: string) => known && recommendationsWithContraindication(known, id).length;
    return { ...watched, value: watched.value.map((row) => ({ ...row, uses: usesOf(row.id) })) };
  }, [watched, naming]);
  return (
    <ListPage
      watched={rows}
      onRetry={retry}
      pages={pages}
      caption="Contre-indications de la liste commune"
      count={(amount) => formatCount(amount, "contre-indication", "contre-indications")}
      searchLabel="Rechercher une contre-indication"
      columns={columns}
      defaultSort={{ columnId: "name", direction: "ascending" }}
      getRowName={nameOf}
      deletion={deletion}
      addLabel="Ajouter"
      empty={{
        title: "Aucune contre-indication",
        text: "Celles que vous ajouterez pourront écarter des recommandations.",
      }}
    />
  );
}
