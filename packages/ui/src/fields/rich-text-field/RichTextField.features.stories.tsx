import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { RichText } from "./RichText.tsx";
import { RichTextField } from "./RichTextField.tsx";
import { article, usage } from "./testing/texts.ts";

const meta = {
  title: "Fields/RichTextField/Cases",
  component: RichTextField,
  tags: ["!autodocs"],
  args: { label: "Article", style: { maxWidth: 640 } },
} satisfies Meta<typeof RichTextField>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = (
  <Stack width="640px">
    <RichTextField label="Mode d’emploi" placeholder="Quand, combien, avec quoi" />
    <RichTextField
      label="Mode d’emploi"
      defaultValue={usage}
      hint="Vos clientes le lisent tel quel."
      counter
    />
    <RichTextField
      label="Résumé"
      required
      defaultValue={usage}
      maxLength={40}
      hint="Il apparaît dans la liste des actualités."
    />
    <RichTextField
      label="Corps de l’article"
      required
      error="Écrivez le texte de l’actualité avant de la publier."
    />
    <RichTextField label="Mode d’emploi" defaultValue={usage} disabled />
    <RichTextField label="Mode d’emploi" defaultValue={usage} readOnly />
  </Stack>
);

export const Etats: Story = { name: "États", render: () => states };
export const Article: Story = { args: { defaultValue: article } };

export const Lecture: Story = {
  name: "Lecture : RichText",
  render: () => <RichText html={article} />,
};

export const LectureHostile: Story = {
  name: "Lecture : ce qui n’a rien à faire là est retiré",
  render: () => (
    <RichText html='<p onclick="alert(1)">Un texte <a href="javascript:alert(1)">sans piège</a>.</p><script>alert(1)</script><img src="x" onerror="alert(1)">' />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("script, img, a, [onclick]")).toBeNull();
    await expect(within(canvasElement).getByText(/sans piège/u)).toBeVisible();
  },
};

export const Lien: Story = {
  name: "Adresse d’un lien, refusée",
  args: { defaultValue: usage },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("textbox"));
    await userEvent.click(screen.getByRole("button", { name: /^Lien/u }));
    await userEvent.type(await screen.findByLabelText("Adresse du lien"), "le site{Enter}");
    await expect(screen.getByText(/^Écrivez une adresse complète/u)).toBeVisible();
  },
};

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    label: "Texte de l’actualité tel qu’il apparaît aux professionnels abonnés et dans la notification",
    defaultValue: `${article}<p>Anticonstitutionnellementlonguedésignationsansespacequidoitpasseralalignesansdéborder</p>`,
    error:
      "L’actualité ne peut pas être publiée sans image : ajoutez-en une, avec son texte de remplacement.",
  },
};

export const Matrice: Story = matrix(Etats, { widths: [390] });
