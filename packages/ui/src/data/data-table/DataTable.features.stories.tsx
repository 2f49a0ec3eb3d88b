import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus } from "lucide-react";
import { useState } from "react";
import { expect, screen, userEvent, within } from "storybook/test";
import { Button } from "../../actions/button/Button.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { ErrorState } from "../../feedback/error-state/ErrorState.tsx";
import { matrix } from "../../testing/matrix.ts";
import { DataTable } from "./DataTable.tsx";
import { manyRecommendations, type Recommendation, recommendations } from "./testing/recommendations.ts";
import { catalogue, columns, followedColumns } from "./testing/recommendationTable.tsx";

const CatalogueTable = DataTable<Recommendation>;

const meta = {
  title: "Data/DataTable/Cases",
  component: CatalogueTable,
  tags: ["!autodocs"],
  args: catalogue,
} satisfies Meta<typeof CatalogueTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const formatSelected = (count: number): string =>
  `${count} ${count > 1 ? "produits sélectionnés" : "produit sélectionné"}`;
const bulk = {
  formatSelected,
  bulkActions: (
    <>
      <Button variant="text">Activer</Button>
      <Button variant="text">Désactiver</Button>
      <Button variant="danger">Supprimer les produits</Button>
    </>
  ),
};
const chosen = recommendations.slice(0, 3).map(({ id }) => id);

export const Selection: Story = {
  name: "Sélection et actions groupées",
  args: { ...bulk, defaultSelection: chosen },
};

export const SelectionDeToutesLesPages: Story = {
  name: "Sélection étendue à toutes les pages",
  args: {
    ...bulk,
    defaultSelection: recommendations.map(({ id }) => id),
    matchingCount: 34,
    onSelectMatching: () => undefined,
  },
};

export const ColonnesAjustables: Story = {
  name: "Colonnes ajustables, gardées en vue et exportées",
  args: {
    columns: columns.map((column) =>
      column.id === "price" ? { ...column, pinned: "end", maxWidth: 240 } : column,
    ),
    resizable: true,
    pinningMenu: true,
    csvName: "Catalogue commun",
    defaultColumnWidths: { criteria: 420, subcategory: 240, contraindications: 180, price: 110, active: 140 },
  },
};

export const CellulesModifiables: Story = {
  name: "Cellules modifiées en place",
  args: {
    defaultSort: null,
    columns: columns.map((column) =>
      column.id === "subcategory"
        ? {
            ...column,
            width: "220px",
            editing: {
              text: ({ subcategory }) => subcategory,
              save: async (text) => {
                await Promise.resolve();
                if (text.trim() === "") throw new Error("Indiquez une sous-catégorie.");
              },
            },
          }
        : column,
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole("button", { name: /^Modifier Sous-catégorie, Lotion BHA/u }),
    );
    await userEvent.clear(await canvas.findByRole("textbox"));
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("alert");
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};

export const Chargement: Story = { args: { rows: [], loading: true } };

export const MiseAJour: Story = {
  name: "Mise à jour : les lignes restent",
  args: { loading: true },
};

export const LigneOccupee: Story = {
  name: "Une ligne en cours d’enregistrement",
  args: { isRowBusy: (row) => row.name.startsWith("Lotion") },
};

export const Vide: Story = {
  name: "Rien encore",
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="Aucune recommandation pour l’instant"
        action={
          <Button variant="primary" icon={<Plus aria-hidden="true" />}>
            Ajouter une recommandation
          </Button>
        }
      >
        Les produits et les soins que vous proposez apparaîtront ici.
      </EmptyState>
    ),
  },
};

export const SansResultat: Story = {
  name: "Aucun résultat",
  args: { search: "crème solaire bronzante" },
  render: function Filtered(args) {
    const [search, setSearch] = useState(args.search);
    return <CatalogueTable {...args} search={search} onClearFilters={() => setSearch("")} />;
  },
};

export const Erreur: Story = {
  args: {
    rows: [],
    error: (
      <ErrorState
        title="Le service est momentanément indisponible."
        reference="7F3A-21"
        onRetry={() => undefined}
      >
        Vos recommandations ne sont pas touchées.
      </ErrorState>
    ),
  },
};

export const TextesLongs: Story = {
  name: "Textes longs",
  args: {
    rows: recommendations.slice(0, 4).map((row, index) => ({
      ...row,
      name:
        index === 0
          ? "Soin profond hydratant à l’acide hyaluronique de haut et bas poids moléculaire, avec massage du visage et du décolleté"
          : `${row.name} ${"anticonstitutionnellement".repeat(index)}`,
    })),
  },
};

export const ColonnesChoisies: Story = {
  name: "Colonnes choisies par la personne",
  args: { defaultHiddenColumns: ["criteria"] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Choisir les colonnes" }));
    const entry = await screen.findByRole("menuitemcheckbox", { name: "Critères ciblés" });
    await expect(entry).not.toBeChecked();
  },
};

export const LigneSuivie: Story = {
  name: "Dense, suivie par un aperçu",
  args: {
    density: "compact",
    selectable: false,
    columnsMenu: false,
    rowActions: undefined,
    rowNote: (row) => row.criteria,
    columns: followedColumns,
  },
  render: function Followed(args) {
    const [current, setCurrent] = useState(recommendations[1]?.id ?? null);
    return <CatalogueTable {...args} currentRow={current} onCurrentRowChange={setCurrent} />;
  },
};

export const DixMilleLignes: Story = {
  name: "Dix mille lignes",
  args: { rows: manyRecommendations(10_000) },
};

export const Matrice: Story = matrix(Selection, { widths: [390, 820, 1440] });
