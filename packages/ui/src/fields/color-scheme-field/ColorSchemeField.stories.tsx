import type { Meta, StoryObj } from "@storybook/react-vite";
import { fieldArgTypes } from "../field/testing/fieldArgTypes.ts";
import { ColorSchemeField } from "./ColorSchemeField.tsx";

const meta = {
  title: "Fields/ColorSchemeField",
  component: ColorSchemeField,
  tags: ["!autodocs"],
  // Not the key of an application: a story changes nothing beyond its own page.
  args: { storageKey: "cn-story-color-scheme" },
  argTypes: {
    ...fieldArgTypes,
    storageKey: { description: "La clé sous laquelle le navigateur garde le choix.", control: false },
    defaultScheme: {
      description: "L’apparence de qui n’a pas choisi.",
      control: "inline-radio",
      options: ["system", "light", "dark"],
    },
    labelHidden: { description: "Garde le nom pour les lecteurs d’écran seulement.", control: "boolean" },
    size: { description: "36 ou 44 px.", control: "inline-radio", options: ["sm", "md"] },
    block: { description: "Occupe toute la largeur.", control: "boolean" },
  },
} satisfies Meta<typeof ColorSchemeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: "md", block: false } };
