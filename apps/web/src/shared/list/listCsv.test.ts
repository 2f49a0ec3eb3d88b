import { toCsv } from "@carnation/product/statistics";
import { expect, test } from "vitest";
import type { ResourceColumn } from "../resource/Resource.ts";
import { listCsv } from "./listCsv.ts";

interface Row {
  readonly name: string;
  readonly price: number | null;
  readonly active: boolean;
  readonly created: Date | null;
}

const columns: readonly ResourceColumn<Row>[] = [
  { id: "name", header: "Nom", value: ({ name }) => name },
  { id: "price", header: "Prix", value: ({ price }) => price, csv: ({ price }) => price && price / 100 },
  {
    id: "active",
    header: "Statut",
    value: ({ active }) => active,
    booleanWords: { yes: "Active", no: "Inactive" },
  },
  { id: "is", header: "En vente", value: ({ active }) => active },
  { id: "created", header: "Créée le", value: ({ created }) => created },
  { id: "picture", header: "Photo" },
  { id: "secret", header: "Interne", value: ({ name }) => name, csv: null },
];

test("a list as a spreadsheet opens it: headings, words for yes and no, days, nothing for nothing", () => {
  const created = new Date("2026-11-21T23:30:00Z");
  const rows = [
    { name: "Sérum", price: 4250, active: true, created },
    { name: "Crème", price: null, active: false, created: null },
  ];
  expect(listCsv(columns, rows)).toEqual([
    ["Nom", "Prix", "Statut", "En vente", "Créée le"],
    ["Sérum", 42.5, "Active", "Oui", expect.stringContaining("2026")],
    ["Crème", null, "Inactive", "Non", null],
  ]);
});

test.each(['=HYPERLINK("http://x";"y")', "+33 1", "-2+3", "@SUM(A1)", "\t=1", "\r=1", " =1"])(
  "a name that a spreadsheet would run is a text: %j",
  (name) => {
    const row = { name, price: null, active: true, created: null };
    const line = toCsv(listCsv(columns, [row]))
      .split("\r\n")
      .slice(1)
      .join("\r\n");
    expect(line.replace(/^"/u, "")).toMatch(/^'/u);
  },
);
