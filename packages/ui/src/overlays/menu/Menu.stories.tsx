import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/button/Button.tsx";
import { containerArgTypes, dismissArgTypes, focusArgTypes } from "../../testing/overlayArgTypes.ts";
import { inWindow, pressToOpen } from "../../testing/openOverlay.ts";
import { Menu } from "./Menu.tsx";
import { MenuItem, MenuSeparator } from "./MenuParts.tsx";

const meta = {
  title: "Overlays/Menu",
  component: Menu,
  tags: ["!autodocs"],
  parameters: inWindow(320),
  globals: { motion: "reduit" },
  args: {
    trigger: <Button>Autres actions</Button>,
    children: (
      <>
        <MenuItem>Dupliquer le devis</MenuItem>
        <MenuItem shortcut="Ctrl P">Imprimer ou enregistrer en PDF</MenuItem>
        <MenuItem disabled>Envoyer par e-mail</MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger">Supprimer le devis</MenuItem>
      </>
    ),
  },
  argTypes: {
    trigger: { control: false, description: "Le bouton qui ouvre le menu ; le focus lui est rendu." },
    label: { control: "text", description: "Nomme le menu. Par défaut, les mots du bouton." },
    open: { control: false, description: "Ouvert ou non, quand c’est l’application qui décide." },
    onOpenChange: { control: false, description: "Reçoit `true` à l’ouverture, `false` à la fermeture." },
    side: {
      control: "inline-radio",
      options: ["top", "right", "bottom", "left"],
      description: "Côté du bouton où le menu se place, tant qu’il y a la place. Par défaut, dessous.",
    },
    align: {
      control: "inline-radio",
      options: ["start", "center", "end"],
      description: "Bord du bouton sur lequel le menu s’aligne. Par défaut, le début.",
    },
    children: {
      control: false,
      description:
        "Les lignes : `MenuItem`, `MenuCheckboxItem`, `MenuRadioGroup`, `MenuGroup`, `MenuLabel`, `MenuSeparator`.",
    },
    onCloseAutoFocus: focusArgTypes.onCloseAutoFocus,
    ...containerArgTypes,
    ...dismissArgTypes,
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: pressToOpen("menu") };

export const Playground: Story = { args: { side: "bottom", align: "start" } };
