import type { Meta, StoryObj } from "@storybook/react-vite";
import { events } from "./testing/events.tsx";
import { Timeline } from "./Timeline.tsx";

const meta = {
  title: "Data/Timeline",
  component: Timeline,
  tags: ["!autodocs"],
  args: { events, style: { maxWidth: 640 } },
  argTypes: {
    events: { description: "Ce qui s’est passé, dans n’importe quel ordre." },
    label: { description: "Nom de la région. Par défaut, «\u00A0Chronologie\u00A0»." },
    timeZone: { description: "Fuseau IANA dans lequel les heures sont lues." },
    headingLevel: {
      description: "Niveau des titres de mois.",
      control: "inline-radio",
      options: [2, 3, 4],
    },
    loading: { description: "Montre la place de ce qui vient." },
    onLoadMore: { description: "Demande la suite, plus ancienne\u202F; sans elle, il n’y en a pas." },
    loadingMore: { description: "La suite arrive." },
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 3, loading: false, onLoadMore: () => {} } };
