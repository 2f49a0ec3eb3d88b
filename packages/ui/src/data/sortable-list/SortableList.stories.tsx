import type { Meta, StoryObj } from "@storybook/react-vite";
import { SortableList } from "./SortableList.tsx";
import { KeptOrder } from "./testing/KeptOrder.tsx";
import { plans } from "./testing/plans.tsx";

const meta = {
  title: "Data/SortableList",
  component: SortableList,
  tags: ["!autodocs"],
  args: { items: plans, onMove: () => undefined, busy: false, style: { maxWidth: 560 } },
  argTypes: {
    items: { description: "Les lignes, dans leur ordre\u00A0: identifiant, nom, contenu." },
    onMove: { description: "Reçoit ce qui bouge et sa nouvelle place, à partir de 0." },
    busy: { description: "Garde l’ordre, par exemple pendant l’enregistrement." },
  },
  render: (args) => <KeptOrder {...args} />,
} satisfies Meta<typeof SortableList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};
