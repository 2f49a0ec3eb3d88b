import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, within } from "storybook/test";
import { fieldArgTypes } from "../field/testing/fieldArgTypes.ts";
import { Columns } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { Slider } from "./Slider.tsx";

const { required: _required, ...argTypes } = fieldArgTypes;

const meta = {
  title: "Fields/Slider",
  component: Slider,
  tags: ["!autodocs"],
  args: {
    label: "Durée du soin",
    defaultValue: 45,
    min: 15,
    max: 120,
    step: 5,
    unit: "min",
    onValueChange: fn(),
    style: { maxWidth: 392 },
  },
  argTypes: {
    ...argTypes,
    value: { description: "Le nombre tenu par l’application.", control: false },
    defaultValue: { description: "Le nombre de départ, quand le champ tient le sien.", control: "number" },
    onValueChange: { description: "Reçoit le nombre à chaque mouvement." },
    min: { description: "La plus petite valeur, à gauche.", control: "number" },
    max: { description: "La plus grande valeur, à droite.", control: "number" },
    step: { description: "Ce dont une flèche déplace le curseur.", control: "number" },
    unit: { description: "L’unité, ou ses mots au singulier et au pluriel.", control: "text" },
    formatValue: { description: "Ce que la valeur veut dire, à la place du nombre.", control: false },
    minLabel: { description: "Un mot sous le bout gauche.", control: "text" },
    maxLabel: { description: "Un mot sous le bout droit.", control: "text" },
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: "", error: "", minLabel: "Court", maxLabel: "Long", disabled: false, readOnly: false },
};

export const Reglage: Story = {
  name: "Réglage",
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole("slider", { name: "Durée du soin" });
    // Keys made by a script do not move a native range.
    await fireEvent.change(slider, { target: { value: "60" } });
    await expect(args.onValueChange).toHaveBeenCalledWith(60);
    await expect(within(canvasElement).getByText("60 min")).toBeVisible();
  },
};

export const Etats: Story = {
  name: "États",
  render: () => (
    <Columns width="860px">
      <Slider label="Durée du soin" min={15} max={120} step={5} defaultValue={45} unit="min" />
      <Slider
        label="Rythme des rendez-vous"
        min={1}
        max={12}
        defaultValue={1}
        unit={{ one: "semaine", other: "semaines" }}
        hint="Entre deux rendez-vous de suivi."
      />
      <Slider
        label="Place des rougeurs dans la routine"
        max={4}
        defaultValue={3}
        formatValue={(value) => ["Aucune", "Faible", "Moyenne", "Grande", "Entière"][value] ?? ""}
        minLabel="Aucune"
        maxLabel="Entière"
      />
      <Slider label="Remise" defaultValue={60} unit={"\u00A0%"} error={"Au plus 30\u00A0% sans accord."} />
      <Slider label="Remise, reprise du devis" defaultValue={20} unit={"\u00A0%"} readOnly />
      <Slider label="Remise, fermée" defaultValue={20} unit={"\u00A0%"} disabled />
      <Slider
        label="Part de la routine du soir que la cliente veut garder telle qu’elle la connaît aujourd’hui"
        defaultValue={100}
        unit={"\u00A0%"}
        minLabel="Tout changer, avec un accompagnement"
        maxLabel="Tout garder comme aujourd’hui"
      />
    </Columns>
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390, 820, 1440] });
