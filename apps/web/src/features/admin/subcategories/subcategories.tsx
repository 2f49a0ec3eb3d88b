import { formatCount, formatShortDate, plural } from "@carnation/domain/format";
import {
  compareSubcategories,
  recommendationCategories,
  recommendationCategoryLabels,
  subcategoryLabel,
} from "@carnation/domain/internal/subcategory";
import type { Subcategory } from "@carnation/domain/routine";
import { can } from "@carnation/product/permission";
import { deactivationSentence } from "@carnation/product/recommendation";
import {
  SUBCATEGORY_NAME_TAKEN,
  subcategoryForm,
  subcategoryFormInput,
} from "@carnation/product/subcategory";
import { Packshot } from "@carnation/ui/product-card";
import { packshotOf } from "../../../shared/recommendations/packshotOf.ts";
import { deletionReplacing } from "../../../shared/resource/deletionReplacing.tsx";
import { RecordThumbnail } from "../../../shared/resource/RecordThumbnail.tsx";
import type { ResourcePicture } from "../../../shared/resource/Resource.ts";
import { resourceScreens } from "../../../shared/list/resourceScreens.tsx";
import { SubcategoryFields } from "./SubcategoryFields.tsx";
import { pages, recommendations, rows, watches } from "./subcategoryRows.ts";

const picture: ResourcePicture<Subcategory> = {
  upload: (workspace, id, file) => workspace.subcategories.uploadPicture(id, file),
  read: (workspace, record) => workspace.subcategories.picture(record),
  nameOf: (record) => record.picture,
  saved: "La sous-catégorie est enregistrée",
};

const count = (amount: number): string => formatCount(amount, "sous-catégorie", "sous-catégories");

/** `/admin/subcategories`: the kinds of products and care, in use or not, and how much each is used. */
export const { ListScreen, AddScreen, EditScreen } = resourceScreens({
  pages,
  watches,
  permission: (actor) => can(actor, "write-subcategories"),
  nameOf: subcategoryLabel,
  texts: {
    caption: "Sous-catégories du catalogue",
    count,
    search: "Rechercher une sous-catégorie",
    add: "Ajouter",
    empty: {
      title: "Aucune sous-catégorie",
      text: "Les produits et les soins du catalogue se rangent dans celles que vous ajouterez.",
    },
  },
  list: {
    rows,
    columns: [
      { id: "name", header: "Nom", value: subcategoryLabel, sortable: true },
      {
        id: "category",
        header: "Catégorie",
        value: ({ category }) => recommendationCategoryLabels[category],
        sortable: true,
        priority: 2,
        width: "140px",
      },
      {
        id: "order",
        header: "Ordre",
        value: ({ order }) => order,
        sortable: true,
        align: "end",
        priority: 3,
        width: "80px",
      },
      {
        id: "uses",
        header: "Recommandations",
        value: ({ uses }) => uses,
        sortable: true,
        align: "end",
        phone: "value",
        width: "150px",
      },
      {
        id: "practising",
        header: "Professionnels",
        value: ({ practising }) => practising,
        cell: ({ category, practising }) => (category === "cosmetics" ? "Tous" : (practising ?? "—")),
        csv: ({ category, practising }) => (category === "cosmetics" ? "Tous" : practising),
        sortable: true,
        align: "end",
        priority: 2,
        width: "130px",
      },
      {
        id: "created",
        header: "Créée le",
        value: ({ created }) => created,
        cell: ({ created }) => (created === null ? "—" : formatShortDate(created)),
        sortable: true,
        priority: 3,
        width: "120px",
      },
      {
        id: "active",
        header: "Statut",
        value: ({ active }) => active,
        booleanWords: { yes: "Active", no: "Inactive" },
        booleanMark: true,
        sortable: true,
        phone: "state",
        width: "120px",
      },
    ],
    defaultSort: { columnId: "name", direction: "ascending" },
    filters: [
      {
        id: "categorie",
        label: "Catégorie",
        all: "Toutes",
        isParts: true,
        choices: recommendationCategories.map((category) => ({
          id: category === "cosmetics" ? "cosmetiques" : "soins",
          label: recommendationCategoryLabels[category],
          keeps: (row: Subcategory) => row.category === category,
        })),
      },
      {
        id: "statut",
        label: "Statut",
        all: "tous",
        choices: [
          { id: "actives", label: "Actives", keeps: ({ active }) => active },
          { id: "inactives", label: "Inactives", keeps: ({ active }) => !active },
        ],
      },
      {
        id: "image",
        label: "Sans image",
        all: "",
        choices: [{ id: "sans", label: "Sans image", keeps: (row) => row.picture === null }],
      },
    ],
    rowPicture: (row) => (
      <RecordThumbnail
        picture={picture}
        record={row}
        placeholder={
          <Packshot kind={packshotOf({ category: row.category, subcategory: row.id })} size="sm" />
        }
      />
    ),
    limit: 10_000,
    csv: "Sous-catégories",
  },
  form: {
    given: watches.list,
    schema: (all: readonly Subcategory[], _record, own) =>
      subcategoryForm(all.filter(({ id }) => id !== own)),
    input: subcategoryFormInput,
    Fields: SubcategoryFields,
    problemsOf: ({ code, message }) => {
      if (code !== "refused") return null;
      return message === SUBCATEGORY_NAME_TAKEN ? { name: message } : { category: message };
    },
  },
  commands: (workspace) => workspace.subcategories,
  picture,
  deletion: deletionReplacing({
    words: {
      verb: "Supprimer la sous-catégorie",
      unused: "Aucune recommandation n’y est rangée.",
      used: (amount) =>
        `${formatCount(amount, "recommandation y est rangée", "recommandations y sont rangées")}, ${plural(amount, "même si elle est inactive", "inactives comprises")}`,
      unread: "Les recommandations qui y sont rangées ne sont pas encore lues\u00A0: attendez un instant.",
      failed:
        "Les recommandations qui y sont rangées n’ont pas pu être lues\u00A0: rien n’est supprimé. Confirmez pour les relire.",
      none: null,
      noOther:
        "Aucune autre sous-catégorie de la même catégorie ne peut les recevoir\u00A0: ajoutez-en une d’abord.",
    },
    pages,
    list: watches.list,
    users: recommendations,
    choices: (others, { category }) =>
      others
        .filter((other) => other.category === category)
        .toSorted(compareSubcategories)
        .map((care) => ({
          value: care.id,
          label: care.active ? subcategoryLabel(care) : `${subcategoryLabel(care)} (inactive)`,
        })),
    remove: (workspace, record, replacement) => workspace.subcategories.remove(record, replacement),
  }),
  activation: {
    isActive: ({ active }) => active,
    setActive: (workspace, { id }, active) => workspace.subcategories.setActive(id, active),
    count,
    consequence: (chosen) =>
      chosen.some(({ proposed }) => proposed === null)
        ? "Leurs recommandations ne seront plus proposées."
        : deactivationSentence(chosen.reduce((sum, { proposed }) => sum + (proposed ?? 0), 0)),
  },
});
