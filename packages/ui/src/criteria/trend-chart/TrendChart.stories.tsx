import type { Meta, StoryObj } from "@storybook/react-vite";
import { frameArgTypes } from "../../data/chart-frame/testing/frameArgTypes.ts";
import { rednessTrend } from "./testing/trends.ts";
import { TrendChart } from "./TrendChart.tsx";

const meta = {
  title: "Criteria/TrendChart",
  component: TrendChart,
  tags: ["!autodocs"],
  args: { ...rednessTrend, style: { maxWidth: 720 } },
  argTypes: {
    ...frameArgTypes,
    label: { description: "Le nom du critère, qui ouvre la phrase et légende le tableau." },
    points: {
      description:
        "Les mesures, dans n’importe quel ordre ; `null` est « Non mesuré » et interrompt la courbe.",
      control: false,
    },
    min: {
      description: "La plus petite valeur de l’axe ; absente, elle suit les mesures.",
      control: "number",
    },
    max: {
      description: "La plus grande valeur de l’axe ; absente, elle suit les mesures.",
      control: "number",
    },
    direction: {
      description: "Le sens du mieux. Le mieux est toujours en haut.",
      control: "inline-radio",
      options: ["higher", "lower"],
    },
    bands: {
      description: "Les bandes, de la moins bonne à la meilleure : elles donnent sa forme à chaque point.",
      control: false,
    },
    unit: { description: "L’unité d’une valeur.", control: "text" },
    differenceUnit: { description: "L’unité d’un écart.", control: "text" },
    fractionDigits: { description: "Décimales imprimées.", control: { type: "range", min: 0, max: 2 } },
    stableThreshold: {
      description: "La demi-hauteur de la bande stable.",
      control: { type: "range", min: 0, max: 20 },
    },
    referenceId: {
      description: "La mesure à laquelle on compare les autres ; absente, la première.",
      control: "text",
    },
    notes: { description: "Ce qui s’est passé entre-temps, en traits verticaux.", control: false },
    timeZone: { description: "Le fuseau dans lequel on compte les jours.", control: "text" },
    zoomable: {
      description: "Dessine tout le temps en petit, avec deux poignées autour de la partie montrée.",
      control: "boolean",
    },
    range: {
      description: "Partie montrée, quand l’application la décide ; `null` pour tout.",
      control: false,
    },
    defaultRange: { description: "Partie montrée au départ.", control: false },
    onRangeChange: { description: "Appelée avec la partie demandée, `null` pour tout." },
    onPointSelect: { description: "Appelée quand on choisit un point, au clic ou avec Entrée." },
  },
} satisfies Meta<typeof TrendChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { title: "Rougeurs, depuis juin", notes: [] } };
