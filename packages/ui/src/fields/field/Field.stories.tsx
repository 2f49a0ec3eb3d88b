import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field } from "./Field.tsx";
import { fieldArgTypes } from "./testing/fieldArgTypes.ts";

const { disabled: _disabled, readOnly: _readOnly, name: _name, ...argTypes } = fieldArgTypes;

const meta = {
  title: "Fields/Field",
  component: Field,
  tags: ["!autodocs"],
  args: {
    label: "Code postal",
    hint: "Celui de l’institut.",
    style: { maxWidth: 392 },
    children: (control) => (
      <span className="cn-control">
        <input {...control} className="cn-control__input" inputMode="numeric" defaultValue="69003" />
      </span>
    ),
  },
  argTypes: {
    ...argTypes,
    controlId: { description: "L’identifiant du contrôle. Sans lui, il est engendré.", control: "text" },
    describedBy: {
      description: "Les identifiants de ce que l’application dit elle-même du contrôle, lu après l’aide.",
      control: "text",
    },
    children: { description: "Reçoit les attributs à poser sur le contrôle, et le rend.", control: false },
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { required: true, error: "Écrivez les cinq chiffres." } };
