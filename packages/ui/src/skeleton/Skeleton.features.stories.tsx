import { Skeleton } from "./Skeleton.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { largeText } from "../testing/largeText.tsx";
import { SkeletonGroup } from "./SkeletonGroup.tsx";

const meta = {
  title: "Retours/Squelette/Cas",
  component: SkeletonGroup,
  tags: ["!autodocs"],
  args: {
    style: { maxWidth: 392 },
    children: (
      <>
        <Skeleton width="62%" />
        <Skeleton />
        <Skeleton width="84%" />
        <Skeleton width="150px" height="44px" />
      </>
    ),
  },
} satisfies Meta<typeof SkeletonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AttenteLongue: Story = {
  name: "Attente de plus de 4 secondes",
  args: { label: "Analyse en cours, environ 20 secondes.", delay: 0 },
};

export const Telephone: Story = {
  ...AttenteLongue,
  name: "Téléphone",
  globals: { viewport: { value: "telephone" } },
};

export const TexteAgrandi: Story = {
  ...AttenteLongue,
  name: "Texte agrandi à 200 %",
  decorators: [largeText],
};

export const Sombre: Story = { ...AttenteLongue, name: "Sombre", globals: { theme: "sombre" } };

export const CouleursForcees: Story = {
  ...AttenteLongue,
  name: "Couleurs forcées",
  tags: ["!autodocs", "forced-colors"],
};
