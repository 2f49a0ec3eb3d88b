import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement, ReactNode } from "react";
import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import { type CarnationForm, FormField, useCarnationForm } from "../../fields/form/index.ts";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { TextField } from "../../fields/text-field/TextField.tsx";
import { ResourceForm, type ResourceFormProps } from "./ResourceForm.tsx";
import { ResourceFormDrawer } from "./ResourceFormDrawer.tsx";
import { ResourceFormSection } from "./ResourceFormSection.tsx";

const schema = v.object({
  product: v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty("Écrivez le nom du produit.")) }),
});
type Input = v.InferInput<typeof schema>;
type Output = v.InferOutput<typeof schema>;
type Save = (values: Output, form: CarnationForm<Input, Output>) => void | Promise<void>;

const defaultValues: Input = { product: { name: "Sérum" } };
const nothing = (): undefined => undefined;
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const nameField = () => screen.getByRole<HTMLInputElement>("textbox");
const status = () => screen.getByRole("status").textContent;

function Name({ form }: { readonly form: CarnationForm<Input, Output> }): ReactNode {
  return (
    <FormField form={form} name="product.name">
      {(field) => <TextField label="Nom" {...field} />}
    </FormField>
  );
}

interface SheetProps extends Partial<
  Omit<ResourceFormProps<Input, Output>, "form" | "onSubmit" | "onReset">
> {
  readonly onSave?: Save;
}

function Sheet({ onSave = nothing, ...rest }: SheetProps): ReactElement {
  const form = useCarnationForm({ schema, defaultValues });
  return (
    <ResourceForm {...rest} form={form} onSubmit={(values) => onSave(values, form)}>
      <Name form={form} />
    </ResourceForm>
  );
}

interface DrawerSheetProps extends Record<string, unknown> {
  readonly onSave?: (values: Output) => void;
  readonly onClose?: (open: boolean) => void;
}

function DrawerSheet({ onSave = nothing, onClose = nothing, ...rest }: DrawerSheetProps): ReactElement {
  const form = useCarnationForm({ schema, defaultValues });
  return (
    <ResourceFormDrawer
      {...rest}
      form={form}
      open
      title="Modifier la recommandation"
      facts="Catalogue commun"
      onOpenChange={onClose}
      onSubmit={onSave}
    >
      <Name form={form} />
    </ResourceFormDrawer>
  );
}

describe("ResourceForm", () => {
  describeConformance(<Sheet />);
});
describe("ResourceFormSection", () => {
  describeConformance(<ResourceFormSection title="Produit">Champs</ResourceFormSection>);
});
describe("ResourceFormDrawer", () => {
  describeConformance(<DrawerSheet />);
});

test("the form says what is to be saved, saves on Enter once, and says what was saved", async () => {
  const answer = Promise.withResolvers<void>();
  const save = vi.fn<Save>(() => answer.promise);
  render(<Sheet onSave={save} onCancel={nothing} />);
  expect(status()).toBe("");
  await userEvent.type(nameField(), " rétinol{Enter}");
  await waitFor(() => expect(button("Annuler").disabled).toBe(true));
  expect(status()).toBe("");
  await userEvent.type(nameField(), "{Enter}");
  answer.resolve();
  await waitFor(() => expect(status()).toBe("Modifications enregistrées"));
  expect(save.mock.calls.map(([values]) => values)).toEqual([{ product: { name: "Sérum rétinol" } }]);
  await userEvent.type(nameField(), " 2");
  expect(status()).toBe("Modifications non enregistrées");
});

test("another way to save stands between giving up and saving; Enter is the main one's", async () => {
  const save = vi.fn<Save>();
  const alternative = <button type="button">Enregistrer et continuer</button>;
  render(<Sheet onSave={save} onCancel={nothing} alternative={alternative} />);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Annuler",
    "Enregistrer et continuer",
    "Enregistrer",
  ]);
  await userEvent.type(nameField(), "{Enter}");
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
});

test("a host says what is not saved yet, once there is something", async () => {
  render(<Sheet unsavedLabel="Nom : Sérum → Masque" />);
  expect(status()).toBe("");
  await userEvent.type(nameField(), " 2");
  expect(status()).toBe("Nom : Sérum → Masque");
});

test("a text typed while it saves is not taken for saved", async () => {
  const answer = Promise.withResolvers<void>();
  render(<Sheet onSave={() => answer.promise} onCancel={nothing} />);
  await userEvent.type(nameField(), " rétinol{Enter}");
  await waitFor(() => expect(button("Annuler").disabled).toBe(true));
  await userEvent.type(nameField(), " nuit");
  answer.resolve();
  await waitFor(() => expect(status()).toBe("Modifications non enregistrées"));
  expect(nameField().value).toBe("Sérum rétinol nuit");
});

test("a form emptied for the next record by its own save has nothing to save", async () => {
  render(<Sheet onSave={(_, form) => form.reset({ product: { name: "" } })} />);
  await userEvent.type(nameField(), " rétinol{Enter}");
  await waitFor(() => expect(status()).toBe("Modifications enregistrées"));
  expect(nameField().value).toBe("");
});

test("problems of the schema, then of the server, stand above the sections with the focus", async () => {
  render(
    <Sheet
      onSave={(_, form) => {
        form.setErrors({ "product.name": "Ce nom est déjà pris." }, "La fiche n’est pas enregistrée.");
      }}
    />,
  );
  await userEvent.clear(nameField());
  await userEvent.click(button("Enregistrer"));
  const summary = await screen.findByRole("region", { name: "Un champ est à corriger" });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(within(summary).getByRole("link", { name: "Écrivez le nom du produit." })).toBeDefined();
  await userEvent.type(nameField(), "Masque{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("La fiche n’est pas enregistrée.");
  expect(screen.getByRole("link", { name: "Ce nom est déjà pris." })).toBeDefined();
  expect(status()).toBe("Modifications non enregistrées");
});

test("a conflict says who, what is safe, and lets choose", async () => {
  const reload = vi.fn();
  const overwrite = vi.fn();
  render(<Sheet conflict={{ by: "Sophie Lambert", onReload: reload, onOverwrite: overwrite }} />);
  const notice = screen.getByRole("alert");
  expect(notice.textContent).toContain("Dernière modification par Sophie Lambert.");
  expect(notice.textContent).toContain("Votre saisie est conservée");
  await userEvent.click(button("Recharger la fiche"));
  await userEvent.click(button("Enregistrer ma version"));
  expect([reload, overwrite].map((act) => act.mock.calls.length)).toEqual([1, 1]);
});

test("sections are regions named by their headings", () => {
  render(
    <ResourceFormSection title="Critères ciblés" description="De 1 à 5.">
      Champs
    </ResourceFormSection>,
  );
  expect(screen.getByRole("region", { name: "Critères ciblés" })).toBeDefined();
  expect(screen.getByRole("heading", { level: 2, name: "Critères ciblés" })).toBeDefined();
});

describe("with an index", () => {
  const index = () => screen.getByRole("navigation", { name: "Sections du formulaire" });
  const entries = () =>
    within(index())
      .getAllByRole("link")
      .map((link) => link.textContent);

  function Indexed({ later = false }: { readonly later?: boolean }): ReactElement {
    const form = useCarnationForm({ schema, defaultValues });
    return (
      <ResourceForm form={form} withIndex onSubmit={nothing}>
        {later ? <ResourceFormSection title="Place">Ici</ResourceFormSection> : null}
        <ResourceFormSection title="Produit" indexNote="Sérum">
          <Name form={form} />
        </ResourceFormSection>
        <ResourceFormSection title="Critères">Champs</ResourceFormSection>
      </ResourceForm>
    );
  }

  test("the index lists the sections in the order of the page, also one that comes later", () => {
    const { rerender } = render(<Indexed />);
    expect(entries()).toEqual(["Produit Sérum", "Critères "]);
    rerender(<Indexed later />);
    expect(entries()).toEqual(["Place ", "Produit Sérum", "Critères "]);
    rerender(<Indexed />);
    expect(entries()).toEqual(["Produit Sérum", "Critères "]);
  });

  test("an entry leads to its section, and is the current one while the focus is there", async () => {
    render(<Indexed />);
    await userEvent.click(within(index()).getByRole("link", { name: "Critères" }));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Critères" }));
    const current = within(index()).getByRole("link", { current: "location" });
    expect(current.textContent).toBe("Critères ");
  });

  test("an entry counts what is to be corrected in its section, and leads to the first of it", async () => {
    render(<Indexed />);
    await userEvent.clear(nameField());
    await userEvent.click(button("Enregistrer"));
    const refused = await within(index()).findByRole("link", { name: /^Produit 1.à corriger$/u });
    await userEvent.click(refused);
    expect(document.activeElement).toBe(nameField());
    await userEvent.type(nameField(), "Masque");
    await waitFor(() => expect(entries()[0]).toBe("Produit Sérum"));
  });
});

describe("in a drawer", () => {
  test("a form in a drawer is named once, and saves from its foot", async () => {
    const save = vi.fn();
    render(<DrawerSheet onSave={save} />);
    expect(screen.getByRole("dialog", { name: "Modifier la recommandation" })).toBeDefined();
    expect(screen.getAllByRole("heading")).toHaveLength(1);
    await userEvent.click(button("Enregistrer"));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
  });

  test("a form in a drawer closes at once without changes", async () => {
    const close = vi.fn();
    render(<DrawerSheet onClose={close} />);
    await userEvent.keyboard("{Escape}");
    expect(close).toHaveBeenCalledExactlyOnceWith(false);
  });

  test.each(["Annuler", "Fermer", "Escape"])(
    "a form in a drawer with changes: %s asks first, then gives them up",
    async (way) => {
      const close = vi.fn();
      render(<DrawerSheet onClose={close} />);
      fireEvent.change(nameField(), { target: { value: "Masque" } });
      await (way === "Escape" ? userEvent.keyboard("{Escape}") : userEvent.click(button(way)));
      expect(close).not.toHaveBeenCalled();
      await userEvent.click(await screen.findByRole("button", { name: "Quitter sans enregistrer" }));
      expect(close).toHaveBeenCalledExactlyOnceWith(false);
      await waitFor(() => expect(nameField().value).toBe("Sérum"));
    },
  );
});
