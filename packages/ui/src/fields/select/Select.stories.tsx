import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Row, Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { Select } from "./Select.tsx";

const orders = [
  { value: "recent", label: "Les plus récents" },
  { value: "name", label: "Par nom" },
  { value: "price", label: "Par prix", disabled: true },
] as const;

const meta = {
  title: "Fields/Select",
  component: Select,
  tags: ["!autodocs"],
  args: { "aria-label": "Ordre", options: orders, onValueChange: fn(), style: { maxWidth: 240 } },
  argTypes: {
    "aria-label": { description: "Le nom dit par les lecteurs d’écran." },
    options: { description: "Les choix, dans des groupes ou non." },
    value: { description: "Le choix, tenu par l’application.", control: false },
    defaultValue: { description: "Le choix de départ.", control: false },
    onValueChange: { description: "Reçoit la valeur choisie." },
    placeholder: { description: "Le repère affiché quand rien n’est choisi.", control: "text" },
    size: { description: "36 ou 44 px.", control: "inline-radio", options: ["sm", "md"] },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement).getByRole("combobox", { name: "Ordre" });
    await userEvent.selectOptions(list, "Par nom");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("name");
  },
};

export const Playground: Story = { args: { size: "md", disabled: false, readOnly: false } };

export const Etats: Story = {
  name: "États et tailles",
  render: () => (
    <Stack width="860px">
      {(["md", "sm"] as const).map((size) => (
        <Row key={size}>
          <Select size={size} aria-label="Ordre" options={orders} style={{ width: 180 }} />
          <Select
            size={size}
            aria-label="Ordre"
            options={orders}
            placeholder="Choisir"
            style={{ width: 140 }}
          />
          <Select size={size} aria-label="Ordre" options={orders} aria-invalid style={{ width: 180 }} />
          <Select size={size} aria-label="Ordre" options={orders} disabled style={{ width: 180 }} />
          <Select size={size} aria-label="Ordre" options={orders} readOnly style={{ width: 140 }} />
        </Row>
      ))}
      <Select
        aria-label="Formule"
        options={[{ value: "a", label: "Institut de beauté et centre de soins esthétiques à domicile" }]}
        style={{ maxWidth: 240 }}
      />
    </Stack>
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390, 820, 1440] });
