import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field } from "./Field.tsx";

const meta = {
  title: "Formulaires/Champ (structure)",
  component: Field,
  args: {
    label: "Type de peau",
    hint: "Tel que la cliente le décrit.",
    style: { maxWidth: 392 },
    children: (control) => (
      <span className="cn-control">
        <select {...control} className="cn-control__input">
          <option>Normale</option>
          <option>Mixte</option>
          <option>Sèche</option>
        </select>
      </span>
    ),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { required: true, error: "Choisissez un type de peau." } };
