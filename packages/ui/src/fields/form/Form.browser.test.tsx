import "../../styles/styles.css";
import { type ReactNode, StrictMode } from "react";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../../actions/button/Button.tsx";
import { NumberField } from "../number-field/NumberField.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Form } from "./Form.tsx";
import { FormField } from "./FormField.tsx";
import { type CarnationForm, useCarnationForm } from "./useCarnationForm.ts";
import { pageRoot } from "../../testing/pageRoot.ts";

// Real keys and presses: React settles between two of them as it does for a person, not all at once as inside `act`.

const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty("Écrivez le nom.")),
  minutes: v.pipe(v.nullable(v.number("Écrivez une durée.")), v.number("Écrivez une durée.")),
});
type Input = v.InferInput<typeof schema>;
type Output = v.InferOutput<typeof schema>;
type Save = (values: Output, form: CarnationForm<Input, Output>) => void | Promise<void>;

const empty: Input = { name: "", minutes: null };
const valid: Input = { name: "Sérum", minutes: 45 };

function TestForm({ onSubmit, values }: { readonly onSubmit: Save; readonly values: Input }): ReactNode {
  const form = useCarnationForm({ schema, defaultValues: values });
  return (
    <Form form={form} onSubmit={(output) => onSubmit(output, form)} aria-label="Produit">
      <FormField form={form} name="name">
        {(field) => <TextField label="Nom" {...field} />}
      </FormField>
      <FormField form={form} name="minutes">
        {(field) => <NumberField label="Durée" {...field} />}
      </FormField>
      <Button type="submit" variant="primary" loading={form.pending}>
        Enregistrer
      </Button>
    </Form>
  );
}

const root = pageRoot();

async function show(onSubmit: Save, values: Input): Promise<void> {
  root.render(
    <StrictMode>
      <TestForm onSubmit={onSubmit} values={values} />
    </StrictMode>,
  );
  await expect.element(name).toBeInTheDocument();
}

const name = page.getByLabelText("Nom");
const minutes = page.getByLabelText("Durée");
const save = page.getByRole("button", { name: "Enregistrer" });
const summary = (title: string) => page.getByRole("region", { name: title });

test.each([
  ["the mouse", () => userEvent.click(save)],
  [
    "Enter in a field",
    async () => {
      await userEvent.click(name);
      await userEvent.keyboard("{Enter}");
    },
  ],
])(
  "the first refusal, by %s, lists what to correct and takes the focus; so does the next",
  async (_, send) => {
    const submit = vi.fn<Save>();
    await show(submit, empty);
    await send();
    const list = summary("2 champs sont à corriger");
    await expect.element(list).toHaveFocus();
    await userEvent.click(page.getByRole("link", { name: "Écrivez une durée." }));
    await expect.element(minutes).toHaveFocus();
    await send();
    await expect.element(list).toHaveFocus();
    await userEvent.fill(minutes, "45");
    await expect.element(summary("Un champ est à corriger")).toBeInTheDocument();
    await expect.element(minutes).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
  },
);

test("pressed twice, it is sent once; refused while it is sent, the list takes the focus once it is answered", async () => {
  const answer = Promise.withResolvers<void>();
  const submit = vi.fn<Save>(async (_, form) => {
    form.setErrors({ name: "Ce nom est déjà pris." }, "La fiche n’est pas enregistrée.");
    await answer.promise;
  });
  await show(submit, valid);
  await userEvent.dblClick(save);
  await expect.element(page.getByRole("form")).toHaveAttribute("aria-busy", "true");
  answer.resolve();
  await expect.element(summary("Un champ est à corriger")).toHaveFocus();
  await expect.element(page.getByRole("alert")).toHaveTextContent("La fiche n’est pas enregistrée.");
  expect(submit).toHaveBeenCalledOnce();
});

test("a double click sends once, even where the answer comes between the two; a later click sends again", async () => {
  const submit = vi.fn<Save>();
  await show(submit, valid);
  await userEvent.dblClick(save, { delay: 80 });
  await expect.element(page.getByRole("form")).not.toHaveAttribute("aria-busy");
  expect(submit).toHaveBeenCalledOnce();
  await userEvent.click(save);
  await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
});

test("refused after it was sent, at any later moment, the list takes the focus", async () => {
  const held: { form?: CarnationForm<Input, Output> } = {};
  await show((_, form) => {
    held.form = form;
  }, valid);
  await userEvent.click(save);
  await vi.waitFor(() => expect(held.form).toBeDefined());
  await expect.element(page.getByRole("form")).not.toHaveAttribute("aria-busy");
  held.form?.setErrors({ name: "Ce nom vient d’être pris." });
  await expect.element(summary("Un champ est à corriger")).toHaveFocus();
  await userEvent.click(page.getByRole("link", { name: "Ce nom vient d’être pris." }));
  await expect.element(name).toHaveFocus();
});
