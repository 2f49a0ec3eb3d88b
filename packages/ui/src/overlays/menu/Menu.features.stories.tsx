import type { Meta, StoryObj } from "@storybook/react-vite";
import { Copy, Ellipsis, Printer, Send, Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { expect, screen, userEvent, within } from "storybook/test";
import { Button } from "../../actions/button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { matrix } from "../../testing/matrix.ts";
import { inWindow } from "../../testing/openOverlay.ts";
import { Menu } from "./Menu.tsx";
import {
  MenuCheckboxItem,
  MenuGroup,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from "./MenuParts.tsx";

const meta = {
  title: "Overlays/Menu/Cases",
  component: Menu,
  tags: ["!autodocs"],
  parameters: inWindow(400),
  // Room for the open menu, and no fade half-way through a measure of contrast.
  globals: { motion: "reduit" },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 380 }}>
        <Story />
      </div>
    ),
  ],
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
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const openByKeyboard: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  within(canvasElement).getByRole("button").focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect(await screen.findByRole("menu")).toBeVisible();
};

const openByPress: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button"));
  await expect(await screen.findByRole("menu")).toBeVisible();
};

export const Ouvert: Story = { name: "Ouvert, au clavier", play: openByKeyboard };

export const DepuisUneIcone: Story = {
  name: "Depuis une icône, aligné à droite, avec des icônes",
  play: openByPress,
  args: {
    align: "end",
    trigger: <IconButton label="Autres actions sur le devis" icon={<Ellipsis aria-hidden="true" />} />,
    children: (
      <>
        <MenuItem icon={<Copy />}>Dupliquer le devis</MenuItem>
        <MenuItem icon={<Printer />}>Imprimer ou enregistrer en PDF</MenuItem>
        <MenuItem icon={<Send />} disabled>
          Envoyer par e-mail
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger">
          Supprimer le devis
        </MenuItem>
      </>
    ),
  },
};

function Display(): ReactNode {
  const [targets, setTargets] = useState(true);
  const [cautions, setCautions] = useState(false);
  const [sort, setSort] = useState("name");
  return (
    <Menu trigger={<Button>Affichage</Button>}>
      <MenuGroup label="Colonnes">
        <MenuCheckboxItem checked={targets} onCheckedChange={setTargets}>
          Critères ciblés
        </MenuCheckboxItem>
        <MenuCheckboxItem checked={cautions} onCheckedChange={setCautions}>
          Contre-indications
        </MenuCheckboxItem>
      </MenuGroup>
      <MenuSeparator />
      <MenuRadioGroup label="Trier par" value={sort} onValueChange={setSort}>
        <MenuRadioItem value="name">Nom</MenuRadioItem>
        <MenuRadioItem value="price">Prix TTC</MenuRadioItem>
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuItem>Rétablir l’affichage d’origine</MenuItem>
    </Menu>
  );
}

export const CasesEtChoix: Story = {
  name: "Cases et choix unique",
  render: () => <Display />,
  play: openByPress,
};

export const Compte: Story = {
  name: "Compte, avec des liens",
  play: openByPress,
  args: {
    trigger: <Button>Claire Martin</Button>,
    children: (
      <>
        <MenuLabel>Institut Lumière de Peau</MenuLabel>
        <MenuSeparator />
        <MenuItem asChild>
          <a href="#profil">Mon profil</a>
        </MenuItem>
        <MenuItem asChild>
          <a href="#abonnement">Mon abonnement</a>
        </MenuItem>
        <MenuItem asChild>
          <a href="#deconnexion">Se déconnecter</a>
        </MenuItem>
      </>
    ),
  },
};

const longRows = (
  <>
    <MenuItem>Dupliquer le devis de Marie-Thérèse d’Astorg de la Rochefoucauld du 21 novembre 2026</MenuItem>
    <MenuItem>{"Hydratationapparente".repeat(6)}</MenuItem>
    <MenuItem tone="danger">Supprimer définitivement le devis et son historique d’envois</MenuItem>
  </>
);

export const TexteLong: Story = {
  name: "Texte long",
  args: { children: longRows },
  play: openByPress,
};

export const BeaucoupDeLignes: Story = {
  name: "Beaucoup de lignes : le menu défile",
  play: openByPress,
  args: {
    trigger: <Button>Choisir une heure</Button>,
    children: Array.from({ length: 24 }, (_, hour) => <MenuItem key={hour}>{`${hour} h 00`}</MenuItem>),
  },
};

export const DansUnDialogue: Story = {
  name: "Au-dessus d’un dialogue",
  render: (args) => (
    <Dialog open title="Modifier le devis" description="Devis de Anaïs Morel, 21 novembre 2026.">
      <Menu {...args} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Autres actions" }));
    const row = await screen.findByRole("menuitem", { name: "Dupliquer le devis" });
    const { left, top } = row.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + 20)?.closest("[role=menu]")).not.toBeNull();
  },
};

export const Matrice: Story = matrix(Ouvert, { widths: [390] });
