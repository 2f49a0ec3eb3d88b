import type { Meta, StoryObj } from "@storybook/react-vite";
import { containerArgTypes, dismissArgTypes, focusArgTypes } from "../../testing/overlayArgTypes.ts";
import { inWindow, pressToOpen } from "../../testing/openOverlay.ts";
import { CommandPalette } from "./CommandPalette.tsx";
import { foundForAna, PaletteDemo } from "./testing/PaletteDemo.tsx";

const meta = {
  title: "Overlays/CommandPalette",
  component: CommandPalette,
  tags: ["!autodocs"],
  parameters: inWindow(620),
  globals: { motion: "reduit" },
  args: {
    open: false,
    onOpenChange: () => undefined,
    query: "ana",
    onQueryChange: () => undefined,
    groups: foundForAna,
    placeholder: "Client, page, produit ou action",
  },
  argTypes: {
    open: { control: false, description: "Ouverte ou non : l’application décide." },
    onOpenChange: { control: false, description: "Reçoit `false` quand elle se ferme." },
    query: { control: "text", description: "Ce qui est écrit ; l’application le garde." },
    onQueryChange: { control: false, description: "Reçoit le texte à chaque lettre." },
    groups: {
      control: false,
      description:
        "Les groupes : `id`, `label`, `items` (`id`, `label`, `matches`, `detail`, `lead`, `href`, `onChoose`), `pending` et `vacant` pour les places gardées.",
    },
    title: { control: "text", description: "Nomme la palette. Par défaut « Aller à »." },
    placeholder: { control: "text", description: "Ce que l’on peut trouver, dans le champ vide." },
    empty: { control: false, description: "Ce qui est dit quand rien ne porte ce nom : `title`, `text`." },
    note: { control: "text", description: "Une ligne sous les résultats, lue quand elle arrive." },
    renderLink: { control: false, description: "Dessine chaque lien avec celui d’un routeur." },
    ...focusArgTypes,
    ...containerArgTypes,
    ...dismissArgTypes,
  },
  render: (args) => <PaletteDemo {...args} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: pressToOpen("dialog") };
