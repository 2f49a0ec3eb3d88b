import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { Button } from "../../actions/button/Button.tsx";
import { CheckboxField } from "../checkbox-field/CheckboxField.tsx";
import { MultiSelectField } from "../multi-select-field/MultiSelectField.tsx";
import { NumberField } from "../number-field/NumberField.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Form } from "./Form.tsx";
import { FormField } from "./FormField.tsx";
import { type CarnationForm, useCarnationForm } from "./useCarnationForm.ts";

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty("Écrivez le nom.")),
  minutes: v.pipe(v.nullable(v.number("Écrivez une durée.")), v.number("Écrivez une durée.")),
  notices: v.pipe(v.array(v.string()), v.minLength(1, "Choisissez au moins une contre-indication.")),
  active: v.boolean(),
});
type Input = v.InferInput<typeof schema>;
type Output = v.InferOutput<typeof schema>;
const empty: Input = { name: "", minutes: null, notices: [], active: false };

interface TestFormProps {
  readonly onSubmit: (values: Output, form: CarnationForm<Input, Output>) => void | Promise<void>;
  readonly values?: Input;
}

function TestForm({ onSubmit, values = empty }: TestFormProps): ReactNode {
  const form = useCarnationForm({ schema, defaultValues: values });
  return (
    <Form form={form} onSubmit={(output) => onSubmit(output, form)} aria-label="Produit">
      <FormField form={form} name="name">
        {(field) => <TextField label="Nom" {...field} />}
      </FormField>
      <FormField form={form} name="minutes">
        {(field) => <NumberField label="Durée" {...field} />}
      </FormField>
      <FormField form={form} name="notices">
        {(field) => (
          <MultiSelectField
            label="Contre-indications"
            options={[{ value: "grossesse", label: "Grossesse" }]}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="active">
        {(field) => <CheckboxField label="Active" {...field} />}
      </FormField>
      <p>{form.dirty ? "À enregistrer" : "Enregistré"}</p>
      <Button type="submit" variant="primary" loading={form.pending}>
        Enregistrer
      </Button>
    </Form>
  );
}

function PlainForm(props: Record<string, unknown>): ReactNode {
  const form = useCarnationForm({ schema, defaultValues: empty });
  return (
    <Form form={form} onSubmit={() => undefined} {...props}>
      Nom
    </Form>
  );
}

describeConformance(<PlainForm />);

const send = () => userEvent.click(screen.getByRole("button", { name: /^Enregistrer/u }));
const summary = () => screen.getByRole("region");

test("the problems are not said before the first attempt; then all of them, in the order of the page, with the focus", async () => {
  const save = vi.fn();
  render(<TestForm onSubmit={save} />);
  await userEvent.type(screen.getByLabelText("Nom"), "a");
  await userEvent.clear(screen.getByLabelText("Nom"));
  expect(screen.queryByText("Écrivez le nom.")).toBeNull();
  await send();
  await waitFor(() => {
    expect(document.activeElement).toBe(summary());
  });
  expect(within(summary()).getByText("3 champs sont à corriger")).toBeDefined();
  expect(
    within(summary())
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["Écrivez le nom.", "Écrivez une durée.", "Choisissez au moins une contre-indication."]);
  expect(screen.getByLabelText("Nom").getAttribute("aria-invalid")).toBe("true");
  expect(save).not.toHaveBeenCalled();
});

test("a link goes to its field; a correction leaves the list at once", async () => {
  render(<TestForm onSubmit={vi.fn()} />);
  await send();
  await userEvent.click(
    await screen.findByRole("link", { name: "Choisissez au moins une contre-indication." }),
  );
  expect(document.activeElement).toBe(screen.getByRole("combobox"));
  await userEvent.keyboard("gros{Enter}{Escape}");
  await waitFor(() => {
    expect(within(summary()).getByText("2 champs sont à corriger")).toBeDefined();
  });
});

test("the schema's output is saved, and the form is clean again", async () => {
  const save = vi.fn();
  render(<TestForm onSubmit={save} />);
  await userEvent.type(screen.getByLabelText("Nom"), " Sérum ");
  await userEvent.type(screen.getByLabelText("Durée"), "45");
  await userEvent.click(screen.getByRole("combobox"));
  await userEvent.keyboard("gros{Enter}{Escape}");
  await userEvent.click(screen.getByLabelText("Active"));
  expect(screen.getByText("À enregistrer")).toBeDefined();
  await send();
  await waitFor(() => {
    expect(screen.getByText("Enregistré")).toBeDefined();
  });
  expect(save.mock.calls[0]?.[0]).toEqual({
    name: "Sérum",
    minutes: 45,
    notices: ["grossesse"],
    active: true,
  });
  expect(screen.getByLabelText<HTMLInputElement>("Nom").value).toBe(" Sérum ");
});

const valid: Input = { name: "Sérum", minutes: 45, notices: ["grossesse"], active: true };

test("a refusal of the server is shown like the rest, and what was typed stays", async () => {
  render(
    <TestForm
      values={valid}
      onSubmit={(_, form) => {
        form.setErrors({ name: "Ce nom est déjà pris." }, "La fiche n’est pas enregistrée.");
      }}
    />,
  );
  await userEvent.type(screen.getByLabelText("Nom"), " rétinol");
  await send();
  expect((await screen.findByRole("alert")).textContent).toBe("La fiche n’est pas enregistrée.");
  await waitFor(() => {
    expect(document.activeElement).toBe(summary());
  });
  expect(within(summary()).getByRole("link", { name: "Ce nom est déjà pris." })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Nom").value).toBe("Sérum rétinol");
  expect(screen.getByText("À enregistrer")).toBeDefined();
  await userEvent.type(screen.getByLabelText("Nom"), " 2");
  await waitFor(() => {
    expect(screen.queryByText("Ce nom est déjà pris.")).toBeNull();
  });
});

test("pressed twice, it is sent once", async () => {
  let finish = (): void => undefined;
  const save = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  render(<TestForm values={valid} onSubmit={save} />);
  const name = screen.getByLabelText("Nom");
  await userEvent.type(name, "{Enter}{Enter}");
  await waitFor(() => {
    expect(screen.getByRole("form").getAttribute("aria-busy")).toBe("true");
  });
  await userEvent.type(name, "{Enter}");
  expect(save).toHaveBeenCalledOnce();
  finish();
  await waitFor(() => {
    expect(screen.getByRole("form").hasAttribute("aria-busy")).toBe(false);
  });
});

test("a rejection keeps the values, says so, and is not swallowed", async () => {
  const reported = vi.spyOn(globalThis, "reportError").mockImplementation(() => undefined);
  const error = new Error("offline");
  render(<TestForm values={valid} onSubmit={() => Promise.reject(error)} />);
  await send();
  expect((await screen.findByRole("alert")).textContent).toMatch(/^L’enregistrement n’a pas abouti/u);
  expect(reported).toHaveBeenCalledExactlyOnceWith(error);
  reported.mockRestore();
});
