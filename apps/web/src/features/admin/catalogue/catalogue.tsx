import { listLimits } from "@carnation/product/limits";
import { CarnationError } from "@carnation/domain/error";
import { formatCount, formatMoney } from "@carnation/domain/format";
import { WORLD } from "@carnation/domain/internal/recommendation";
import type { Recommendation } from "@carnation/domain/routine";
import { can } from "@carnation/product/permission";
import { deactivationSentence, worldLabel } from "@carnation/product/recommendation";
import { Packshot } from "@carnation/ui/product-card";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { packshotOf } from "../../../shared/recommendations/packshotOf.ts";
import { usePicture } from "../../../shared/recommendations/usePicture.ts";
import type { ResourceColumn } from "../../../shared/resource/Resource.ts";
import { resourceScreens } from "../../../shared/list/resourceScreens.tsx";
import { resourceAtoms } from "../../../shared/watch/watchAtom.ts";
import { CatalogueFields, CataloguePreview } from "./CatalogueFields.tsx";
import { catalogueInput, catalogueSchema, givenAtom } from "./catalogueForm.ts";
import { pages } from "./catalogueData.ts";
import { asking, catalogueFilters, type CatalogueRow, incomplete, OWNER, rowsAtom } from "./catalogueRows.ts";
import { deletion } from "./RemoveFromCatalogue.tsx";

const count = (amount: number): string => formatCount(amount, "recommandation", "recommandations");

/** The picture of a row, or the drawing that stands for it. */
function RowPicture({ row }: { readonly row: CatalogueRow }): ReactNode {
  const picture = usePicture(row);
  if (picture === undefined) return <Packshot kind={packshotOf(row)} size="sm" />;
  return <img src={picture.src} alt="" className="h-11 w-9 bg-well object-contain" />;
}

const columns: readonly ResourceColumn<CatalogueRow>[] = [
  { id: "name", header: "Nom", value: ({ name }) => name, sortable: true },
  {
    id: "subcategory",
    header: "Sous-catégorie",
    value: ({ subcategoryName }) => subcategoryName || null,
    sortable: true,
    priority: 2,
    width: "170px",
  },
  {
    id: "criteria",
    header: "Critères ciblés",
    value: ({ targets }) => targets || null,
    priority: 3,
    width: "200px",
  },
  {
    id: "contraindications",
    header: "Contre-indications",
    value: ({ contraindications }) => contraindications.length || null,
    align: "end",
    sortable: true,
    priority: 2,
    width: "150px",
  },
  {
    id: "price",
    header: "Prix TTC",
    value: ({ price }) => price,
    cell: ({ price }) => (price === null ? "–" : formatMoney(price)),
    csv: ({ price }) => (price === null ? null : price / 100),
    align: "end",
    sortable: true,
    phone: "value",
    width: "110px",
  },
  {
    id: "active",
    header: "Statut",
    value: ({ active }) => active,
    booleanWords: { yes: "Active", no: "Inactive" },
    booleanMark: true,
    phone: "state",
    width: "106px",
  },
];

const ownerColumn: ResourceColumn<CatalogueRow> = {
  id: "owner",
  header: "Propriétaire",
  value: ({ ownerName }) => ownerName,
  sortable: true,
  priority: 2,
  width: "190px",
};

/** The screens, with a list of these columns. */
function screensWith(listed: readonly ResourceColumn<CatalogueRow>[]) {
  return resourceScreens({
    pages,
    watches: resourceAtoms((workspace) => workspace.recommendations),
    permission: (actor, record) =>
      can(actor, record === null ? "create-recommendation" : "update-recommendation", {
        owner: record?.owner ?? WORLD,
      }),
    nameOf: ({ name }: Recommendation) => name,
    texts: {
      caption: "Recommandations",
      count,
      search: "Rechercher une recommandation",
      add: "Ajouter",
      firsts: "premières",
      empty: {
        title: "Aucune recommandation pour l’instant",
        text: "Les produits et les soins que vous ajouterez seront proposés à tous les professionnels.",
      },
    },
    list: {
      rows: rowsAtom,
      columns: listed,
      defaultSort: { columnId: "name", direction: "ascending" },
      filters: catalogueFilters,
      facts: factsOf,
      rowPicture: (row) => <RowPicture row={row} />,
      limit: listLimits.catalogue,
      asking,
      csv: "Recommandations",
    },
    form: {
      given: givenAtom,
      schema: catalogueSchema,
      input: catalogueInput,
      Fields: CatalogueFields,
      Aside: CataloguePreview,
      sections: "indexed",
    },
    commands: (workspace) => workspace.recommendations,
    picture: {
      upload: (workspace, id, file) => workspace.recommendations.uploadPicture(id, file),
      read: (workspace, record) => workspace.recommendations.picture(record),
      nameOf: ({ picture }) => picture,
      saved: "La recommandation est enregistrée",
    },
    deletion,
    activation: {
      isActive: ({ active }) => active,
      setActive: (workspace, { id, weights }, active) =>
        active && Object.keys(weights).length === 0
          ? Promise.reject(new CarnationError("refused", "Ciblez d’abord au moins un critère."))
          : workspace.recommendations.save(id, { active }),
      consequence: (rows) => deactivationSentence(rows.length),
      count,
    },
  });
}

/** « 31 actives », « 3 à compléter », « Catalogue commun ». */
function factsOf(rows: readonly CatalogueRow[]): readonly string[] {
  const active = rows.filter((row) => row.active).length;
  const missing = incomplete(rows);
  const owners = new Set(rows.map(({ owner, ownerName }) => (owner === WORLD ? worldLabel : ownerName)));
  const [owner, another] = owners;
  return [
    formatCount(active, "active", "actives"),
    ...(missing > 0 ? [`${missing}\u00A0à compléter`] : []),
    ...(owner === undefined ? [] : [another === undefined ? owner : "Catalogues des professionnels"]),
  ];
}

const shared = screensWith(columns);
const owned = screensWith([...columns.slice(0, 1), ownerColumn, ...columns.slice(1)]);

/** `/admin/recommendations`: the shared catalogue, or what professionals have added for themselves. */
export function CatalogueScreen(): ReactNode {
  const [address] = useSearchParams();
  const { ListScreen } = address.has(OWNER) ? owned : shared;
  return <ListScreen />;
}

/** `/admin/recommendations/add` and `/admin/recommendations/edit/:id` */
export const { AddScreen, EditScreen } = shared;
