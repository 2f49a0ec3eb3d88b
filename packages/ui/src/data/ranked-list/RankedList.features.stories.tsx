import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../../testing/matrix.ts";
import { RankedList } from "./RankedList.tsx";

const meta = {
  title: "Data/RankedList/Cases",
  component: RankedList,
  tags: ["!autodocs"],
  args: {
    style: { maxWidth: 360 },
    items: [
      { id: "radiance", label: "Éclat", value: "41", share: 1, previousShare: 0.93, delta: "+3" },
      { id: "spots", label: "Taches pigmentaires", value: "36", share: 0.88, delta: "nouveau" },
      { id: "none", label: "Cernes", value: "0", share: 0, previousShare: 0.1, delta: "−4" },
    ],
  },
} satisfies Meta<typeof RankedList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SansPeriodePrecedente: Story = {
  name: "Sans période précédente",
  args: {
    items: [
      { id: "radiance", label: "Éclat", value: "41", share: 1 },
      { id: "spots", label: "Taches pigmentaires", value: "36", share: 0.88 },
    ],
  },
};

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    items: [
      {
        id: "long",
        label: "Hydratation apparente du visage et du contour de la bouche",
        value: "12 480 personnes",
        share: 1,
        previousShare: 0.4,
        delta: "+7 512",
      },
      { id: "word", label: "Anticonstitutionnellementissimement", value: "12", share: 0.2 },
    ],
  },
};

export const Cas: Story = { name: "Apparue, tombée à zéro" };

export const Matrice: Story = matrix(Cas);
