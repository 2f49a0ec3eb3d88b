import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { DialogClose } from "./DialogClose.tsx";

const meta = {
  title: "Structure/Dialogue",
  component: Dialog,
  args: {
    trigger: <Button variant="danger">Supprimer Anaïs Morel</Button>,
    title: "Supprimer Anaïs Morel",
    description: "Ses 4 diagnostics et leurs photos seront effacés. Cette action est définitive.",
    actions: (
      <>
        <DialogClose>
          <Button variant="text">Annuler</Button>
        </DialogClose>
        <Button variant="danger">Supprimer Anaïs Morel</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// Opened at once: a contrast is not measured half-way through a fade.
export const Ouvert: Story = {
  globals: { motion: "reduit" },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button");
    await userEvent.click(trigger);
    await expect(await screen.findByRole("dialog", { name: "Supprimer Anaïs Morel" })).toBeVisible();
  },
};

export const FocusRendu: Story = {
  name: "Échap ferme et rend le focus",
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button");
    await userEvent.click(trigger);
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(trigger).toHaveFocus();
  },
};

export const TelephoneSombre: Story = {
  ...Ouvert,
  name: "Au téléphone, sombre",
  globals: { theme: "sombre", motion: "reduit", viewport: { value: "telephone" } },
};
