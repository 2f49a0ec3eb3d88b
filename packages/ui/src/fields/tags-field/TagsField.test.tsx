import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { TagsField } from "./TagsField.tsx";

describeConformance(<TagsField label="Mots-clés" defaultValue={["hiver"]} />, { restTo: "control" });

const input = () => screen.getByRole<HTMLInputElement>("combobox");
const words = () =>
  screen
    .queryAllByRole("button", { name: /^Retirer /u })
    .map((button) => button.getAttribute("aria-label")?.replace("Retirer ", ""));

test("Enter and a comma add what is written", async () => {
  const change = vi.fn();
  render(<TagsField label="Mots-clés" onValueChange={change} />);
  await userEvent.tab();
  await userEvent.keyboard("hiver{Enter}");
  expect(change).toHaveBeenLastCalledWith(["hiver"]);
  await userEvent.keyboard("peau sèche,");
  expect(change).toHaveBeenLastCalledWith(["hiver", "peau sèche"]);
  expect(input().value).toBe("");
  expect(screen.getByText("peau sèche, ajouté")).toBeDefined();
});

test("leaving the field keeps the word that is written", async () => {
  render(<TagsField label="Mots-clés" />);
  await userEvent.tab();
  await userEvent.keyboard("éclat");
  await userEvent.tab();
  expect(words()).toEqual(["éclat"]);
});

test("a paste is split", () => {
  render(<TagsField label="Mots-clés" defaultValue={["a"]} />);
  fireEvent.paste(input(), { clipboardData: { getData: () => "a, b; c" } });
  expect(words()).toEqual(["a", "b", "c"]);
});

test("a suggestion is found without accents and written as it stands", async () => {
  render(<TagsField label="Mots-clés" suggestions={["Éclat", "Rentrée"]} />);
  await userEvent.tab();
  await userEvent.keyboard("ecl");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "Ajouter «\u00A0ecl\u00A0»",
    "Éclat",
  ]);
  await userEvent.keyboard("at{Enter}");
  expect(words()).toEqual(["Éclat"]);
});

test("a suggestion that is clicked takes the place of what is written", async () => {
  render(<TagsField label="Mots-clés" suggestions={["Éclat", "Rentrée"]} />);
  await userEvent.click(input());
  await userEvent.keyboard("ren");
  await userEvent.click(screen.getByRole("option", { name: "Rentrée" }));
  expect(words()).toEqual(["Rentrée"]);
  expect(input().value).toBe("");
});

test("a word that is there already is refused, in words, and the form is not sent", async () => {
  const submit = vi.fn();
  render(
    <form onSubmit={submit}>
      <TagsField label="Mots-clés" defaultValue={["Éclat"]} />
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard("eclat");
  expect(screen.getByText(/«\seclat\s» est déjà dans la liste/u)).toBeDefined();
  await userEvent.keyboard("{Enter}");
  expect(submit).not.toHaveBeenCalled();
  expect(words()).toEqual(["Éclat"]);
});

test("the limit is counted and refuses one word more", async () => {
  render(<TagsField label="Mots-clés" defaultValue={["a", "b"]} maxCount={2} />);
  expect(screen.getByText("2 sur 2")).toBeDefined();
  await userEvent.tab();
  await userEvent.keyboard("c");
  expect(screen.getByText(/^2 mots au plus/u)).toBeDefined();
  await userEvent.keyboard("{Enter}");
  expect(words()).toEqual(["a", "b"]);
  await userEvent.clear(input());
  await userEvent.keyboard("{Backspace}");
  expect(words()).toEqual(["a"]);
});

test("a form receives every word", () => {
  const { container } = render(
    <form>
      <TagsField label="Mots-clés" name="tags" defaultValue={["a", "b"]} />
    </form>,
  );
  expect(new FormData(container.querySelector("form")!).getAll("tags")).toEqual(["a", "b"]);
});

test("a word that the host repeats is there once", () => {
  render(<TagsField label="Mots-clés" defaultValue={["éclat", "éclat"]} />);
  expect(words()).toEqual(["éclat"]);
});
