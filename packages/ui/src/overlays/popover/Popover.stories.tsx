import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/button/Button.tsx";
import { containerArgTypes, dismissArgTypes, focusArgTypes } from "../../testing/overlayArgTypes.ts";
import { inWindow, pressToOpen } from "../../testing/openOverlay.ts";
import { Popover } from "./Popover.tsx";

const meta = {
  title: "Overlays/Popover",
  component: Popover,
  tags: ["!autodocs"],
  parameters: inWindow(300),
  globals: { motion: "reduit" },
  args: {
    trigger: <Button variant="text">Pourquoi cette marge&#8239;?</Button>,
    title: "Marge de ± 5 points",
    children: (
      <p style={{ maxWidth: "18rem" }}>
        Deux photos prises le même jour donnent des valeurs un peu différentes. En dessous de 5 points, les
        rougeurs sont dites stables.
      </p>
    ),
  },
  argTypes: {
    trigger: { control: false, description: "Le bouton qui ouvre le volet ; le focus lui est rendu." },
    title: { description: "Nomme le volet et le coiffe." },
    hideTitle: {
      control: "boolean",
      description:
        "Garde le titre pour les lecteurs d’écran seuls, quand le contenu le dit déjà à l’œil. Le bouton « Fermer » disparaît avec lui.",
    },
    open: { control: false, description: "Ouvert ou non, quand c’est l’application qui décide." },
    onOpenChange: { control: false, description: "Reçoit `true` à l’ouverture, `false` à la fermeture." },
    side: {
      control: "inline-radio",
      options: ["top", "right", "bottom", "left"],
      description: "Côté du bouton où le volet se place, tant qu’il y a la place. Par défaut, dessous.",
    },
    align: {
      control: "inline-radio",
      options: ["start", "center", "end"],
      description: "Bord du bouton sur lequel le volet s’aligne. Par défaut, le début.",
    },
    children: { control: false, description: "Le contenu : texte, champs, boutons." },
    ...focusArgTypes,
    ...containerArgTypes,
    ...dismissArgTypes,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: pressToOpen("dialog") };

export const Playground: Story = { args: { side: "bottom", align: "start", hideTitle: false } };
