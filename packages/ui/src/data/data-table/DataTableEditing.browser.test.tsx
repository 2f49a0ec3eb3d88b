import "../../styles/styles.css";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DataTable, type DataTableColumn, type DataTableEditing, type DataTableProps } from "./index.ts";

interface Line {
  readonly id: string;
  readonly name: string;
  readonly price: string;
}
type Save = DataTableEditing<Line>["save"];

const few: readonly Line[] = [
  { id: "a", name: "Argile", price: "24" },
  { id: "b", name: "Baume", price: "30" },
];
const many: readonly Line[] = Array.from({ length: 2000 }, (_, index) => ({
  id: `${index}`,
  name: `Produit ${index}`,
  price: `${index}`,
}));

interface TableProps extends Partial<DataTableProps<Line>> {
  readonly save?: Save;
  readonly editing?: Partial<DataTableEditing<Line>>;
}

function Table({ save, editing, rows = few, ...props }: TableProps): ReactNode {
  const [lines, setLines] = useState(rows);
  const [columns] = useState<readonly DataTableColumn<Line>[]>(() => [
    { id: "name", header: "Nom", value: ({ name }) => name, sortable: true },
    {
      id: "price",
      header: "Prix",
      value: ({ price }) => Number(price),
      sortable: true,
      width: "220px",
      editing: {
        text: ({ price }) => price,
        save: async (text, row) => {
          await save?.(text, row);
          setLines((before) => before.map((line) => (line.id === row.id ? { ...line, price: text } : line)));
        },
        ...editing,
      },
    },
  ]);
  return (
    <DataTable
      caption="Produits"
      columns={columns}
      rows={lines}
      getRowId={({ id }) => id}
      getRowName={({ name }) => name}
      {...props}
    />
  );
}

async function draw(props: TableProps = {}): Promise<HTMLElement> {
  await page.viewport(900, 700);
  const { container } = render(<Table {...props} />);
  await screen.findAllByRole("button", { name: /^Modifier/u });
  return container.querySelector<HTMLElement>(".cn-data-table__region")!;
}
const button = (name: string): HTMLElement =>
  screen.getByRole("button", { name: new RegExp(`^Modifier Prix, ${name}\u00A0:`, "u") });
const field = (name = "Argile"): HTMLInputElement => screen.getByRole("textbox", { name: `Prix, ${name}` });
const noField = (): void => expect(screen.queryByRole("textbox")).toBeNull();

/** A save that ends when the test says so. */
function heldSave(): { save: Save; accept: () => void; refuse: (error: unknown) => void } {
  let [accept, refuse]: [() => void, (error: unknown) => void] = [() => undefined, () => undefined];
  const save = vi.fn<Save>(
    () =>
      new Promise<void>((resolve, reject) => {
        [accept, refuse] = [resolve, reject];
      }),
  );
  return { save, accept: () => accept(), refuse: (error) => refuse(error) };
}

afterEach(cleanup);

test.each(["{Enter}", "{F2}"])("%s begins, Enter saves, the focus comes back to the cell", async (key) => {
  const save = vi.fn<Save>();
  await draw({ save });
  button("Argile").focus();
  await userEvent.keyboard(key);
  await waitFor(() => expect(document.activeElement).toBe(field()));
  await userEvent.keyboard("26{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(button("Argile")));
  expect(save.mock.calls).toEqual([["26", few[0]]]);
  expect(button("Argile").textContent).toBe("26");
});

test("Escape gives back what the cell held, and saves nothing", async () => {
  const save = vi.fn<Save>();
  await draw({ save });
  await userEvent.click(button("Argile"));
  await userEvent.keyboard("99{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(button("Argile")));
  expect(button("Argile").textContent).toBe("24");
  expect(save).not.toHaveBeenCalled();
});

test("Tab saves what has changed and goes on to the next cell; what has not changed is not saved", async () => {
  const save = vi.fn<Save>();
  await draw({ save });
  await userEvent.click(button("Argile"));
  await userEvent.keyboard("25{Tab}");
  await waitFor(() => expect(document.activeElement).toBe(button("Baume")));
  expect(save).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(field("Baume")));
  await userEvent.keyboard("{Enter}");
  await waitFor(noField);
  expect(save).toHaveBeenCalledTimes(1);
});

test("a save under way shows what was typed, and takes no second one", async () => {
  const held = heldSave();
  await draw({ save: held.save });
  await userEvent.click(button("Argile"));
  await userEvent.keyboard("26{Enter}");
  await screen.findByText("Enregistrement en cours");
  expect(button("Argile").textContent).toBe("26");
  await userEvent.keyboard("{Enter}{F2}");
  noField();
  held.accept();
  await waitFor(() => expect(screen.queryByText("Enregistrement en cours")).toBeNull());
  expect(held.save).toHaveBeenCalledTimes(1);
});

test("a refused save keeps what was typed, says why, and can be tried again", async () => {
  const held = heldSave();
  await draw({ save: held.save });
  await userEvent.click(button("Argile"));
  await userEvent.keyboard("abc{Enter}");
  await screen.findByText("Enregistrement en cours");
  held.refuse(new Error("Un prix est un nombre."));
  expect((await screen.findByRole("alert")).textContent).toBe("Un prix est un nombre.");
  expect(field().value).toBe("abc");
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(field().getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id);
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(held.save).toHaveBeenCalledTimes(2));
  held.refuse("no words");
  expect((await screen.findByRole("alert")).textContent).toContain("n’a pas été enregistrée");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(button("Argile").textContent).toBe("24"));
});

test("a refusal that comes late leaves the focus where the person has gone", async () => {
  const held = heldSave();
  await draw({ save: held.save });
  await userEvent.click(button("Argile"));
  await userEvent.keyboard("x{Tab}");
  await waitFor(() => expect(document.activeElement).toBe(button("Baume")));
  held.refuse(new Error("Refusé."));
  await screen.findByText("Refusé.");
  expect(document.activeElement).toBe(button("Baume"));
  expect(field().value).toBe("x");
});

test("a save that throws at once is a refusal too", async () => {
  await draw({
    editing: {
      save: () => {
        throw new Error("Non.");
      },
    },
  });
  await userEvent.click(button("Argile"));
  await userEvent.keyboard("1{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("Non.");
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

test("typed text stays when the rows are sorted meanwhile", async () => {
  const save = vi.fn<Save>();
  await draw({ save });
  await userEvent.click(button("Argile"));
  await userEvent.keyboard("77");
  await userEvent.click(screen.getByRole("button", { name: "Nom" }));
  await userEvent.click(screen.getByRole("button", { name: "Nom" }));
  await waitFor(() => expect(screen.getAllByRole("rowheader")[0]?.textContent).toBe("Baume"));
  expect(field().value).toBe("77");
  expect(save).not.toHaveBeenCalled();
});

test("typed text stays when its row leaves the window of a long table, without the focus", async () => {
  const region = await draw({ rows: many });
  await userEvent.click(button("Produit 1"));
  await userEvent.keyboard("77");
  field("Produit 1").blur();
  region.scrollTop = 50_000;
  await waitFor(noField);
  region.scrollTop = 0;
  await waitFor(() => expect(field("Produit 1").value).toBe("77"));
  expect(document.activeElement).toBe(document.body);
});

test("a field of the host is named, and Enter in it saves", async () => {
  const save = vi.fn<Save>();
  await draw({
    save,
    editing: {
      field: ({ value, onChange, label }) => (
        <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
          <option>24</option>
          <option>30</option>
        </select>
      ),
    },
  });
  await userEvent.click(button("Argile"));
  const select = screen.getByRole("combobox", { name: "Prix, Argile" });
  await waitFor(() => expect(document.activeElement).toBe(select));
  await userEvent.selectOptions(select, "30");
  select.focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(save.mock.calls[0]?.[0]).toBe("30"));
});

test("a row that is not to be edited has no button", async () => {
  await draw({ editing: { isEditable: ({ id }) => id === "b" } });
  expect(screen.getAllByRole("button", { name: /^Modifier/u })).toEqual([button("Baume")]);
});
