import {
  type Contraindication,
  contraindicationGroupLabels,
  formatCount,
  formatShortDate,
  recommendationsWithContraindication,
} from "@carnation/domain";
import type { DataTableColumn } from "@carnation/ui/data-table";
import { MenuItem } from "@carnation/ui/menu";
import { useAtom, useAtomValue } from "jotai";
import { useCallback, useMemo, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { ListPage } from "../../common/ListPage.tsx";
import type { WatchedList } from "../../common/state/watched.ts";
import { contraindications, pages, recommendations } from "./contraindications.ts";
import { DeleteContraindication } from "./DeleteContraindication.tsx";

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
  const [deleted, setDeleted] = useState<Contraindication | null>(null);
  const rows = useMemo((): WatchedList<Row> => {
    if (watched.status !== "ready") return watched;
    const known = naming.status === "ready" ? naming.value : null;
    const usesOf = (id: string) => known && recommendationsWithContraindication(known, id).length;
    return { ...watched, value: watched.value.map((row) => ({ ...row, uses: usesOf(row.id) })) };
  }, [watched, naming]);
  const rowActions = useCallback(
    (row: Row) => (
      <>
        <MenuItem asChild>
          <Link to={pages.edit(row.id)}>Modifier</Link>
        </MenuItem>
        <MenuItem tone="danger" onSelect={() => setDeleted(row)}>
          Supprimer la contre-indication
        </MenuItem>
      </>
    ),
    [],
  );
  return (
    <>
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
        rowActions={rowActions}
        addLabel="Ajouter"
        empty={{
          title: "Aucune contre-indication",
          text: "Celles que vous ajouterez pourront écarter des recommandations.",
        }}
      />
      {deleted ? (
        <DeleteContraindication
          key={deleted.id}
          contraindication={deleted}
          onClose={() => setDeleted(null)}
        />
      ) : null}
    </>
  );
}
