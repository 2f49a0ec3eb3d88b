import type { Meta, StoryObj } from "@storybook/react-vite";
import { Package, UserPlus } from "lucide-react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { matrix } from "../../testing/matrix.ts";
import { inWindow, pressToOpen } from "../../testing/openOverlay.ts";
import { CommandPalette } from "./CommandPalette.tsx";
import { foundForAna, PaletteDemo, recents } from "./testing/PaletteDemo.tsx";

const meta = {
  title: "Overlays/CommandPalette/Cases",
  component: CommandPalette,
  tags: ["!autodocs"],
  parameters: inWindow(620),
  // Opened at once: a contrast is not measured half-way through a fade.
  globals: { motion: "reduit" },
  args: {
    open: false,
    onOpenChange: () => undefined,
    query: "ana",
    onQueryChange: () => undefined,
    groups: foundForAna,
  },
  render: (args) => <PaletteDemo {...args} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = pressToOpen("dialog");

export const Resultats: Story = { name: "Résultats", play: open };

export const Ouverture: Story = {
  name: "À l’ouverture : récents et actions",
  args: { query: "", groups: recents },
  play: open,
};

export const RechercheEnCours: Story = {
  name: "Frappe : ce qui est là d’abord, le reste garde sa place",
  args: {
    query: "mar",
    groups: [
      {
        id: "clients",
        label: "Clients",
        items: [{ id: "c9", label: "Marie-Thérèse d’Astorg", matches: [[0, 3]], href: "#marie" }],
      },
      { id: "products", label: "Produits", items: [], pending: 2 },
    ],
    note: "Recherche dans les recommandations…",
  },
  play: open,
};

export const AucunResultat: Story = {
  name: "Aucun résultat : le nom proche, puis l’action",
  args: {
    query: "rétinal",
    empty: { title: "Rien pour « rétinal »", text: "Ni client, ni page, ni produit de ce nom." },
    groups: [
      { id: "near", label: "Proche", items: [{ id: "p9", label: "Sérum rétinol 0,2 %", href: "#serum" }] },
      {
        id: "actions",
        label: "Actions",
        items: [
          { id: "a8", label: "Ajouter un client", lead: <UserPlus />, href: "#client" },
          { id: "a9", label: "Ajouter une recommandation", lead: <Package />, href: "#produit" },
        ],
      },
    ],
  },
  play: open,
};

export const HorsLigne: Story = {
  name: "Hors ligne : ce qui reste possible",
  args: {
    query: "fat",
    groups: [
      {
        id: "clients",
        label: "Clients, copie de 13 h 40",
        items: [{ id: "c7", label: "Fatou Diallo", matches: [[0, 3]], href: "#fatou" }],
      },
    ],
    note: "Pas de connexion. Seules les copies de cet appareil sont cherchées.",
  },
  play: open,
};

export const NomSansFin: Story = {
  name: "Nom sans fin",
  args: {
    groups: [
      {
        id: "clients",
        label: "Clients",
        items: [
          { id: "c1", label: "Marie-Thérèsed’Astorg".repeat(8), detail: "Aujourd’hui", href: "#marie" },
        ],
      },
    ],
  },
  play: open,
};

export const FocusRendu: Story = {
  name: "Échap ferme et rend le focus",
  globals: { motion: "normal" },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    await userEvent.click(button);
    await screen.findByRole("dialog");
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("option", { selected: true })).toHaveTextContent(/Anastasie/u);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const Matrice: Story = matrix(Resultats, { windows: 620 });
