import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { Button } from "../../actions/button/Button.tsx";
import { matrix } from "../../testing/matrix.ts";
import { inWindow } from "../../testing/openOverlay.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.tsx";

const meta = {
  title: "Data/ConfirmDialog/Cases",
  component: ConfirmDialog,
  tags: ["!autodocs"],
  parameters: inWindow(420),
  globals: { motion: "reduit" },
  args: {
    trigger: <Button variant="danger">Supprimer</Button>,
    title: "Supprimer «\u00A0Sérum éclat\u00A0»\u202F?",
    consequence: "Il disparaît du catalogue. Les 12 routines qui l’utilisent le gardent.",
    confirmLabel: "Supprimer le produit",
    onConfirm: (() => undefined) as ConfirmDialogProps["onConfirm"],
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button"));
  await expect(await screen.findByRole("alertdialog")).toBeVisible();
};

const answer: NonNullable<Story["play"]> = async (context) => {
  await open(context);
  const { confirmLabel } = context.args;
  await userEvent.click(screen.getByRole("button", { name: confirmLabel }));
};

export const Ouverte: Story = { play: open };

export const Definitive: Story = {
  name: "Définitive : un texte à recopier",
  args: {
    title: "Supprimer Anaïs Morel et ses données\u202F?",
    consequence: "Ses 4 diagnostics, leurs photos et ses routines sont effacés. Cette action est définitive.",
    confirmLabel: "Supprimer Anaïs Morel",
    confirmText: "Anaïs Morel",
  },
  play: answer,
};

export const EnCours: Story = {
  name: "En cours",
  args: { onConfirm: () => new Promise(() => undefined) },
  play: answer,
};

export const Echec: Story = {
  name: "Échec : rien n’est perdu",
  args: {
    onConfirm: () => Promise.reject(new Error("unavailable")),
    describeError: () => "Le service est momentanément indisponible. Le produit n’est pas supprimé.",
  },
  play: async (context) => {
    await answer(context);
    await expect(await screen.findByRole("alert")).toBeVisible();
  },
};

export const SansDanger: Story = {
  name: "Sans danger",
  args: {
    trigger: <Button>Publier</Button>,
    title: "Publier «\u00A0La peau en hiver\u00A0»\u202F?",
    consequence: "L’actualité devient visible par tous les professionnels.",
    confirmLabel: "Publier l’actualité",
    tone: "neutral",
  },
  play: open,
};

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    title:
      "Supprimer «\u00A0Soin profond hydratant à l’acide hyaluronique de haut et bas poids moléculaire\u00A0»\u202F?",
    confirmLabel: "Supprimer le soin profond hydratant à l’acide hyaluronique",
  },
  play: open,
};

export const Matrice: Story = matrix(Ouverte, { widths: [390] });
