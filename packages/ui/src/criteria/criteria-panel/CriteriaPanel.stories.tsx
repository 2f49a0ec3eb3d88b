import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { redness } from "../criterion-gauge/testing/readings.ts";
import { CriterionRow } from "./CriterionRow.tsx";

const meta = {
  title: "Criteria/CriterionRow",
  component: CriterionRow,
  tags: ["!autodocs"],
  args: { ...redness, shownOnPhoto: true, onClick: fn(), style: { maxWidth: 480 } },
  argTypes: {
    label: { description: "Nom du critère." },
    value: {
      description: "La mesure\u202F; `null` s’écrit «\u00A0Non mesuré\u00A0».",
      control: { type: "range", min: 0, max: 100 },
    },
    min: { description: "Bas de l’échelle." },
    max: { description: "Haut de l’échelle." },
    direction: { description: "Dans quel sens c’est mieux\u202F; le mieux est toujours à droite." },
    bands: { description: "Les bandes, de la moins bonne à la meilleure." },
    unit: {
      description: "Unité, après la valeur : «\u00A0/100\u00A0», «\u00A0/4\u00A0», «\u00A0ans\u00A0».",
    },
    scale: { description: "Continue, ou par pas entiers." },
    phrase: { description: "Ce que l’on voit." },
    stableThreshold: { description: "Écart en dessous duquel deux mesures se valent." },
    reference: { description: "Une valeur de comparaison, comme l’âge réel." },
    confidence: { description: "Dite quand elle n’est pas élevée." },
    reason: { description: "Pourquoi rien n’a été mesuré." },
    remedy: { description: "Comment le mesurer." },
    fractionDigits: { description: "Décimales écrites." },
    shownOnPhoto: { description: "Son masque est sur la photo\u202F; absente, la ligne ne choisit rien." },
  },
} satisfies Meta<typeof CriterionRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
