import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../../actions/button/Button.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { DataTable } from "./DataTable.tsx";
import type { Recommendation } from "./testing/recommendations.ts";
import { catalogue } from "./testing/recommendationTable.tsx";

/** The table with its rows' type decided: a story cannot be generic. */
const CatalogueTable = DataTable<Recommendation>;

const meta = {
  title: "Data/DataTable",
  component: CatalogueTable,
  tags: ["!autodocs"],
  args: catalogue,
  argTypes: {
    caption: { description: "Nom du tableau, pour un lecteur d’écran." },
    columns: {
      control: false,
      description: "Colonnes, la première nommant la ligne. Gardez le même tableau.",
    },
    rows: { control: false, description: "Lignes. Gardez le même tableau tant qu’elles ne changent pas." },
    getRowId: { control: false, description: "Identifiant d’une ligne." },
    getRowName: { control: false, description: "Nom d’une ligne : celui de sa case et de ses actions." },
    rowPicture: { control: false, description: "Image devant le nom, large de 36 px." },
    rowNote: { control: false, description: "Quelques mots sous le nom." },
    density: { description: "Lignes plus basses : 51 px." },
    currentRow: { control: false, description: "Ligne que suit un aperçu posé à côté." },
    onCurrentRowChange: { control: false, description: "Appelé avec la ligne qui a le focus." },
    rowLink: {
      control: false,
      description: "Lien ou bouton qui ouvre la ligne. Un clic ailleurs sur la ligne le presse.",
    },
    rowActions: { control: false, description: "Entrées du menu de la ligne." },
    isRowBusy: { control: false, description: "Ligne en cours d’enregistrement ou de suppression." },
    sort: { control: false, description: "Tri, quand l’application le décide." },
    defaultSort: { control: false, description: "Tri de départ." },
    onSortChange: { control: false, description: "Appelé avec la colonne et le sens demandés." },
    manual: { description: "Les lignes arrivent triées et filtrées, par exemple d’un serveur." },
    search: { description: "Texte cherché dans toute la ligne, sans tenir compte des accents." },
    columnFilters: { control: "object", description: "Valeur voulue par colonne." },
    selectable: { description: "Une case devant chaque ligne." },
    selection: { control: false, description: "Lignes choisies, quand l’application les décide." },
    defaultSelection: { control: false, description: "Lignes choisies au départ." },
    onSelectionChange: { control: false, description: "Appelé avec les identifiants choisis." },
    bulkActions: { control: false, description: "Boutons qui agissent sur les lignes choisies." },
    formatSelected: { control: false, description: "Nombre de lignes choisies avec leur nom." },
    matchingCount: { description: "Nombre de lignes retenues sur toutes les pages." },
    onSelectMatching: { control: false, description: "Choisit toutes les lignes retenues." },
    columnsMenu: { description: "Laisse choisir les colonnes." },
    csvName: {
      control: "text",
      description:
        "Nom du fichier CSV : avec lui, le menu des colonnes copie les lignes et les télécharge, telles qu’elles sont triées et filtrées.",
    },
    resizable: { description: "Laisse changer la largeur des colonnes, par le bord de leurs en-têtes." },
    columnWidths: { control: false, description: "Largeurs en pixels, quand l’application les décide." },
    defaultColumnWidths: { control: false, description: "Largeurs de départ." },
    onColumnWidthsChange: { control: false, description: "Appelé avec toutes les largeurs." },
    pinningMenu: { description: "Laisse choisir les colonnes qui restent en vue." },
    pinnedColumns: {
      control: false,
      description: "Colonnes gardées en vue, quand l’application les décide.",
    },
    defaultPinnedColumns: { control: false, description: "Colonnes gardées en vue au départ." },
    onPinnedColumnsChange: { control: false, description: "Appelé avec les colonnes gardées en vue." },
    hiddenColumns: { control: false, description: "Colonnes masquées, quand l’application les décide." },
    defaultHiddenColumns: { control: false, description: "Colonnes masquées au départ." },
    onHiddenColumnsChange: { control: false, description: "Appelé avec les colonnes masquées." },
    loading: {
      description: "Sans ligne : squelettes. Avec des lignes : elles restent, sous une ligne en mouvement.",
    },
    skeletonRows: { description: "Nombre de squelettes." },
    empty: { control: false, description: "À la place du tableau quand il n’y a encore rien." },
    filtered: { description: "Avec `manual` : un filtre est posé." },
    onClearFilters: {
      control: false,
      description: "Propose « Effacer les filtres » quand rien ne correspond.",
    },
    error: { control: false, description: "À la place du tableau : ce qui n’a pas marché." },
    virtualizeFrom: { description: "Nombre de lignes à partir duquel seules celles de la fenêtre existent." },
  },
} satisfies Meta<typeof CatalogueTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    onSortChange: fn(),
    onSelectionChange: fn(),
    onHiddenColumnsChange: fn(),
    onClearFilters: fn(),
    formatSelected: (count) => `${count} ${count > 1 ? "produits sélectionnés" : "produit sélectionné"}`,
    bulkActions: <Button variant="text">Désactiver</Button>,
    empty: <EmptyState title="Aucune recommandation pour l’instant" />,
  },
};
