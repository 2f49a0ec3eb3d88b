import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { matrix } from "../../testing/matrix.ts";
import { ProductForm } from "./testing/ProductForm.tsx";
import type { Product } from "./testing/productSchema.ts";

const meta = {
  title: "Fields/Form/Cases",
  component: ProductForm,
  tags: ["!autodocs"],
} satisfies Meta<typeof ProductForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement): Promise<void> => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: /^Enregistrer la fiche/u }));
};

export const FicheProduit: Story = { name: "Fiche produit" };

export const Refusee: Story = {
  name: "Fiche produit refusée",
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("textbox", { name: /^Mode d’emploi/u });
    await send(canvasElement);
    const summary = await within(canvasElement).findByRole("region", { name: "7 champs sont à corriger" });
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

const onSave = fn<(product: Product) => void>();

/** Types a part of a name and takes the first option, once it is there: a person waits for it as well. */
async function choose(typed: string, option: RegExp): Promise<void> {
  await userEvent.keyboard(typed);
  await waitFor(async () => {
    const first = (await screen.findAllByRole("option"))[0];
    await expect(first).toHaveAccessibleName(option);
    await expect(first).toHaveAttribute("data-highlighted");
  });
  await userEvent.keyboard("{Enter}");
}

/** Written keys, unlike real ones, race with the editor's own rendering: each waits for the one before. */
async function writeSlowly(editor: HTMLElement, text: string): Promise<void> {
  await userEvent.click(editor);
  for (const end of text.split("").keys()) {
    await userEvent.keyboard(text.charAt(end));
    await waitFor(() => expect(editor).toHaveTextContent(text.slice(0, end + 1)));
  }
}

/** Everything from the keyboard alone: tab to a field, write, go on, correct what is refused. */
export const AuClavier: Story = {
  name: "De vide à enregistrée, au clavier",
  args: { onSave, takenNames: ["Sérum rétinol"] },
  play: async ({ canvasElement }) => {
    onSave.mockClear();
    const canvas = within(canvasElement);
    const usage = await canvas.findByRole("textbox", { name: /^Mode d’emploi/u });
    await userEvent.tab();
    await userEvent.keyboard("Sérum rétinol{Tab}");
    await userEvent.keyboard("{Tab}");
    await choose("ser", /^Sérum/u);
    await expect(canvas.getByRole("combobox", { name: /^Sous-catégorie/u })).toHaveValue("Sérum");
    canvas.getByRole("textbox", { name: /^Prix TTC/u }).focus();
    // A letter O, as in the mock-up: refused in the words of the field.
    await userEvent.keyboard("49,0O");
    canvas.getByRole("textbox", { name: /^Disponible/u }).focus();
    await userEvent.keyboard("21/11/2026{Tab}");
    canvas.getByRole("checkbox", { name: "Soir" }).focus();
    await userEvent.keyboard(" ");
    canvas.getByRole("combobox", { name: "Contre-indications" }).focus();
    await choose("gros", /^Grossesse/u);
    await choose("all", /^Allaitement/u);
    await userEvent.keyboard("{Escape}");
    canvas.getByRole("combobox", { name: "Mots-clés" }).focus();
    await userEvent.keyboard("hiver{Enter}peau sèche,{Escape}");
    await writeSlowly(usage, "Doucement");
    canvas.getByRole("checkbox", { name: /^J’ai relu la fiche/u }).focus();
    await userEvent.keyboard(" ");
    canvas.getByRole("button", { name: /^Enregistrer la fiche/u }).focus();
    await userEvent.keyboard("{Enter}");

    const summary = await canvas.findByRole("region", { name: "Un champ est à corriger" });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const price = canvas.getByRole("textbox", { name: /^Prix TTC/u });
    await expect(price).toHaveFocus();
    await userEvent.keyboard("{Control>}a{/Control}49{Enter}");

    // The server has the next word, and what was typed is still there.
    const taken = await canvas.findByRole("link", { name: /^Une fiche porte déjà ce nom/u });
    taken.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: /^Nom/u })).toHaveFocus();
    await userEvent.keyboard("{End} 0,2{Enter}");
    await expect(await canvas.findByText("La fiche est enregistrée.")).toBeVisible();
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    await expect(onSave.mock.lastCall?.[0]).toMatchObject({
      name: "Sérum rétinol 0,2",
      category: "cosmetic",
      subcategory: "Sérum",
      priceCents: 4900,
      availableFrom: "2026-11-21",
      moments: ["evening"],
      notices: ["Grossesse", "Allaitement"],
      tags: ["Hiver", "peau sèche"],
      usage: "<p>Doucement</p>",
      checked: true,
    });
  },
};

export const Matrice: Story = matrix(Refusee, { widths: [390] });
