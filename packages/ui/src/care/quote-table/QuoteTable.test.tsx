import { render, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { QuoteSheet } from "./QuoteSheet.tsx";
import { QuoteTable } from "./QuoteTable.tsx";
import { groups, lines, sheet, totals, totalsOfTwoRates } from "./testing/quote.ts";

const plain = (text: string | null | undefined): string => (text ?? "").replace(/\s+/gu, " ").trim();
const rowsOf = (): string[][] =>
  screen.getAllByRole("row").map((row) =>
    [...row.querySelectorAll("th, td")].map((cell) => {
      const copy = cell.cloneNode(true) as HTMLElement;
      for (const hidden of copy.querySelectorAll("[aria-hidden]")) hidden.remove();
      return plain(copy.textContent);
    }),
  );

describe("QuoteTable", () => {
  describeConformance(<QuoteTable caption="Devis DEV-2026-0118" lines={lines} totals={totals} />);
});

describe("QuoteSheet", () => {
  describeConformance(
    <QuoteSheet {...sheet}>
      <QuoteTable caption="Lignes du devis" lines={lines} totals={totals} />
    </QuoteSheet>,
  );
});

test("a named table with a header, a line each, and the totals at its foot", () => {
  render(<QuoteTable caption="Devis DEV-2026-0118" lines={lines.slice(0, 2)} totals={totals} />);
  expect(screen.getByRole("table", { name: "Devis DEV-2026-0118" })).toBeDefined();
  expect(rowsOf()).toEqual([
    ["Désignation", "Qté", "PU TTC", "TVA", "Total TTC"],
    ["Soin profond hydratant 60 minEn cabine", "1", "75,00 €", "20 %", "75,00 €"],
    ["LED rouge 20 minEn cabine, cure de 8 séances", "8", "35,00 €", "20 %", "280,00 €"],
    ["Sous-total TTC", "532,00 €"],
    ["Remise 10 %", "−53,20 €"],
    ["Total HT", "399,00 €"],
    ["TVA 20 %", "79,80 €"],
    ["Total TTC", "478,80 €"],
  ]);
});

test("a detail under the label on a narrow screen is not read twice", () => {
  const { container } = render(<QuoteTable caption="Devis" lines={lines.slice(1, 2)} totals={totals} />);
  const narrow = container.querySelector(".cn-quote__narrow");
  expect(plain(narrow?.textContent)).toBe("8 × 35,00 € · TVA 20 %");
  expect(narrow?.getAttribute("aria-hidden")).toBe("true");
});

test("groups have headings, and several rates their bases", () => {
  render(<QuoteTable caption="Devis" lines={groups} totals={totalsOfTwoRates} />);
  expect(screen.getByRole("rowheader", { name: "À la maison" })).toBeDefined();
  expect(rowsOf().at(-2)).toEqual(["TVA 5,5 % sur 20,00 € HT", "1,10 €"]);
});

test("a quote without VAT has no tax column, and the legal mention", () => {
  render(<QuoteTable caption="Devis" vat="exempt" lines={lines} totals={{ totalCents: 53200 }} />);
  expect(screen.getAllByRole("columnheader").map((node) => plain(node.textContent))).toEqual([
    "Désignation",
    "Qté",
    "PU",
    "Total",
  ]);
  expect(screen.getByText("TVA non applicable, art. 293 B du CGI")).toBeDefined();
});

test("the discount of a line has its column when a line has one", () => {
  const [first, second] = lines;
  render(
    <QuoteTable
      caption="Devis"
      lines={[{ ...first!, discountRatio: 0.15, totalCents: 6375 }, second!]}
      totals={totals}
    />,
  );
  expect(rowsOf()[1]?.slice(3)).toEqual(["−15 %", "20 %", "63,75 €"]);
  expect(rowsOf()[2]?.[3]).toBe("—");
});

test("a missing price is said, never zero", () => {
  render(
    <QuoteTable
      caption="Devis"
      lines={[{ id: "a", label: "Soin", quantity: 1, unitCents: null, totalCents: null }]}
      totals={{ totalCents: null }}
    />,
  );
  expect(rowsOf()[1]).toEqual(["Soin", "1", "Prix à saisir", "Prix à saisir"]);
  expect(rowsOf().at(-1)).toEqual(["Total TTC", "Prix à saisir"]);
});

test("an empty quote says so", () => {
  render(<QuoteTable caption="Devis" lines={[]} totals={{ totalCents: 0 }} />);
  expect(screen.getByText("Aucune ligne pour l’instant")).toBeDefined();
});

test("fields take the place of quantity and price, and keep their names", () => {
  const [first] = lines;
  render(
    <QuoteTable
      caption="Devis"
      lines={[{ ...first!, quantityField: <input aria-label="Quantité, soin" defaultValue="1" /> }]}
      totals={totals}
    />,
  );
  expect(screen.getByRole("textbox", { name: "Quantité, soin" })).toBeDefined();
});

test("the sheet names its parties, dates and conditions", () => {
  render(
    <QuoteSheet {...sheet} signature={{ src: "data:,", name: "Anaïs Morel", signedOn: "21 novembre 2026" }}>
      <QuoteTable caption="Lignes du devis" lines={lines} totals={totals} />
    </QuoteSheet>,
  );
  const page = screen.getByRole("article", { name: "Aperçu du devis DEV-2026-0118" });
  expect(within(page).getByRole("heading", { level: 2 }).textContent).toBe("Devis");
  const text = plain(page.textContent);
  expect(text).toContain("N° DEV-2026-011821 novembre 2026Valable jusqu’au 21 décembre 2026");
  expect(text).toContain("DestinataireMme Anaïs Morel");
  expect(text).toContain("« Bon pour accord », date et signatureAnaïs Morel, le 21 novembre 2026");
});

test("the head alone: who issues, the conditions and the legal line, nothing of a quote", () => {
  render(
    <QuoteSheet
      {...sheet}
      fit="head"
      aria-label="En-tête"
      conditions="Règlement comptant"
      legal="SIRET 732"
    />,
  );
  const text = plain(screen.getByRole("article", { name: "En-tête" }).textContent);
  expect(text).toContain(sheet.emitter.name);
  expect(text).toContain("Règlement comptant");
  expect(text).toContain("SIRET 732");
  expect(text).not.toContain("Destinataire");
  expect(text).not.toContain("Bon pour accord");
});

test("an amount that the host could not compute is a dash, part of a session keeps its decimals, rates may repeat", () => {
  const warned = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const vat = { rate: 0.2, cents: 990 };
  render(
    <QuoteTable
      caption="Devis"
      lines={[{ id: "a", label: "Soin", quantity: 1.5, unitCents: 2000, totalCents: Number.NaN }]}
      totals={{ vat: [vat, vat], totalCents: Number.POSITIVE_INFINITY }}
    />,
  );
  expect(rowsOf()[1]).toEqual(["Soin", "1,50", "20,00 €", "—"]);
  expect(rowsOf().at(-1)?.at(-1)).toBe("—");
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

test("a signature that is on its way leaves its place empty, and one in memory is shown", () => {
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:signed", revokeObjectURL: vi.fn() }),
  );
  const signed = { name: "Anaïs Morel", signedOn: "21 novembre 2026" };
  const sheetWith = (src?: Blob) => (
    <QuoteSheet {...sheet} signature={{ ...signed, src }}>
      lignes
    </QuoteSheet>
  );
  const { container, rerender } = render(sheetWith());
  expect(container.querySelector("img")).toBeNull();
  expect(plain(container.textContent)).toContain("Anaïs Morel, le 21 novembre 2026");
  rerender(sheetWith(new Blob(["png"])));
  expect(container.querySelector("img")?.getAttribute("src")).toBe("blob:signed");
});

test("a logo in memory stands above the emitter's name, which takes the business' colour", () => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:logo", revokeObjectURL: vi.fn() }));
  const { container } = render(
    <QuoteSheet {...sheet} logo={new Blob(["png"])} accent="#1a6b5a">
      lignes
    </QuoteSheet>,
  );
  expect(container.querySelector("img")?.getAttribute("src")).toBe("blob:logo");
  expect(screen.getByText(sheet.emitter.name).style.color).toBe("rgb(26, 107, 90)");
});
