import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { subcategories } from "../combobox-field/testing/options.ts";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { inWindow } from "../../testing/openOverlay.ts";
import { MultiSelectField } from "./MultiSelectField.tsx";
import { notices } from "./testing/notices.ts";

const meta = {
  title: "Fields/MultiSelectField/Cases",
  component: MultiSelectField,
  tags: ["!autodocs"],
  parameters: inWindow(460),
  args: { label: "Contre-indications", options: notices, style: { maxWidth: 504 } },
} satisfies Meta<typeof MultiSelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

const some = ["Grossesse", "Allaitement", "Isotrétinoïne, moins de 6 mois"];
const open = async (canvasElement: HTMLElement, text = ""): Promise<void> => {
  const input = within(canvasElement).getByRole("combobox");
  await userEvent.click(input);
  if (text !== "") await userEvent.type(input, text);
  await screen.findByRole("listbox");
};

/** Room for the list, which takes no place on the page. */
const room: NonNullable<Story["decorators"]> = (Story) => (
  <div style={{ minHeight: "32rem" }}>
    <Story />
  </div>
);

export const Etats: Story = {
  name: "États",
  render: () => (
    <Stack width="504px">
      <MultiSelectField label="Contre-indications" options={notices} placeholder="Aucune" />
      <MultiSelectField
        label="Contre-indications"
        options={notices}
        defaultValue={some}
        hint="La recommandation n’est pas proposée à une personne concernée."
      />
      <MultiSelectField
        label="Sous-catégories pratiquées"
        required
        options={subcategories}
        error="Choisissez au moins une sous-catégorie."
      />
      <MultiSelectField label="Contre-indications" options={notices} defaultValue={some} disabled />
      <MultiSelectField label="Contre-indications" options={notices} defaultValue={some} readOnly />
    </Stack>
  ),
};

export const Ouvert: Story = {
  decorators: room,
  args: { defaultValue: some, selectAll: true },
  play: async ({ canvasElement }) => open(canvasElement),
};

export const Groupes: Story = {
  decorators: room,
  args: { label: "Sous-catégories pratiquées", options: subcategories, defaultValue: ["Sérum", "LED"] },
  play: async ({ canvasElement }) => open(canvasElement),
};

export const PlusieursDeSuite: Story = {
  name: "Plusieurs de suite, au clavier",
  decorators: room,
  play: async ({ canvasElement }) => {
    await open(canvasElement, "epi{Enter}");
    await userEvent.keyboard("gros{Enter}");
    await expect(screen.getByText("2 choisis")).toBeVisible();
    await expect(screen.getByRole("listbox")).toBeVisible();
  },
};

export const Nombreux: Story = {
  name: "Nombreux choix",
  args: { defaultValue: notices.map(({ value }) => value) },
};

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    label: "Contre-indications qui écartent cette recommandation de la routine proposée à la personne",
    options: [
      {
        value: "1",
        label: "Intervention chirurgicale ou injection dans la zone concernée depuis moins de trois mois",
      },
      { value: "2", label: "Anticonstitutionnellementlonguedésignationsansespacequidoitpasseralaligne" },
    ],
    defaultValue: ["1", "2"],
  },
};

export const Matrice: Story = matrix(Ouvert, { widths: [390] });
