import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./Skeleton.tsx";
import { SkeletonGroup } from "./SkeletonGroup.tsx";

const meta = {
  title: "Feedback/Skeleton",
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
  argTypes: {
    label: { description: "Ce que l’on attend. Par défaut, « Chargement en cours »." },
    delay: { description: "Millisecondes avant que la phrase soit visible ; elle est lue aussitôt." },
    children: { description: "Des `Skeleton` à la forme du contenu." },
  },
} satisfies Meta<typeof SkeletonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
