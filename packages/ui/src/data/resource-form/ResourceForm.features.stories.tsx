import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../actions/button/Button.tsx";
import { matrix } from "../../testing/matrix.ts";
import { ResourceFormDrawer } from "./ResourceFormDrawer.tsx";
import { RecommendationFields } from "./testing/RecommendationFields.tsx";
import { RecommendationForm } from "./testing/RecommendationForm.tsx";
import { useRecommendationForm } from "./testing/useRecommendationForm.ts";

const nothing = (): undefined => undefined;

function InDrawer(): ReactElement {
  const [open, setOpen] = useState(false);
  const form = useRecommendationForm();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Modifier la recommandation</Button>
      <ResourceFormDrawer
        form={form}
        open={open}
        onOpenChange={setOpen}
        onSubmit={() => setOpen(false)}
        title="Modifier la recommandation"
        facts="Catalogue commun, utilisée dans 12 routines"
        destructive={<Button variant="danger">Désactiver le sérum</Button>}
      >
        <RecommendationFields form={form} />
      </ResourceFormDrawer>
    </>
  );
}

const meta = {
  title: "Data/ResourceForm/Cases",
  component: RecommendationForm,
  tags: ["!autodocs"],
} satisfies Meta<typeof RecommendationForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const save = async (canvasElement: HTMLElement): Promise<void> => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Enregistrer" }));
};

const change: Play = async ({ canvasElement }) => {
  await userEvent.type(within(canvasElement).getByRole("textbox", { name: /^Nom/u }), " nuit");
  await expect(within(canvasElement).getByText("Modifications non enregistrées")).toBeInTheDocument();
};

export const AEnregistrer: Story = { name: "À enregistrer", play: change };

export const EnCours: Story = {
  name: "En cours d’enregistrement",
  args: { onSave: () => new Promise(nothing) },
  play: async (context) => {
    await change(context);
    await save(context.canvasElement);
    await waitFor(() =>
      expect(within(context.canvasElement).getByRole("button", { name: "Annuler" })).toBeDisabled(),
    );
  },
};

export const Enregistre: Story = {
  name: "Enregistré",
  play: async (context) => {
    await change(context);
    await save(context.canvasElement);
    await expect(await within(context.canvasElement).findByText("Modifications enregistrées")).toBeVisible();
  },
};

export const ACorriger: Story = {
  name: "À corriger",
  play: async ({ canvasElement }) => {
    await userEvent.clear(within(canvasElement).getByRole("textbox", { name: /^Nom/u }));
    await save(canvasElement);
    const summary = await within(canvasElement).findByRole("region", { name: "Un champ est à corriger" });
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

export const AvecIndex: Story = {
  name: "À corriger, avec l’index des sections",
  args: { withIndex: true },
  play: async (context) => {
    await ACorriger.play?.(context);
    const index = within(context.canvasElement).queryByRole("navigation", { name: "Sections du formulaire" });
    // A narrow window has no room for it.
    if (index)
      await expect(within(index).getByRole("link", { name: /Produit.*1.à corriger/u })).toBeVisible();
  },
};

export const Conflit: Story = {
  name: "Modifiée entre-temps",
  args: { conflict: { by: "Sophie Lambert", onReload: nothing, onOverwrite: nothing } },
  play: change,
};

const openDrawer: Play = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button"));
  await expect(await screen.findByRole("dialog", { name: "Modifier la recommandation" })).toBeVisible();
};

export const Tiroir: Story = {
  name: "Dans un tiroir",
  globals: { motion: "reduit" },
  render: () => <InDrawer />,
  play: openDrawer,
};

export const TiroirQuitter: Story = {
  ...Tiroir,
  name: "Dans un tiroir, quitter sans enregistrer",
  play: async (context) => {
    await openDrawer(context);
    await userEvent.type(screen.getByRole("textbox", { name: /^Nom/u }), " nuit");
    await userEvent.keyboard("{Escape}");
    await expect(await screen.findByRole("alertdialog")).toBeVisible();
  },
};

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    saveLabel: "Enregistrer et diagnostiquer",
    destructive: <Button variant="danger">Désactiver le soin profond hydratant</Button>,
  },
  play: change,
};

export const Matrice: Story = matrix(ACorriger, { widths: [390, 820, 1440] });
