import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, screen, userEvent, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { EnlargedText } from "../testing/EnlargedText.tsx";
import { ResourceForm } from "./ResourceForm.tsx";
import { ResourceFormDrawer } from "./ResourceFormDrawer.tsx";
import { RecommendationFields } from "./testing/RecommendationFields.tsx";

const missingName = "Écrivez le nom du produit.";
const nothing = (): undefined => undefined;

function InDrawer(): ReactElement {
  const [open, setOpen] = useState(false);
  const [dirty, setDirty] = useState(false);
  const close = (): void => {
    setOpen(false);
    setDirty(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Modifier la recommandation</Button>
      <ResourceFormDrawer
        open={open}
        onOpenChange={close}
        onSubmit={close}
        onChange={() => setDirty(true)}
        title="Modifier la recommandation"
        facts="Catalogue commun, utilisée dans 12 routines"
        status={dirty ? "dirty" : "clean"}
        destructive={<Button variant="danger">Désactiver le sérum</Button>}
      >
        <RecommendationFields />
      </ResourceFormDrawer>
    </>
  );
}

const meta = {
  title: "Gabarits/Formulaire/Cas",
  component: ResourceForm,
  tags: ["!autodocs"],
  args: {
    onSubmit: nothing,
    onCancel: nothing,
    destructive: <Button variant="danger">Désactiver le sérum</Button>,
    children: <RecommendationFields />,
  },
} satisfies Meta<typeof ResourceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AEnregistrer: Story = { name: "À enregistrer", args: { status: "dirty" } };

export const EnCours: Story = { name: "En cours d’enregistrement", args: { status: "saving" } };

export const Enregistre: Story = { name: "Enregistré", args: { status: "saved" } };

export const ACorriger: Story = {
  name: "À corriger",
  args: {
    status: "dirty",
    problems: [{ fieldId: "recommendation-name", message: missingName }],
    children: <RecommendationFields nameError={missingName} />,
  },
};

export const Conflit: Story = {
  name: "Modifiée entre-temps",
  args: { status: "dirty", conflict: { by: "Sophie Lambert", onReload: nothing, onOverwrite: nothing } },
};

const openDrawer: NonNullable<Story["play"]> = async ({ canvasElement }) => {
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

export const TiroirTelephoneSombre: Story = {
  ...Tiroir,
  name: "Dans un tiroir, au téléphone, sombre",
  globals: { theme: "sombre", motion: "reduit", viewport: { value: "telephone" } },
};

export const Telephone: Story = {
  ...ACorriger,
  name: "Au téléphone",
  globals: { viewport: { value: "telephone" } },
};

export const Sombre: Story = { ...ACorriger, name: "Sombre", globals: { theme: "sombre" } };

export const CouleursForcees: Story = {
  ...ACorriger,
  name: "Couleurs forcées",
  tags: ["!autodocs", "forced-colors"],
};

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    status: "dirty",
    saveLabel: "Enregistrer et diagnostiquer",
    destructive: <Button variant="danger">Désactiver le soin profond hydratant</Button>,
  },
};

export const TexteAgrandi: Story = {
  name: "Texte agrandi à 200\u00A0%",
  render: (args) => (
    <>
      <EnlargedText />
      <ResourceForm {...args} status="dirty" />
    </>
  ),
};
