import { formatMoney, formatNumber } from "@carnation/domain/format";
import { formatPercent } from "@carnation/domain/internal/format";
import type { Cents } from "@carnation/domain/money";
import type {
  QuoteTableGroup,
  QuoteTableLine,
  QuoteTableTotals,
  QuoteTableView,
} from "@carnation/domain/quote";
import { VAT_EXEMPT_MENTION } from "./quoteEmitter.ts";

/** A line of a quote in printed words. */
export interface PrintedLine {
  readonly id: string;
  readonly label: string;
  /** Empty for none. */
  readonly details: string;
  readonly quantity: string;
  readonly unit: string;
  /** Empty under the franchise en base. */
  readonly vat: string;
  readonly total: string;
}

/** The lines of one part of a quote. */
export interface PrintedGroup {
  /** Empty over a single part. */
  readonly title: string;
  readonly lines: readonly PrintedLine[];
}

/** A row under the lines. */
export interface PrintedTotal {
  readonly label: string;
  /** Printed smaller behind the label: « sur 443,33 € HT »; empty for none. */
  readonly note: string;
  readonly amount: string;
  /** Holds what is to be paid. */
  readonly isTotal: boolean;
}

/** Lines and totals of a quote in printed words. */
export interface PrintedQuote {
  /** Holds what the table is, where it is read aloud. */
  readonly caption: string;
  readonly columns: {
    readonly label: string;
    readonly quantity: string;
    readonly unit: string;
    /** Null under the franchise en base, where no VAT is counted. */
    readonly vat: string | null;
    readonly total: string;
  };
  readonly groups: readonly PrintedGroup[];
  readonly totals: readonly PrintedTotal[];
  /** « TVA non applicable, art. 293 B du CGI »; empty where VAT is counted. */
  readonly mention: string;
}

/** Stands for an amount that nobody has entered. */
const MISSING = "Prix à saisir";

/** The words of a quote's table, letter for letter those of the kit's `QuoteTable`. */
export function printedQuote({ lines, totals, vat }: QuoteTableView): PrintedQuote {
  const mode = vat === "exempt" ? "" : " TTC";
  return {
    caption: "Lignes du devis",
    columns: {
      label: "Désignation",
      quantity: "Qté",
      unit: `PU${mode}`,
      vat: vat === "exempt" ? null : "TVA",
      total: `Total${mode}`,
    },
    groups: groupsOf(lines).map(({ title, lines: own }) => ({ title, lines: own.map(printedLine) })),
    totals: printedTotals(totals, mode),
    mention: vat === "exempt" ? VAT_EXEMPT_MENTION : "",
  };
}

function groupsOf(lines: QuoteTableView["lines"]): Pick<QuoteTableGroup, "title" | "lines">[] {
  const own: QuoteTableLine[] = [];
  const groups: QuoteTableGroup[] = [];
  for (const entry of lines) {
    if ("lines" in entry) groups.push(entry);
    else own.push(entry);
  }
  return own.length > 0 ? [{ title: "", lines: own }] : groups;
}

function printedLine(line: QuoteTableLine): PrintedLine {
  const { id, label, details = "", quantity, unitCents, vatRate, totalCents } = line;
  return {
    id,
    label,
    details,
    quantity: formatNumber(quantity),
    unit: money(unitCents),
    vat: vatRate === undefined ? "" : rate(vatRate),
    total: money(totalCents),
  };
}

function printedTotals(totals: QuoteTableTotals, mode: string): PrintedTotal[] {
  const { subtotalCents, discount, netCents, vat = [], totalCents } = totals;
  const row = (label: string, amount: string, note = ""): PrintedTotal => ({
    label,
    note,
    amount,
    isTotal: false,
  });
  return [
    ...(subtotalCents === undefined ? [] : [row(`Sous-total${mode}`, money(subtotalCents))]),
    ...(discount ? [row(`Remise ${rate(discount.ratio)}`, money(-discount.cents))] : []),
    ...(netCents === undefined ? [] : [row("Total HT", money(netCents))]),
    ...vat.map((tax) =>
      row(`TVA ${rate(tax.rate)}`, money(tax.cents), vat.length > 1 ? `sur ${money(tax.baseCents)} HT` : ""),
    ),
    { ...row(`Total${mode}`, money(totalCents)), isTotal: true },
  ];
}

function money(cents: Cents | null): string {
  return cents === null ? MISSING : formatMoney(cents);
}

function rate(ratio: number): string {
  return formatPercent(ratio, 2);
}
