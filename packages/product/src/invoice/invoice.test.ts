import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { toCsv } from "../statistics/csv.ts";
import { type Invoice, invoiceStatuses, parseInvoice, toStoredInvoice } from "./invoice.ts";
import {
  failedInvoices,
  invoiceDay,
  invoiceOn,
  invoicePeriod,
  invoiceRows,
  invoicesOf,
  invoiceYears,
  paidTotal,
} from "./invoiceList.ts";
import { invoiceState, invoiceStateLabels } from "./invoiceState.ts";
import { anyDocumentId } from "@carnation/domain/testing/anyDocumentId";

const invoice = (fields: object = {}): Invoice =>
  parseInvoice("in_1", {
    customer: "users/claire",
    number: "CAR-0001",
    status: "paid",
    created: new Date("2026-11-01T09:00:00Z"),
    ...fields,
  });

describe("a stored invoice", () => {
  const when = fc.date({ noInvalidDate: true });
  const anyInvoice: fc.Arbitrary<Invoice> = fc.record({
    id: fc.constant("in_1"),
    customer: anyDocumentId,
    number: fc.option(fc.string({ minLength: 1 })),
    status: fc.constantFrom(...invoiceStatuses),
    created: when,
    periodStart: fc.option(when),
    periodEnd: fc.option(when),
    currency: fc.constantFrom("eur", "chf"),
    total: fc.integer(),
    amountDue: fc.integer(),
    amountPaid: fc.nat(),
    amountRefunded: fc.nat(),
    attemptCount: fc.nat(),
    pdf: fc.option(fc.webUrl()),
  });

  it("a stored invoice reads back what was stored", () => {
    fc.assert(
      fc.property(anyInvoice, (any) => {
        expect(parseInvoice("in_1", toStoredInvoice(any))).toEqual(any);
      }),
    );
  });

  it("a stored invoice without a total has the amount that was asked for, or paid", () => {
    const stored = { customer: "users/claire", status: "paid" };
    expect(parseInvoice("i", { ...stored, amount_paid: 2900 }).total).toBe(2900);
    expect(parseInvoice("i", { ...stored, amount_due: 3900, amount_paid: 0 }).total).toBe(3900);
    expect(parseInvoice("i", { ...stored, total: 0, amount_due: 3900 }).total).toBe(0);
  });

  it("a stored invoice tolerates what is absent, and no script as a PDF", () => {
    expect(invoice({ number: null, invoice_pdf: "javascript:alert(1)" })).toMatchObject({
      customer: "claire",
      number: null,
      currency: "eur",
      total: 0,
      pdf: null,
    });
    expect(() => invoice({ customer: null })).toThrow(v.ValiError);
  });
});

describe("the meaning of an invoice", () => {
  it.each([
    ["Payée", { amount_paid: 4680 }],
    ["Payée", { amount_paid: 4680, amount_refunded: 1000 }],
    ["Payée", { amount_paid: 0 }],
    ["Remboursée", { amount_paid: 4680, amount_refunded: 4680 }],
    ["À payer", { status: "open" }],
    ["Échouée", { status: "open", attempt_count: 1 }],
    ["Échouée", { status: "uncollectible" }],
    ["Annulée", { status: "void" }],
    ["En préparation", { status: "draft" }],
  ])("%s with %j", (label, fields) => {
    expect(invoiceStateLabels[invoiceState(invoice(fields))]).toBe(label);
  });
});

describe("the payments table", () => {
  const newYear = invoice({ created: new Date("2026-12-31T23:30:00Z") });
  const november = invoice({
    total: 123_456,
    period_start: new Date("2026-11-01T00:00:00Z"),
    period_end: new Date("2026-11-30T00:00:00Z"),
  });

  it("the payments table filters by the year in Paris, newest first", () => {
    expect(invoiceYears([november, newYear, november])).toEqual([2027, 2026]);
    expect(invoicesOf([november, newYear])).toEqual([newYear, november]);
    expect(invoicesOf([november, newYear], 2026)).toEqual([november]);
  });

  it("the payments table puts an invoice without a date last, and into no year", () => {
    const undated = invoice({ created: null });
    expect(invoiceYears([undated, november])).toEqual([2026]);
    expect(invoicesOf([undated, november, newYear])).toEqual([newYear, november, undated]);
    expect(invoicesOf([undated, november], 2026)).toEqual([november]);
    expect(invoicesOf([undated], 1970)).toEqual([]);
    expect([invoiceDay(undated), invoiceOn(undated)]).toEqual(["date inconnue", "à une date inconnue"]);
    expect([invoiceDay(november), invoiceOn(november)]).toEqual([
      "1er\u00A0novembre\u00A02026",
      "du 1er\u00A0novembre\u00A02026",
    ]);
    expect(invoiceRows([undated])[1]?.[1]).toBe("");
  });

  it("the payments table tells a period by both its ends or not at all", () => {
    const [start, end] = [november.periodStart, november.periodEnd];
    expect(invoicePeriod({ ...november, periodStart: start, periodEnd: null })).toBe("");
    expect(invoicePeriod({ ...november, periodStart: null, periodEnd: end })).toBe("");
  });

  it("the payments table sums what was paid and kept, and finds what waits for its payment", () => {
    const paid = invoice({ amount_paid: 4680, amount_refunded: 1000 });
    expect(paidTotal([paid, invoice({ amount_paid: 9480 }), invoice({ status: "open", total: 4680 })])).toBe(
      13_160,
    );
    expect(paidTotal([])).toBe(0);
    const failed = invoice({ status: "open", attempt_count: 1 });
    const later = invoice({ status: "open", attempt_count: 2, created: newYear.created });
    const others = [
      paid,
      invoice({ status: "open" }),
      invoice({ status: "uncollectible", attempt_count: 4 }),
    ];
    expect(failedInvoices([later, ...others, failed])).toEqual([failed, later]);
  });

  it("the payments table is exported", () => {
    expect(invoicePeriod(newYear)).toBe("");
    expect(toCsv(invoiceRows([november, invoice({ number: null, status: "draft" })]))).toBe(
      "Numéro;Date;Période;Montant TTC;Devise;Statut\r\n" +
        "CAR-0001;01/11/2026;01/11/2026 – 30/11/2026;1234,56;EUR;Payée\r\n" +
        ";01/11/2026;;0,00;EUR;En préparation\r\n",
    );
  });
});
