import "../../styles/styles.css";
import type { ReactNode } from "react";
import * as v from "valibot";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../../actions/button/Button.tsx";
import { ResourceForm } from "../../data/resource-form/ResourceForm.tsx";
import { pageRoot } from "../../testing/pageRoot.ts";
import { TextField } from "../text-field/TextField.tsx";
import { FormField } from "./FormField.tsx";
import { LockedFields } from "./LockedFields.tsx";
import { useCarnationForm } from "./useCarnationForm.ts";

const root = pageRoot();
const name = page.getByLabelText("Nom");

function Fields({ locked }: { readonly locked: boolean }): ReactNode {
  return (
    <>
      <LockedFields locked={locked}>
        <TextField label="Nom" defaultValue="Sérum" />
      </LockedFields>
      <Button>Annuler</Button>
    </>
  );
}

test("locked fields take no letter, and give the focus back once they are unlocked", async () => {
  root.render(<Fields locked={false} />);
  await userEvent.click(name);
  root.render(<Fields locked />);
  await expect.poll(() => document.activeElement).toBe(document.body);
  await userEvent.keyboard(" calme");
  root.render(<Fields locked={false} />);
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveValue("Sérum");
  await userEvent.keyboard(" calme");
  await expect.element(name).toHaveValue("Sérum calme");
});

test("locked fields leave the focus where it has gone meanwhile", async () => {
  root.render(<Fields locked={false} />);
  await userEvent.click(name);
  root.render(<Fields locked />);
  const cancel = page.getByRole("button", { name: "Annuler" });
  await expect.poll(() => document.activeElement).toBe(document.body);
  (cancel.element() as HTMLElement).focus();
  root.render(<Fields locked={false} />);
  await expect.element(cancel).toHaveFocus();
});

const schema = v.object({ name: v.string() });

function Record({ answer }: { readonly answer: Promise<void> }): ReactNode {
  const form = useCarnationForm({ schema, defaultValues: { name: "Sérum" } });
  return (
    <ResourceForm
      form={form}
      lockWhilePending
      onSubmit={() => answer.catch(() => form.setErrors({}, "Refusé."))}
    >
      <FormField form={form} name="name">
        {(field) => <TextField label="Nom" {...field} />}
      </FormField>
    </ResourceForm>
  );
}

test("a record's form that leads elsewhere takes no letter while it is saved, and goes on after a refusal", async () => {
  const answer = Promise.withResolvers<void>();
  root.render(<Record answer={answer.promise} />);
  await userEvent.click(name);
  await userEvent.keyboard("{End}{Enter}");
  await expect.element(page.getByText(/Chargement en cours/u)).toBeInTheDocument();
  await userEvent.keyboard(" calme");
  await expect.element(name).toHaveValue("Sérum");
  answer.reject(new Error("down"));
  await expect.element(page.getByRole("alert")).toHaveTextContent("Refusé.");
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard("{End} calme");
  await expect.element(name).toHaveValue("Sérum calme");
});
