import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { quotePrices } from "@carnation/product/quote";
import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { sessionStateAtom, workspaceAtom } from "../../../shared/session/sessionAtoms.ts";
import { diagnosisOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { signedIn } from "../../../testing/openApp.tsx";
import { anais, claire, issued, led, routine, serum } from "./testing/openQuote.tsx";
import { useIssue } from "./useIssue.ts";
import { type QuoteSource, useQuoteDraft } from "./useQuoteDraft.ts";
import { useQuoteSending } from "./useQuoteSending.ts";

beforeEach(() => sessionStorage.clear());

const source = (id: string, differences: Partial<QuoteSource> = {}): QuoteSource => ({
  diagnosis: diagnosisOf({ id, customer: "anais", routine }),
  customer: anais,
  profile: claire,
  prices: quotePrices([serum, led], new Map()),
  quotes: [],
  ...differences,
});

/** The quote of a diagnosis of its own, whose commands are answered when the test says so. */
function quoteUnderTest(id: string, differences: Partial<QuoteSource> = {}) {
  const answers: PromiseWithResolvers<string>[] = [];
  const answered = (): Promise<string> => {
    answers.push(Promise.withResolvers());
    return answers.at(-1)!.promise;
  };
  const issue = vi.fn<Workspace["quotes"]["issue"]>(answered);
  const send = vi.fn<Workspace["quotes"]["send"]>(answered);
  const applying: PromiseWithResolvers<void>[] = [];
  const applyDiscount = vi.fn<Workspace["diagnoses"]["applyDiscount"]>(() => {
    applying.push(Promise.withResolvers());
    return applying.at(-1)!.promise;
  });
  const store = createStore();
  store.set(sessionStateAtom, signedIn());
  const value = memoryWorkspace({}, { quotes: { issue, send }, diagnoses: { applyDiscount } });
  store.set(workspaceAtom, { status: "ready", value });
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <Provider store={store}>{children}</Provider>
  );
  const useQuote = (of: QuoteSource) => {
    const live = useQuoteDraft(of);
    return { live, issuing: useIssue(live), sending: useQuoteSending() };
  };
  const { result, rerender } = renderHook(useQuote, { initialProps: source(id, differences), wrapper });
  const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  return {
    live: () => result.current.live,
    issuing: () => result.current.issuing,
    calls: { issue, send, applyDiscount },
    change: (terms: Parameters<typeof result.current.live.change>[0]) =>
      act(() => result.current.live.change(terms)),
    tell: (changed: Partial<QuoteSource>) => rerender(source(id, { ...differences, ...changed })),
    async issue() {
      act(() => void result.current.issuing.issue().catch(() => undefined));
      await settled();
      return issue.mock.lastCall?.[0];
    },
    async send(quote: string, email: string) {
      act(() => void result.current.sending.send(quote, email).catch(() => undefined));
      await settled();
      return send.mock.lastCall?.[0].request;
    },
    async answer(answer: string | CarnationError) {
      if (typeof answer === "string") answers.at(-1)!.resolve(answer);
      else answers.at(-1)!.reject(answer);
      await settled();
    },
    async applied() {
      applying.at(-1)!.resolve();
      await settled();
    },
  };
}

test("the terms of a quote are as typed, else those in force, and each keeps what the other typed", () => {
  const inForce = issued({ validUntil: "2999-01-31", conditions: "À la séance." });
  const { live, change } = quoteUnderTest("terms", { quotes: [inForce] });
  expect(live().fields).toEqual({ validUntil: "2999-01-31", conditions: "À la séance." });
  expect(live().typed).toBe(false);
  change({ conditions: "À la commande." });
  change({ validUntil: "2999-02-28" });
  expect(live().fields).toEqual({ validUntil: "2999-02-28", conditions: "À la commande." });
  expect(live()).toMatchObject({ typed: true, differs: true });
  change({ conditions: undefined, validUntil: undefined });
  expect(live().typed).toBe(false);
  change({ conditions: "" });
  expect(live().fields.conditions).toBe("");
  act(() => live().forget());
  expect(live().fields.conditions).toBe("À la séance.");
});

test("a quote is offered until the day of the one in force, and of one that is over for thirty days from now", () => {
  const { live, tell } = quoteUnderTest("validity", { quotes: [issued({ validUntil: "2999-01-31" })] });
  expect(live().fields.validUntil).toBe("2999-01-31");
  tell({ quotes: [issued({ validUntil: "2026-01-31" })] });
  expect(Date.parse(live().fields.validUntil)).toBeGreaterThan(Date.now() + 28 * 86_400_000);
});

test("a quote differs from the one in force alone, never where there is none", () => {
  const { live, change, tell } = quoteUnderTest("differs");
  change({ conditions: "Autre chose." });
  expect(live()).toMatchObject({ inForce: null, differs: false });
  tell({ quotes: [issued({ id: "q2", state: "replaced" }), issued({ id: "q3", state: "erased" })] });
  expect(live().inForce).toBeNull();
  tell({ quotes: [issued({ state: "signed" })] });
  expect(live()).toMatchObject({ inForce: { id: "q1" }, differs: true });
});

test("a discount that cannot be read leaves the stored one on the sheet, and nothing to issue", () => {
  const { live, change } = quoteUnderTest("unread-discount");
  change({ discount: { unit: "percent", value: null } });
  expect(live()).toMatchObject({ draft: { discount: 10, total: 10440 }, terms: null, discountToApply: null });
  change({ discount: { unit: "percent", value: 10 } });
  expect(live()).toMatchObject({ draft: { discount: 10 }, discountToApply: null });
  expect(live().terms).not.toBeNull();
  change({ discount: { unit: "percent", value: 0 } });
  expect(live()).toMatchObject({ draft: { discount: 0, total: 11600 }, discountToApply: 0 });
});

test("a typed discount is written before the quote is issued, none where the stored one stands", async () => {
  const { change, issue, answer, applied, calls, issuing } = quoteUnderTest("discount-first");
  change({ discount: { unit: "percent", value: 0 } });
  await issue();
  expect(calls.applyDiscount).toHaveBeenCalledWith("discount-first", 0);
  expect(calls.issue).not.toHaveBeenCalled();
  expect(issuing().pending).toBe(true);
  await applied();
  expect(calls.issue.mock.lastCall?.[0].total).toBe(11600);
  await answer("q1");
  change({ discount: undefined });
  await issue();
  expect(calls.applyDiscount).toHaveBeenCalledTimes(1);
});

test("a quote is the same request until it is answered or changed, and another one after that", async () => {
  const { change, issue, answer, tell } = quoteUnderTest("requests");
  const first = await issue();
  await answer(new CarnationError("unavailable"));
  const second = await issue();
  await answer(new CarnationError("unavailable"));
  expect(second).toEqual(first);
  // The same total, by other lines: nobody has asked for this quote yet.
  const other = { ...serum, name: "Sérum à la rose" };
  const steps = [{ ...routine.morning[0]!, label: other.name }];
  tell({ diagnosis: diagnosisOf({ id: "requests", routine: { ...routine, morning: steps } }) });
  const third = await issue();
  await answer(new CarnationError("unavailable"));
  expect(third?.request).not.toBe(first?.request);
  change({ conditions: "Autre chose." });
  const fourth = await issue();
  expect(fourth?.request).not.toBe(third?.request);
  await answer("q1");
  expect((await issue())?.request).not.toBe(fourth?.request);
});

test("a failure of issuing is said until it is tried again", async () => {
  const { issue, answer, issuing } = quoteUnderTest("failure");
  await issue();
  await answer(new CarnationError("unavailable"));
  expect(issuing().failure).toMatch(/momentanément indisponible/u);
  await issue();
  expect(issuing().failure).toBeNull();
  await answer(new CarnationError("aborted"));
  expect(issuing().failure).toMatch(/^Un prix ou la remise a changé/u);
});

test("a quote without all its prices is not issued", async () => {
  const prices = quotePrices([serum, { ...led, price: null }], new Map());
  const { issuing, calls } = quoteUnderTest("no-price", { prices });
  await expect(issuing().issue()).rejects.toThrow("incomplete");
  expect(calls.issue).not.toHaveBeenCalled();
});

test("a quote that is sent again is the same message, to another address or of another quote another one", async () => {
  const { send, answer } = quoteUnderTest("sending");
  const first = await send("q1", "anais@exemple.fr");
  await answer(new CarnationError("unavailable"));
  const again = await send("q1", "anais@exemple.fr");
  await answer(new CarnationError("unavailable"));
  const elsewhere = await send("q1", "morel@exemple.fr");
  await answer("s1");
  const other = await send("q2", "morel@exemple.fr");
  await answer("s2");
  expect(again).toBe(first);
  expect(new Set([first, elsewhere, other]).size).toBe(3);
});
