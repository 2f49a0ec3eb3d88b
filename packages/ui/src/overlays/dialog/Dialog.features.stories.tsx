import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../actions/button/Button.tsx";
import { Stack } from "../../testing/StoryLayout.tsx";
import { TextField } from "../../fields/text-field/TextField.tsx";
import { matrix } from "../../testing/matrix.ts";
import { inWindow } from "../../testing/openOverlay.ts";
import { Dialog } from "./Dialog.tsx";
import { DialogClose } from "./DialogClose.tsx";

const meta = {
  title: "Overlays/Dialog/Cases",
  component: Dialog,
  tags: ["!autodocs"],
  parameters: inWindow(400),
  // Opened at once: a contrast is not measured half-way through a fade.
  globals: { motion: "reduit" },
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

const open: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button"));
  await expect(await screen.findByRole("dialog")).toBeVisible();
};

export const Ouvert: Story = { play: open };

export const FocusRendu: Story = {
  name: "Échap ferme et rend le focus",
  globals: { motion: "normal" },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button");
    await userEvent.click(trigger);
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const AvecUnChamp: Story = {
  name: "Avec un champ",
  args: {
    trigger: <Button>Refuser le rendez-vous</Button>,
    title: "Refuser le rendez-vous du 3 décembre",
    description: undefined,
    children: <TextField label="Message à Anaïs Morel" hint="Elle le reçoit par e-mail." />,
    actions: (
      <>
        <DialogClose>
          <Button variant="text">Annuler</Button>
        </DialogClose>
        <Button variant="primary">Refuser et envoyer</Button>
      </>
    ),
  },
  play: open,
};

const conditions = (
  <Stack>
    {Array.from({ length: 14 }, (_, index) => (
      <p key={index}>
        Article {index + 1}. La photo est conservée sur votre compte jusqu’à la date que vous choisissez. Elle
        ne quitte pas l’Union européenne et n’est montrée à personne d’autre.
      </p>
    ))}
  </Stack>
);

export const ContenuLong: Story = {
  name: "Contenu long : il défile, les choix restent",
  args: {
    trigger: <Button>Lire les conditions</Button>,
    title: "Conditions de conservation des photos",
    description: undefined,
    children: conditions,
    actions: (
      <DialogClose>
        <Button variant="primary">J’ai compris</Button>
      </DialogClose>
    ),
  },
  play: open,
};

export const TexteLong: Story = {
  name: "Nom sans fin",
  args: {
    title: `Supprimer ${"Marie-Thérèsed’Astorgdela".repeat(4)}`,
    description: `Ses 4 diagnostics seront effacés : ${"diagnosticdunovembre".repeat(6)}.`,
  },
  play: open,
};

export const Matrice: Story = matrix(Ouvert, { widths: [390] });
