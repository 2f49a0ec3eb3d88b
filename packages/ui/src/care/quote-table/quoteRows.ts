import { formatMoney, formatPercent } from "../../foundations/internal/format.ts";
import type { SalesMessages } from "../../foundations/messages/sections/sales.ts";
import type { QuoteTotals } from "./QuoteLine.ts";

interface QuoteTotalRow {
  readonly id: string;
  readonly label: string;
  /** Printed smaller after the label. */
  readonly note?: string | undefined;
  readonly amount: string;
  readonly isTotal?: boolean | undefined;
}

export interface QuoteLanguage {
  readonly locale: string;
  readonly currency: string;
  readonly messages: SalesMessages["quote"];
  /** « TTC », « HT », or nothing when no VAT applies. */
  readonly mode: string;
}

/** Rates have at most two decimals: 5,5 %, 2,1 %, 20 %. */
export const rateText = (locale: string, rate: number): string => formatPercent(locale, rate, 2);

/** The rows of the foot of a quote, from the sum of the lines to what is to be paid. */
export function quoteTotalRows(totals: QuoteTotals, language: QuoteLanguage): readonly QuoteTotalRow[] {
  const { locale, currency, messages, mode } = language;
  const money = (cents: number): string => formatMoney(locale, cents, currency);
  const { subtotalCents, discount, netCents, vat = [], totalCents } = totals;
  const rows: (QuoteTotalRow | null)[] = [
    subtotalCents === undefined
      ? null
      : { id: "subtotal", label: messages.subtotal({ mode }).trim(), amount: money(subtotalCents) },
    discount && discount.cents !== 0
      ? {
          id: "discount",
          label:
            discount.ratio === undefined
              ? messages.discountAmount
              : messages.discount({ rate: rateText(locale, discount.ratio) }),
          amount: money(-Math.abs(discount.cents)),
        }
      : null,
    netCents === undefined ? null : { id: "net", label: messages.netTotal, amount: money(netCents) },
    ...vat.map(({ rate, cents, baseCents }, index) => ({
      id: `vat-${index}`,
      label: messages.vatAmount({ rate: rateText(locale, rate) }),
      note:
        vat.length > 1 && baseCents !== undefined ? messages.vatBase({ base: money(baseCents) }) : undefined,
      amount: money(cents),
    })),
    {
      id: "total",
      // Prices without VAT: what is to be paid includes the VAT printed just above.
      label: messages.total({ mode: vat.length > 0 ? messages.vatIncluded : mode }).trim(),
      amount: totalCents === null ? messages.missingPrice : money(totalCents),
      isTotal: true,
    },
  ];
  return rows.filter((row) => row !== null);
}
