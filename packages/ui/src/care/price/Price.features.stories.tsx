import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { Price } from "./Price.tsx";

const meta = {
  title: "Care/Price/Cases",
  component: Price,
  tags: ["!autodocs"],
  args: { cents: 4600 },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Formes: Story = {
  name: "Avec taxe, unité, prix barré",
  render: () => (
    <Stack>
      <Price cents={4600} />
      <Price cents={4600} vat="included" />
      <Price cents={3833} vat="excluded" />
      <Price cents={4600} vat="included" per="30 ml" />
      <Price cents={3900} catalogueCents={4600} vat="included" />
      <Price cents={0} vat="included" />
      <Price cents={1234567} vat="included" />
    </Stack>
  ),
};

export const Tailles: Story = {
  render: () => (
    <Stack>
      <Price cents={47880} vat="included" size="sm" />
      <Price cents={47880} vat="included" />
      <Price cents={47880} vat="included" size="lg" />
    </Stack>
  ),
};

export const ASaisir: Story = { name: "Prix à saisir", args: { cents: null } };

export const Anglais: Story = { ...Formes, name: "En anglais", globals: { locale: "en-GB" } };

export const Matrice: Story = matrix(Formes, { widths: [390] });
