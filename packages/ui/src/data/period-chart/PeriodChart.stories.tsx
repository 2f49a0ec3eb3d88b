import type { Meta, StoryObj } from "@storybook/react-vite";
import { PeriodChart } from "./PeriodChart.tsx";
import { periodBaselines } from "./periodLayout.ts";
import { diagnoses } from "./testing/november.ts";

const meta = {
  title: "Data/PeriodChart",
  component: PeriodChart,
  tags: ["!autodocs"],
  args: { ...diagnoses, style: { maxWidth: 780 } },
  argTypes: {
    label: { description: "Ce que l’on compte ; nomme la figure.", control: "text" },
    headingLevel: {
      description: "Le niveau de ce nom parmi les titres de la page.",
      control: "inline-radio",
      options: [2, 3, 4],
    },
    summary: { description: "La phrase, d’abord : ce que la courbe montre.", control: "text" },
    points: {
      description: "Les jours, dans l’ordre ; `null` est inconnu ou à venir, et interrompt le trait.",
      control: false,
    },
    baseline: {
      description: "Depuis zéro pour ce qui se compte par jour, autour du niveau pour un état.",
      control: "inline-radio",
      options: periodBaselines,
    },
    max: { description: "La borne haute du dessin.", control: "number" },
    axisLabel: { description: "Suit le nombre de la ligne du haut.", control: false },
    unit: { description: "L’unité d’une valeur ; sans unité pour un décompte.", control: "text" },
    fractionDigits: { description: "Décimales imprimées.", control: { type: "range", min: 0, max: 2 } },
    seriesLabel: { description: "Le nom de la période.", control: "text" },
    comparisonLabel: { description: "Le nom de la période d’avant, en pointillé.", control: "text" },
    shownId: { description: "Le jour montré ; sans lui, le composant s’en souvient.", control: false },
    shownName: { description: "Le nom de ce que le repère traverse.", control: "text" },
    note: { description: "Après la légende : ce que font les touches.", control: "text" },
  },
} satisfies Meta<typeof PeriodChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { note: "← → changent de jour" } };
