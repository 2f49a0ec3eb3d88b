import type { Meta, StoryObj } from "@storybook/react-vite";
import { CriterionGauge } from "./CriterionGauge.tsx";
import { gaugeVariants } from "./criterionGauge.variants.ts";
import { redness } from "./testing/readings.ts";

const meta = {
  title: "Criteria/CriterionGauge",
  component: CriterionGauge,
  tags: ["!autodocs"],
  args: { ...redness, style: { maxWidth: 420 } },
  argTypes: {
    variant: { description: "Ordinaire, sur une ligne, ou avec ses graduations." },
    label: { description: "Nom du critère." },
    value: { description: "La mesure\u202F; `null` s’écrit «\u00A0Non mesuré\u00A0»." },
    min: { description: "Bas de l’échelle." },
    max: { description: "Haut de l’échelle." },
    direction: { description: "Dans quel sens c’est mieux\u202F; le mieux est toujours à droite." },
    bands: {
      description: "Les bandes, de la moins bonne à la meilleure\u202F; sans elles, un simple repère.",
    },
    unit: {
      description: "Unité, après la valeur : «\u00A0/100\u00A0», «\u00A0/4\u00A0», «\u00A0ans\u00A0».",
    },
    scale: { description: "Continue, ou par pas entiers, remplis jusqu’à la valeur." },
    phrase: { description: "Ce que l’on voit." },
    stableThreshold: { description: "Écart en dessous duquel deux mesures se valent." },
    reference: { description: "Une valeur de comparaison, comme l’âge réel." },
    confidence: { description: "Dite quand elle n’est pas élevée, et toujours dans le détail." },
    reason: { description: "Pourquoi rien n’a été mesuré." },
    remedy: { description: "Comment le mesurer." },
    fractionDigits: { description: "Décimales écrites." },
  },
} satisfies Meta<typeof CriterionGauge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  argTypes: {
    variant: { control: "inline-radio", options: gaugeVariants },
    value: { control: { type: "range", min: 0, max: 100 } },
    stableThreshold: { control: { type: "range", min: 0, max: 20 } },
    direction: { control: "inline-radio", options: ["higher", "lower"] },
    confidence: { control: "inline-radio", options: ["low", "medium", "high"] },
  },
};
