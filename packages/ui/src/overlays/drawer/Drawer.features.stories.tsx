import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { Button } from "../../actions/button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { DialogClose } from "../dialog/DialogClose.tsx";
import { Link } from "../../foundations/link/Link.tsx";
import { Stack } from "../../testing/StoryLayout.tsx";
import { TextField } from "../../fields/text-field/TextField.tsx";
import { matrix } from "../../testing/matrix.ts";
import { inWindow } from "../../testing/openOverlay.ts";
import { Drawer } from "./Drawer.tsx";

const fields = (
  <Stack>
    <TextField label="Nom" defaultValue="Sérum apaisant à l’avoine" />
    <TextField label="Prix conseillé" defaultValue="42,00" inputMode="decimal" suffix="€" />
  </Stack>
);

const foot = (
  <>
    <Button variant="danger">Supprimer le sérum</Button>
    <Button variant="primary">Enregistrer</Button>
  </>
);

const menu = (
  <nav aria-label="Espace professionnel" style={{ display: "grid", paddingInline: 24 }}>
    {["Tableau de bord", "Diagnostic", "Mes clients", "Recommandations"].map((page) => (
      <Link asChild key={page}>
        <a href={`#${page}`} style={{ display: "flex", alignItems: "center", minHeight: 52 }}>
          {page}
        </a>
      </Link>
    ))}
  </nav>
);

const meta = {
  title: "Overlays/Drawer/Cases",
  component: Drawer,
  tags: ["!autodocs"],
  parameters: inWindow(560),
  // Opened at once: nothing is measured half-way through a slide.
  globals: { motion: "reduit" },
  args: {
    trigger: <Button>Modifier la recommandation</Button>,
    title: "Modifier la recommandation",
    children: fields,
    foot,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button"));
  await expect(await screen.findByRole("dialog")).toBeVisible();
};

export const Edition: Story = { name: "Édition, à droite", play: open };

export const Gauche: Story = {
  name: "À gauche, pour un menu",
  args: { side: "left", trigger: <Button>Menu</Button>, title: "Menu", children: menu, foot: undefined },
  play: open,
};

export const ContenuLong: Story = {
  name: "Contenu long : il défile, le pied reste",
  args: {
    children: (
      <Stack>
        {[
          "Nom",
          "Marque",
          "Contenance",
          "Prix conseillé",
          "Texture",
          "Gamme",
          "Référence",
          "Code-barres",
        ].map((label) => (
          <TextField key={label} label={label} hint="Tel qu’il est écrit sur l’étiquette." />
        ))}
      </Stack>
    ),
  },
  play: open,
};

export const QuestionPardessus: Story = {
  name: "Une question par-dessus",
  args: {
    foot: (
      <>
        <Dialog
          trigger={<Button variant="danger">Supprimer le sérum</Button>}
          title="Supprimer le sérum apaisant à l’avoine"
          description="Il disparaît des recommandations à venir. Les devis déjà envoyés le gardent."
          actions={
            <>
              <DialogClose>
                <Button variant="text">Annuler</Button>
              </DialogClose>
              <Button variant="danger">Supprimer le sérum</Button>
            </>
          }
        />
        <Button variant="primary">Enregistrer</Button>
      </>
    ),
  },
  play: async (context) => {
    await open(context);
    await userEvent.click(screen.getByRole("button", { name: "Supprimer le sérum" }));
    await expect(
      await screen.findByRole("dialog", { name: "Supprimer le sérum apaisant à l’avoine" }),
    ).toBeVisible();
  },
};

export const TexteLong: Story = {
  name: "Nom sans fin",
  args: { title: `Modifier ${"Sérumapaisantàl’avoine".repeat(5)}` },
  play: open,
};

export const Matrice: Story = matrix(Edition, { widths: [390, 820, 1440] });
