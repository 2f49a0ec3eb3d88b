import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "../../actions/button/Button.tsx";
import { Dialog } from "../../overlays/dialog/Dialog.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import type { ChoiceOption } from "./index.ts";
import { ComboboxField } from "./ComboboxField.tsx";

const clients: readonly ChoiceOption[] = [
  { value: "c1", label: "Anaïs Morel", description: "41 ans" },
  { value: "c2", label: "Élodie Martin", description: "33 ans" },
  { value: "c3", label: "Mélodie Arnaud", description: "58 ans" },
];

describeConformance(<ComboboxField label="Client" options={clients} defaultValue="c1" />, {
  restTo: "control",
});

const input = () => screen.getByRole<HTMLInputElement>("combobox");
const optionNames = () => screen.queryAllByRole("option").map((option) => option.textContent);

test("typing without accents finds, Enter chooses, the value is the option's", async () => {
  const change = vi.fn();
  render(<ComboboxField label="Client" options={clients} onValueChange={change} />);
  await userEvent.tab();
  await userEvent.keyboard("elo");
  expect(optionNames()).toEqual(["Élodie Martin33 ans", "Mélodie Arnaud58 ans"]);
  await userEvent.keyboard("{Enter}");
  expect(change).toHaveBeenCalledExactlyOnceWith("c2");
  expect(input().value).toBe("Élodie Martin");
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("arrows go through the whole list, which is named by the label", async () => {
  render(<ComboboxField label="Client" options={clients} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  const list = screen.getByRole("listbox", { name: "Client" });
  expect(within(list).getAllByRole("option")).toHaveLength(3);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(input().value).toBe("Mélodie Arnaud");
});

test("a text without a choice is put back on leaving", async () => {
  render(<ComboboxField label="Client" options={clients} defaultValue="c1" />);
  await userEvent.click(input());
  await userEvent.keyboard("zzz");
  await userEvent.tab();
  expect(input().value).toBe("Anaïs Morel");
});

test("emptying the text or pressing the cross removes the choice", async () => {
  const change = vi.fn();
  render(<ComboboxField label="Client" options={clients} defaultValue="c1" onValueChange={change} />);
  await userEvent.click(screen.getByRole("button", { name: "Effacer le choix" }));
  expect(change).toHaveBeenLastCalledWith(null);
  expect(input().value).toBe("");
  expect(screen.queryByRole("button", { name: "Effacer le choix" })).toBeNull();
});

test("ComboboxField says that nothing is found, and how many are not shown", async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    value: String(index),
    label: `Produit ${index}`,
  }));
  render(<ComboboxField label="Produit" options={many} />);
  await userEvent.tab();
  await userEvent.keyboard("produit");
  expect(screen.getAllByRole("option")).toHaveLength(100);
  expect(screen.getByText(/^9\s900 autres\s: précisez la recherche$/u)).toBeDefined();
  await userEvent.keyboard(" 9999x");
  expect(screen.getByText(/^Aucun résultat pour «\sproduit 9999x\s»$/u)).toBeDefined();
});

test("Escape closes the list, keeps the choice, and leaves the dialog open", async () => {
  render(
    <Dialog trigger={<Button>Associer</Button>} title="Associer à un client">
      <ComboboxField label="Client" options={clients} defaultValue="c1" />
    </Dialog>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Associer" }));
  await userEvent.click(input());
  expect(screen.getByRole("listbox")).toBeDefined();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(screen.getByRole("dialog", { name: "Associer à un client" })).toBeDefined();
  expect(input().value).toBe("Anaïs Morel");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog", { name: "Associer à un client" })).toBeNull();
});

test("a search elsewhere: waits, fails, tries again, keeps the label of what was chosen", async () => {
  const search = vi
    .fn<(query: string) => Promise<readonly ChoiceOption[]>>()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(clients.slice(1, 2));
  render(<ComboboxField label="Client" options={[]} onSearch={search} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByText(/^Recherche en cours/u)).toBeDefined();
  await userEvent.keyboard("elo");
  expect(await screen.findByText("La recherche n’a pas abouti.")).toBeDefined();
  await userEvent.click(screen.getByRole("option", { name: "Réessayer" }));
  await userEvent.click(await screen.findByRole("option", { name: /Élodie/u }));
  expect(input().value).toBe("Élodie Martin");
  expect(search.mock.calls.map(([query]) => query)).toEqual(["", "elo", "elo"]);
});

test("ComboboxField creates what is not in the list, and says when it could not", async () => {
  const create = vi
    .fn<(label: string) => Promise<ChoiceOption>>()
    .mockRejectedValueOnce(new Error("refused"))
    .mockImplementation(async (label) => ({ value: "new", label }));
  const change = vi.fn();
  render(<ComboboxField label="Marque" options={clients} onCreate={create} onValueChange={change} />);
  await userEvent.tab();
  await userEvent.keyboard("Sévigné{Enter}");
  expect(await screen.findByText(/n’a pas pu être créé/u)).toBeDefined();
  await userEvent.click(screen.getByRole("option", { name: "Créer «\u00A0Sévigné\u00A0»" }));
  await waitFor(() => {
    expect(change).toHaveBeenCalledExactlyOnceWith("new");
  });
  expect(input().value).toBe("Sévigné");
});

test("a form receives the value, and nothing for a disabled field", () => {
  const { container } = render(
    <form>
      <ComboboxField label="Client" name="client" options={clients} defaultValue="c2" />
      <ComboboxField label="Autre" name="other" options={clients} defaultValue="c1" disabled />
    </form>,
  );
  const form = container.querySelector("form")!;
  expect(Object.fromEntries(new FormData(form))).toEqual({ client: "c2" });
});

test("an error is tied to the control", () => {
  render(<ComboboxField label="Client" required options={clients} error="Choisissez un client." />);
  const control = screen.getByRole("combobox", { name: "Client (obligatoire)" });
  expect(control.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(control.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Choisissez un client.",
  );
});
