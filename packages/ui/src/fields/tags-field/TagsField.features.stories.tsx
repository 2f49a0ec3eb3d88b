import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { inWindow } from "../../testing/openOverlay.ts";
import { TagsField } from "./TagsField.tsx";

const suggestions = ["Éclat", "Hiver", "Nouveauté", "Protocole", "Rentrée"];

const meta = {
  title: "Fields/TagsField/Cases",
  component: TagsField,
  tags: ["!autodocs"],
  args: { label: "Mots-clés", suggestions, style: { maxWidth: 504 } },
} satisfies Meta<typeof TagsField>;

export default meta;
type Story = StoryObj<typeof meta>;

const type = async (canvasElement: HTMLElement, text: string): Promise<void> => {
  await userEvent.type(within(canvasElement).getByRole("combobox"), text);
};

/** Room for the list, which takes no place on the page. */
const room: NonNullable<Story["decorators"]> = (Story) => (
  <div style={{ minHeight: "22rem" }}>
    <Story />
  </div>
);

export const Etats: Story = {
  name: "États",
  render: () => (
    <Stack width="504px">
      <TagsField label="Mots-clés" hint="Une virgule ou Entrée ajoute le mot." placeholder="Hiver, éclat…" />
      <TagsField label="Mots-clés" defaultValue={["Hiver", "Peau sèche", "Protocole"]} maxCount={8} />
      <TagsField label="Mots-clés" required error="Ajoutez au moins un mot pour publier l’actualité." />
      <TagsField label="Mots-clés" defaultValue={["Hiver", "Peau sèche"]} disabled />
    </Stack>
  ),
};

export const Propositions: Story = {
  parameters: inWindow(300),
  decorators: room,
  args: { defaultValue: ["Hiver"] },
  play: async ({ canvasElement }) => {
    await type(canvasElement, "ec");
    await expect(screen.getAllByRole("option")).toHaveLength(2);
  },
};

export const DejaLa: Story = {
  name: "Mot déjà présent",
  decorators: room,
  args: { defaultValue: ["Éclat"] },
  play: async ({ canvasElement }) => {
    await type(canvasElement, "eclat");
    await expect(await screen.findByText(/déjà dans la liste/u)).toBeVisible();
  },
};

export const Complet: Story = {
  decorators: room,
  args: { defaultValue: ["Éclat", "Hiver", "Rentrée"], maxCount: 3 },
  play: async ({ canvasElement }) => {
    await type(canvasElement, "été");
    await expect(await screen.findByText(/3 mots au plus/u)).toBeVisible();
  },
};

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    defaultValue: [
      "Protocole d’hiver pour les peaux sèches à très sèches exposées au froid",
      "Anticonstitutionnellementlonguedésignationsansespacequidoitpasser",
    ],
  },
};

export const Matrice: Story = matrix(Propositions, { widths: [390] });
