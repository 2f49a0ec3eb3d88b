import type { Meta, StoryObj } from "@storybook/react-vite";
import { fieldArgTypes } from "../field/testing/fieldArgTypes.ts";
import { DateField } from "./DateField.tsx";

const meta = {
  title: "Fields/DateField",
  component: DateField,
  tags: ["!autodocs"],
  args: {
    label: "Valable jusqu’au",
    defaultValue: "2026-12-21",
    today: "2026-11-21",
    style: { maxWidth: 300 },
  },
  argTypes: {
    ...fieldArgTypes,
    value: { description: 'Le jour tenu par l’application, `aaaa-mm-jj` ; `""` sans date.', control: false },
    defaultValue: { description: "Le jour de départ, quand le champ tient le sien.", control: "text" },
    onValueChange: {
      description: 'Reçoit le jour, `""` sans date, ou le texte tel quel quand ce n’est pas une date.',
    },
    min: { description: "Le premier jour possible, `aaaa-mm-jj`.", control: "text" },
    max: { description: "Le dernier jour possible, `aaaa-mm-jj`.", control: "text" },
    isDateDisabled: {
      description: "Dit quels jours, entre les deux, ne sont pas possibles.",
      control: false,
    },
    today: {
      description: "Le jour marqué comme aujourd’hui. Sans lui, celui du navigateur.",
      control: "text",
    },
    weekStartsOn: { description: "Le premier jour de la semaine, 0 pour dimanche.", control: "number" },
    yearSelect: {
      description: "Le mois et l’année se choisissent dans des listes : pour une date de naissance.",
      control: "boolean",
    },
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: "Un devis reste valable un mois, sauf mention contraire.",
    min: "2026-11-21",
    max: "2027-11-21",
    required: true,
    error: "",
  },
};
