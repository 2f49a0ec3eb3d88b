import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import type { FieldProblem } from "../error-summary/ErrorSummary.tsx";
import { describeConformance } from "../testing/describeConformance.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { ResourceForm } from "./ResourceForm.tsx";
import { ResourceFormDrawer } from "./ResourceFormDrawer.tsx";
import { ResourceFormSection } from "./ResourceFormSection.tsx";

const nothing = (): undefined => undefined;
const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });

describe("ResourceForm", () => {
  describeConformance(<ResourceForm onSubmit={nothing}>Champs</ResourceForm>);
});
describe("ResourceFormSection", () => {
  describeConformance(<ResourceFormSection title="Produit">Champs</ResourceFormSection>);
});
describe("ResourceFormDrawer", () => {
  describeConformance(
    <ResourceFormDrawer open title="Modifier" onOpenChange={nothing} onSubmit={nothing}>
      Champs
    </ResourceFormDrawer>,
  );
});

test("Enter in a field saves; while it saves, nothing saves again", async () => {
  const save = vi.fn();
  const form = (status: "dirty" | "saving"): ReactElement => (
    <ResourceForm onSubmit={save} onCancel={nothing} status={status}>
      <TextField label="Nom" />
    </ResourceForm>
  );
  const { rerender } = render(form("dirty"));
  expect(screen.getByRole("status").textContent).toBe("Modifications non enregistrées");
  await userEvent.type(screen.getByRole("textbox"), "Sérum{Enter}");
  expect(save).toHaveBeenCalledOnce();
  rerender(form("saving"));
  await userEvent.type(screen.getByRole("textbox"), "{Enter}");
  expect(save).toHaveBeenCalledOnce();
  expect((button("Annuler") as HTMLButtonElement).disabled).toBe(true);
});

test("what was saved is told", () => {
  render(
    <ResourceForm onSubmit={nothing} status="saved">
      Champs
    </ResourceForm>,
  );
  expect(screen.getByRole("status").textContent).toBe("Modifications enregistrées");
});

test("a save that problems stop brings to their list, even when they come later; typing does not", async () => {
  function Late(): ReactElement {
    const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
    const check = (): void => setProblems([{ fieldId: "name", message: "Écrivez le nom du produit." }]);
    return (
      <ResourceForm onSubmit={() => setTimeout(check, 10)} problems={problems}>
        <TextField id="name" label="Nom" onChange={check} />
      </ResourceForm>
    );
  }
  render(<Late />);
  await userEvent.click(button("Enregistrer"));
  const summary = await screen.findByRole("region", { name: "Un champ est à corriger" });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  await userEvent.type(screen.getByRole("textbox"), "S");
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});

test("a conflict says who, what is safe, and lets choose", async () => {
  const reload = vi.fn();
  const overwrite = vi.fn();
  render(
    <ResourceForm
      onSubmit={nothing}
      conflict={{ by: "Sophie Lambert", onReload: reload, onOverwrite: overwrite }}
    >
      Champs
    </ResourceForm>,
  );
  const notice = screen.getByRole("alert");
  expect(notice.textContent).toContain("Dernière modification par Sophie Lambert.");
  expect(notice.textContent).toContain("Votre saisie est conservée");
  await userEvent.click(button("Recharger la fiche"));
  await userEvent.click(button("Enregistrer ma version"));
  expect([reload, overwrite].map((act) => act.mock.calls.length)).toEqual([1, 1]);
});

test("sections are regions named by their headings", () => {
  render(
    <ResourceForm onSubmit={nothing}>
      <ResourceFormSection title="Critères ciblés" description="De 1 à 5.">
        Champs
      </ResourceFormSection>
    </ResourceForm>,
  );
  expect(screen.getByRole("region", { name: "Critères ciblés" })).toBeDefined();
  expect(screen.getByRole("heading", { level: 2, name: "Critères ciblés" })).toBeDefined();
});

describe("in a drawer", () => {
  const draw = (
    status: "clean" | "dirty",
  ): { close: ReturnType<typeof vi.fn>; save: ReturnType<typeof vi.fn> } => {
    const close = vi.fn();
    const save = vi.fn();
    render(
      <ResourceFormDrawer
        open
        title="Modifier la recommandation"
        facts="Catalogue commun"
        status={status}
        onOpenChange={close}
        onSubmit={save}
      >
        <TextField label="Nom" />
      </ResourceFormDrawer>,
    );
    return { close, save };
  };

  test("it is named once, and saves from its foot", async () => {
    const { save } = draw("dirty");
    expect(screen.getByRole("dialog", { name: "Modifier la recommandation" })).toBeDefined();
    expect(screen.getAllByRole("heading")).toHaveLength(1);
    await userEvent.click(button("Enregistrer"));
    expect(save).toHaveBeenCalledOnce();
  });

  test("without changes it closes at once", async () => {
    const { close } = draw("clean");
    await userEvent.keyboard("{Escape}");
    expect(close).toHaveBeenCalledOnce();
  });

  test.each(["Annuler", "Fermer", "Escape"])("with changes, %s asks first", async (way) => {
    const { close } = draw("dirty");
    await (way === "Escape" ? userEvent.keyboard("{Escape}") : userEvent.click(button(way)));
    expect(close).not.toHaveBeenCalled();
    const leave = await screen.findByRole("button", { name: "Quitter sans enregistrer" });
    await userEvent.click(leave);
    expect(close).toHaveBeenCalledOnce();
  });
});
