import type { Meta, StoryObj } from "@storybook/react-vite";
import { Printer } from "lucide-react";
import { expect, within } from "storybook/test";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { matrix } from "../../testing/matrix.ts";
import { inWindow, tabToTip } from "../../testing/openOverlay.ts";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "Overlays/Tooltip/Cases",
  component: Tooltip,
  tags: ["!autodocs"],
  parameters: inWindow(280),
  globals: { motion: "reduit" },
  args: {
    text: "Une page A4, avec la photo et son masque",
    children: <IconButton bordered label="Imprimer" icon={<Printer aria-hidden="true" />} />,
  },
  decorators: [
    (Story) => (
      <div style={{ display: "flex", justifyContent: "center", paddingBlock: 120 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AuClavier: Story = {
  name: "Au clavier",
  play: async ({ canvasElement }) => {
    await tabToTip();
    await expect(within(canvasElement).getByRole("button")).toHaveFocus();
  },
};

export const TexteLong: Story = {
  name: "Texte long, au téléphone",
  globals: { motion: "reduit", viewport: { value: "telephone" } },
  args: {
    text: `Une page A4, avec la photo, son masque et les treize critères, sans les commandes de l’écran. ${"Hydratationapparente".repeat(3)}`,
  },
  play: tabToTip,
};

export const Matrice: Story = matrix(AuClavier, { widths: [390] });
