import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Row, Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { Input } from "./Input.tsx";

const meta = {
  title: "Fields/Input",
  component: Input,
  tags: ["!autodocs"],
  args: { "aria-label": "Quantité", onValueChange: fn(), style: { maxWidth: 240 } },
  argTypes: {
    "aria-label": { description: "Le nom dit par les lecteurs d’écran." },
    value: { description: "Le texte tenu par l’application ; `null` quand il est vide.", control: false },
    onValueChange: { description: "Reçoit le texte à chaque frappe." },
    suffix: { description: "Une unité ou un signe après le texte, dans le cadre.", control: "text" },
    size: { description: "36 ou 44 px.", control: "inline-radio", options: ["sm", "md"] },
  },
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: "50", suffix: "ml" },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Quantité" });
    await userEvent.clear(input);
    await userEvent.type(input, "75");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("75");
  },
};

export const Playground: Story = {
  args: { suffix: "ml", size: "md", disabled: false, readOnly: false, placeholder: "50" },
};

export const Etats: Story = {
  name: "États et tailles",
  render: () => (
    <Stack width="560px">
      {(["md", "sm"] as const).map((size) => (
        <Row key={size}>
          <Input size={size} aria-label="Quantité" defaultValue="50" suffix="ml" style={{ width: 120 }} />
          <Input size={size} aria-label="Quantité" placeholder="50" style={{ width: 120 }} />
          <Input
            size={size}
            aria-label="Quantité"
            aria-invalid
            defaultValue="cinquante"
            style={{ width: 120 }}
          />
          <Input size={size} aria-label="Quantité" defaultValue="50" disabled style={{ width: 120 }} />
          <Input size={size} aria-label="Quantité" defaultValue="50" readOnly style={{ width: 120 }} />
        </Row>
      ))}
      <Input
        aria-label="Note"
        defaultValue="Sérum apaisant au panthénol et à la centella, à poser le soir avant la crème de nuit"
      />
    </Stack>
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390, 820, 1440] });
