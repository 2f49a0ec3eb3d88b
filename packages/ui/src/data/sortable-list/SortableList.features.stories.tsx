import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../../testing/matrix.ts";
import { SortableList } from "./SortableList.tsx";
import { KeptOrder } from "./testing/KeptOrder.tsx";
import { plans } from "./testing/plans.tsx";

const meta = {
  title: "Data/SortableList/Cases",
  component: SortableList,
  tags: ["!autodocs"],
  args: { items: plans, onMove: () => undefined, style: { maxWidth: 560 } },
  render: (args) => <KeptOrder {...args} />,
} satisfies Meta<typeof SortableList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Occupee: Story = { name: "Pendant l’enregistrement", args: { busy: true } };

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    items: [
      ...plans,
      {
        id: "longue",
        name: "Institut et centre de soins esthétiques",
        content: "Institut et centre de soins esthétiques, plusieurs adresses et plusieurs cabines",
      },
    ],
  },
};

export const Matrice: Story = matrix(TextesLongs, { widths: [390, 820] });
