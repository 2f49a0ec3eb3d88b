import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { Brand } from "../brand/Brand.tsx";
import { Button } from "../button/Button.tsx";
import { Stack } from "../testing/StoryLayout.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Drawer } from "./Drawer.tsx";
import { drawerSides } from "./drawer.variants.ts";

const meta = {
  title: "Structure/Tiroir",
  component: Drawer,
  argTypes: { side: { control: "inline-radio", options: drawerSides } },
  args: {
    trigger: <Button>Modifier la recommandation</Button>,
    title: "Modifier la recommandation",
    children: (
      <Stack>
        <TextField label="Nom" defaultValue="Sérum apaisant à l’avoine" />
        <TextField label="Prix conseillé" defaultValue="42,00" inputMode="decimal" suffix="€" />
      </Stack>
    ),
    foot: (
      <>
        <Button variant="danger">Supprimer le sérum</Button>
        <Button variant="primary">Enregistrer</Button>
      </>
    ),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const open: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button"));
  await expect(await screen.findByRole("dialog")).toBeVisible();
};

// Opened at once: nothing is measured half-way through a slide.
export const Edition: Story = { name: "Édition, à droite", play: open, globals: { motion: "reduit" } };

export const EditionSombre: Story = {
  name: "Édition, téléphone, sombre",
  play: open,
  globals: { theme: "sombre", motion: "reduit", viewport: { value: "telephone" } },
};

export const Menu: Story = {
  name: "Menu, à gauche",
  globals: { motion: "reduit", viewport: { value: "telephone" } },
  args: {
    side: "left",
    title: "Menu",
    trigger: <Button variant="text">Menu</Button>,
    head: <Brand />,
    children: (
      <nav aria-label="Menu principal" style={{ display: "grid", padding: "8px 24px" }}>
        {["Tableau de bord", "Diagnostic", "Mes clients"].map((entry) => (
          <a key={entry} href="#menu" style={{ paddingBlock: 14, fontSize: 17 }}>
            {entry}
          </a>
        ))}
      </nav>
    ),
    foot: <span>Claire Martin</span>,
  },
  play: open,
};
