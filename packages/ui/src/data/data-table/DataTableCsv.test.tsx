import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { DataTable, type DataTableColumn, type DataTableProps } from "./index.ts";

interface Line {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly day: Date;
  readonly active: boolean;
}
const lines: readonly Line[] = [
  { id: "a", name: "Crème; riche", price: 38.5, day: new Date("2026-11-20T23:30:00Z"), active: true },
  { id: "b", name: "=SOMME(A1)", price: 9, day: new Date(Number.NaN), active: false },
  { id: "c", name: "Argile", price: 24, day: new Date("2026-01-02T10:00:00Z"), active: true },
];
const columns: readonly DataTableColumn<Line>[] = [
  { id: "name", header: "Nom", value: (row) => row.name, sortable: true },
  { id: "price", header: "Prix", value: (row) => row.price * 100, exportValue: (row) => row.price },
  { id: "day", header: "Jour", value: (row) => row.day },
  { id: "active", header: "Actif", value: (row) => row.active },
  { id: "drawn", header: "Dessin", cell: () => "·" },
];
const table: DataTableProps<Line> = {
  caption: "Produits",
  columns,
  rows: lines,
  getRowId: ({ id }) => id,
  getRowName: ({ name }) => name,
  csvName: "Liste 1/2",
};

afterEach(() => vi.restoreAllMocks());

async function choose(entry: string): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name: "Choisir les colonnes" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: entry }));
}

test("the rows are copied as they are sorted, without the hidden columns, and it is said", async () => {
  userEvent.setup();
  const written = vi.spyOn(navigator.clipboard, "writeText");
  render(
    <DataTable
      {...table}
      defaultSort={{ columnId: "name", direction: "ascending" }}
      hiddenColumns={["active"]}
    />,
  );
  await choose("Copier les lignes");
  await screen.findByText("Lignes copiées.");
  expect(written.mock.calls).toEqual([
    [
      'Nom\tPrix\tJour\r\n\'=SOMME(A1)\t9\t\r\nArgile\t24\t2026-01-02\r\n"Crème; riche"\t38,5\t2026-11-21\r\n',
    ],
  ]);
});

test("the rows are downloaded as they are filtered, under a name that every system takes", async () => {
  const blobs: Blob[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        blobs.push(blob);
        return "blob:csv";
      },
      revokeObjectURL: vi.fn<(url: string) => void>(),
    }),
  );
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  render(<DataTable {...table} search="creme" />);
  await choose("Télécharger en CSV");
  await screen.findByText("Fichier CSV prêt.");
  expect(names).toEqual(["Liste 1 2.csv"]);
  const bytes = new Uint8Array(await blobs[0]!.arrayBuffer());
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe(
    'Nom;Prix;Jour;Actif\r\n"Crème; riche";38,5;2026-11-21;Oui\r\n',
  );
});

test("a refused copy is said in words, and once more when it is refused again", async () => {
  userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  render(<DataTable {...table} />);
  await choose("Copier les lignes");
  const notice = await screen.findByText(/L’export n’a pas abouti/u);
  const before = notice.textContent;
  await choose("Copier les lignes");
  await waitFor(() => expect(notice.textContent).not.toBe(before));
});

test("a table without a name of a file offers none", () => {
  const { container } = render(<DataTable {...table} csvName={undefined} />);
  expect(screen.queryByRole("button", { name: "Choisir les colonnes" })).toBeNull();
  expect(container.querySelector(".cn-data-table__notice")).toBeNull();
});
