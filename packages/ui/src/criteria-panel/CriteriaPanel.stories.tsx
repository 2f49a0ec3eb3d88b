import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { redness } from "../criterion-gauge/testing/readings.ts";
import { CriterionRow } from "./CriterionRow.tsx";

const meta = {
  title: "Diagnostic/Liste des critères",
  component: CriterionRow,
  tags: ["!autodocs"],
  args: { ...redness, shownOnPhoto: true, onClick: fn(), style: { maxWidth: 480 } },
  argTypes: {
    label: { description: "Nom du critère." },
    value: {
      description: "La mesure ; `null` s’écrit « Non mesuré ».",
      control: { type: "range", min: 0, max: 100 },
    },
    min: { description: "Bas de l’échelle." },
    max: { description: "Haut de l’échelle." },
    direction: { description: "Dans quel sens c’est mieux ; le mieux est toujours à droite." },
    bands: { description: "Les bandes, de la moins bonne à la meilleure." },
    unit: { description: "Unité, après la valeur : « /100 », « /4 », « ans »." },
    scale: { description: "Continue, ou par pas entiers." },
    phrase: { description: "Ce que l’on voit." },
    stableThreshold: { description: "Écart en dessous duquel deux mesures se valent." },
    reference: { description: "Une valeur de comparaison, comme l’âge réel." },
    confidence: { description: "Dite quand elle n’est pas élevée." },
    reason: { description: "Pourquoi rien n’a été mesuré." },
    remedy: { description: "Comment le mesurer." },
    fractionDigits: { description: "Décimales écrites." },
    shownOnPhoto: { description: "Son masque est sur la photo ; absente, la ligne ne choisit rien." },
  },
} satisfies Meta<typeof CriterionRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
