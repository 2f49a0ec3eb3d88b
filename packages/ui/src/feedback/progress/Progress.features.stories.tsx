import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../../testing/matrix.ts";
import { Progress } from "./Progress.tsx";

const meta = {
  title: "Feedback/Progress/Cases",
  component: Progress,
  tags: ["!autodocs"],
  args: { label: "Envoi", value: 0.64, style: { maxWidth: 392 } },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SansTerme: Story = {
  name: "Sans terme connu",
  args: { label: "Analyse en cours", value: null, detail: "Environ 20 secondes." },
};

export const Debut: Story = { name: "Au début", args: { value: 0 } };

export const Fin: Story = { name: "À la fin", args: { value: 1 } };

export const Long: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    label: "Envoi de la photo de Marie-Thérèse d’Astorg de la Rochefoucauld",
    detail:
      "La connexion est lente : il reste environ deux minutes. Vous pouvez quitter cette page, l’envoi continue.",
  },
};

export const Matrice: Story = matrix({}, { widths: [390] });
