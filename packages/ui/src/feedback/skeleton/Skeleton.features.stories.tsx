import { matrix } from "../../testing/matrix.ts";
import { Skeleton } from "./Skeleton.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { SkeletonGroup } from "./SkeletonGroup.tsx";

const meta = {
  title: "Feedback/Skeleton/Cases",
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

export const Matrice: Story = matrix(AttenteLongue, { widths: [390] });
