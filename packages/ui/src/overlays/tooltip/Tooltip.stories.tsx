import type { Meta, StoryObj } from "@storybook/react-vite";
import { Printer } from "lucide-react";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { containerArgTypes } from "../../testing/overlayArgTypes.ts";
import { inWindow, tabToTip } from "../../testing/openOverlay.ts";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,
  tags: ["!autodocs"],
  parameters: inWindow(200),
  globals: { motion: "reduit" },
  args: {
    text: "Une page A4, avec la photo et son masque",
    children: <IconButton bordered label="Imprimer" icon={<Printer aria-hidden="true" />} />,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: "72px 120px" }}>
        <Story />
      </div>
    ),
  ],
  argTypes: {
    ...containerArgTypes,
    text: { description: "Ce qui s’ajoute au nom du bouton, jamais ce qu’il faut savoir." },
    children: { control: false, description: "Le bouton, qui garde son nom." },
    delay: {
      control: { type: "number" },
      description: "Millisecondes de survol avant l’apparition ; le clavier n’attend pas. Par défaut 500.",
    },
    open: { control: false, description: "Visible ou non, quand c’est l’application qui décide." },
    onOpenChange: {
      control: false,
      description: "Reçoit `true` à l’apparition, `false` à la disparition.",
    },
    side: {
      control: "inline-radio",
      options: ["top", "right", "bottom", "left"],
      description: "Côté du bouton, tant qu’il y a la place. Par défaut, dessus.",
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: tabToTip };

export const Playground: Story = { args: { delay: 500, side: "top" } };
