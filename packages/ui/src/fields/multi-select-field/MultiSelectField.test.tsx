import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { MultiSelectField } from "./MultiSelectField.tsx";

const notices = ["Allaitement", "Grossesse", "Épilepsie", "Pacemaker"].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

describeConformance(
  <MultiSelectField label="Contre-indications" options={notices} defaultValue={["grossesse"]} />,
  { restTo: "control" },
);

const input = () => screen.getByRole<HTMLInputElement>("combobox");
const chips = () =>
  screen
    .queryAllByRole("button", { name: /^Retirer /u })
    .map((button) => button.getAttribute("aria-label")?.replace("Retirer ", ""));

test("several are chosen without opening the list again, and counted aloud", async () => {
  const change = vi.fn();
  render(<MultiSelectField label="Contre-indications" options={notices} onValueChange={change} />);
  await userEvent.tab();
  await userEvent.keyboard("epi{Enter}");
  expect(input().value).toBe("");
  expect(screen.getByText("Épilepsie, ajouté, 1 choisi")).toBeDefined();
  await userEvent.keyboard("gros{Enter}");
  expect(change).toHaveBeenLastCalledWith(["épilepsie", "grossesse"]);
  expect(chips()).toEqual(["Épilepsie", "Grossesse"]);
  expect(screen.getByText("2 choisis")).toBeDefined();
  expect(screen.getByRole("listbox")).toBeDefined();
});

test("Backspace removes the last, Delete the one that the arrows reached", async () => {
  render(
    <MultiSelectField
      label="Contre-indications"
      options={notices}
      defaultValue={["allaitement", "grossesse", "pacemaker"]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Backspace}");
  expect(chips()).toEqual(["Allaitement", "Grossesse"]);
  expect(screen.getByText("Pacemaker, retiré, 2 choisis")).toBeDefined();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{Delete}");
  expect(chips()).toEqual(["Grossesse"]);
});

test("a chip is removed by its cross, named after it", async () => {
  render(<MultiSelectField label="Contre-indications" options={notices} defaultValue={["grossesse"]} />);
  await userEvent.click(screen.getByRole("button", { name: "Retirer Grossesse" }));
  expect(chips()).toEqual([]);
  expect(document.activeElement).toBe(input());
});

test("all that matches is chosen at once, then removed at once", async () => {
  const change = vi.fn();
  render(
    <MultiSelectField
      label="Contre-indications"
      options={notices}
      defaultValue={["pacemaker"]}
      selectAll
      onValueChange={change}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard("e");
  await userEvent.clear(input());
  await userEvent.keyboard("l");
  await userEvent.click(screen.getByRole("option", { name: "Tout choisir (2)" }));
  expect(change).toHaveBeenLastCalledWith(["pacemaker", "allaitement", "épilepsie"]);
  await userEvent.click(screen.getByRole("option", { name: "Tout retirer (2)" }));
  expect(change).toHaveBeenLastCalledWith(["pacemaker"]);
});

test("the field keeps its name and its news while the list is open, in our words", async () => {
  render(<MultiSelectField label="Contre-indications" options={notices} />);
  await userEvent.tab();
  await userEvent.keyboard("gros{Enter}");
  expect(screen.getByRole("combobox", { name: "Contre-indications", expanded: true })).toBeDefined();
  expect(screen.getByText("Grossesse, ajouté, 1 choisi").closest("[aria-hidden=true]")).toBeNull();
  expect(screen.queryByLabelText("Dismiss")).toBeNull();
  expect(screen.getAllByLabelText("Fermer la liste").length).toBeGreaterThan(0);
});

test("an option that a search found, or that was created, is announced and kept by its label", async () => {
  render(
    <MultiSelectField
      label="Clientes"
      options={[]}
      onSearch={async (query) => (query === "ana" ? [{ value: "c1", label: "Anaïs Morel" }] : [])}
      onCreate={async (label) => ({ value: "c2", label })}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard("ana");
  await userEvent.click(await screen.findByRole("option", { name: "Anaïs Morel" }));
  expect(screen.getByText("Anaïs Morel, ajouté, 1 choisi")).toBeDefined();
  await userEvent.keyboard("Zoé");
  await userEvent.click(await screen.findByRole("option", { name: /^Créer/u }));
  expect(await screen.findByText("Zoé, ajouté, 2 choisis")).toBeDefined();
  await userEvent.keyboard("{Escape}");
  expect(chips()).toEqual(["Anaïs Morel", "Zoé"]);
});

test("a reset of the form goes back to the first choice", async () => {
  const { container } = render(
    <form>
      <MultiSelectField label="Contre-indications" options={notices} defaultValue={["grossesse"]} />
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Retirer Grossesse" }));
  act(() => {
    container.querySelector("form")!.reset();
  });
  expect(chips()).toEqual(["Grossesse"]);
});

test("Escape on a closed list removes nothing", async () => {
  const change = vi.fn();
  render(
    <MultiSelectField
      label="Contre-indications"
      options={notices}
      defaultValue={["grossesse"]}
      onValueChange={change}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Escape}");
  expect(change).not.toHaveBeenCalled();
  expect(chips()).toEqual(["Grossesse"]);
});

test("a form receives every value", () => {
  const { container } = render(
    <form>
      <MultiSelectField
        label="Contre-indications"
        name="notices"
        options={notices}
        defaultValue={["grossesse", "pacemaker"]}
      />
    </form>,
  );
  expect(new FormData(container.querySelector("form")!).getAll("notices")).toEqual([
    "grossesse",
    "pacemaker",
  ]);
});

test("the host may hold the value and refuse a change", async () => {
  render(<MultiSelectField label="Contre-indications" options={notices} value={["grossesse"]} />);
  await userEvent.tab();
  await userEvent.keyboard("pace{Enter}{Escape}");
  expect(chips()).toEqual(["Grossesse"]);
});

test("a value that the host repeats is chosen once", () => {
  render(
    <MultiSelectField
      label="Contre-indications"
      options={notices}
      defaultValue={["grossesse", "grossesse"]}
    />,
  );
  expect(chips()).toEqual(["Grossesse"]);
});
