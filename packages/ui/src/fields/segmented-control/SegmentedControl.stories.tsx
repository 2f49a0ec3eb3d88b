import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fieldArgTypes } from "../field/testing/fieldArgTypes.ts";
import { Columns, Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { SegmentedControl } from "./SegmentedControl.tsx";
import { catalogues, discountUnits } from "./testing/options.ts";

const meta = {
  title: "Fields/SegmentedControl",
  component: SegmentedControl,
  tags: ["!autodocs"],
  args: { label: "Catalogue", options: catalogues, defaultValue: "all", onValueChange: fn() },
  argTypes: {
    ...fieldArgTypes,
    options: { description: "Deux à quatre choix, avec un nombre s’il aide à choisir." },
    value: {
      description: "Le choix tenu par l’application ; `null` quand rien n’est choisi.",
      control: false,
    },
    defaultValue: { description: "Le choix de départ, quand le contrôle tient le sien.", control: false },
    onValueChange: { description: "Reçoit la valeur choisie." },
    labelHidden: { description: "Garde le nom pour les lecteurs d’écran seulement.", control: "boolean" },
    size: { description: "36 ou 44 px.", control: "inline-radio", options: ["sm", "md"] },
    block: { description: "Occupe toute la largeur.", control: "boolean" },
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: "", error: "", required: false, disabled: false, readOnly: false, size: "md", block: false },
};

export const Clavier: Story = {
  name: "Au clavier",
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole("radiogroup", { name: "Catalogue" });
    await userEvent.tab();
    await expect(within(group).getByRole("radio", { name: "Toutes" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(within(group).getByRole("radio", { name: "Cosmétiques" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith("cosmetics");
  },
};

export const Etats: Story = {
  name: "États et tailles",
  render: () => (
    <Stack width="860px">
      <Columns>
        <SegmentedControl label="Remise" options={discountUnits} defaultValue="percent" />
        <SegmentedControl
          label="Catalogue"
          options={[
            { value: "all", label: "Toutes", count: "34" },
            { value: "cosmetics", label: "Cosmétiques", count: "31" },
          ]}
          defaultValue="cosmetics"
        />
        <SegmentedControl label="Catalogue" options={catalogues} required error="Choisissez où chercher." />
        <SegmentedControl
          label="Catalogue"
          options={[...catalogues.slice(0, 2), { value: "others", label: "Autres soins", disabled: true }]}
          defaultValue="cosmetics"
          hint="Votre abonnement ne comprend pas les autres soins."
        />
        <SegmentedControl label="Catalogue" options={catalogues} defaultValue="cosmetics" readOnly />
        <SegmentedControl label="Catalogue" options={catalogues} defaultValue="cosmetics" disabled />
        <SegmentedControl label="Petite taille" size="sm" options={catalogues} defaultValue="all" />
        <SegmentedControl label="Toute la largeur" block options={discountUnits} defaultValue="amount" />
      </Columns>
      <SegmentedControl
        label="Vue"
        labelHidden
        options={[
          { value: "slider", label: "Curseur" },
          { value: "side", label: "Côte à côte" },
          { value: "overlay", label: "Superposition" },
          { value: "masks", label: "Masques", disabled: true },
        ]}
        defaultValue="side"
      />
    </Stack>
  ),
};

export const TexteLong: Story = {
  name: "Texte long",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <Stack width="358px">
      <SegmentedControl
        label="À quel moment de la journée cette recommandation doit-elle figurer dans la routine de la cliente"
        options={[
          { value: "morning", label: "Le matin, après le nettoyage" },
          { value: "evening", label: "Le soir" },
          { value: "both", label: "Matin et soir" },
        ]}
        defaultValue="evening"
      />
    </Stack>
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390, 820, 1440] });
