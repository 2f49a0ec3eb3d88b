import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { emptyRoutine, type RoutineStep } from "@carnation/domain/routine";
import { parseCustomer } from "@carnation/product/customer";
import { type IssuedQuote, parseIssuedQuote } from "@carnation/product/quote";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { diagnosisOf, listOf } from "../../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../../testing/openApp.tsx";

// The first test loads the shells and pages, which takes seconds on a cold and busy machine.
afterEach(() => void vi.restoreAllMocks());

const step = (id: string): RoutineStep => {
  const texts = { label: id, frequency: "", note: "", override: null };
  return { ...texts, id, recommendation: id, place: 0, quantity: 1 };
};
const quoteOf = (id: string, fields: object): IssuedQuote =>
  parseIssuedQuote(id, {
    number: { year: 2026, sequence: 42 },
    version: 1,
    state: "issued",
    diagnosis: "d1",
    customer: "anais",
    recipient: { name: "Anaïs Morel" },
    emitter: {},
    items: [],
    discount: 0,
    vat: "included",
    issuedOn: "2026-11-20",
    validUntil: "2200-01-01",
    total: 21_450,
    created: new Date("2026-11-20T10:00:00Z"),
    ...fields,
  });

function open(quotes: readonly IssuedQuote[], preview?: Workspace["quotes"]["preview"], hasRoutine = true) {
  const routine = { ...emptyRoutine, morning: [step("a"), step("b")], cabin: [step("c")] };
  const created = new Date("2026-06-12T10:00:00Z");
  const one = diagnosisOf({
    id: "d1",
    customer: "anais",
    created,
    routine: hasRoutine ? routine : emptyRoutine,
  });
  const discounted = diagnosisOf({ id: "d2", customer: "anais", routine: { ...emptyRoutine, discount: 10 } });
  const customer = parseCustomer("anais", { firstname: "Anaïs", lastname: "Morel", email: "a@exemple.fr" });
  const watchOfCustomer: Workspace["quotes"]["watchOfCustomer"] = (_customer, onNext) => {
    onNext(listOf(...quotes));
    return () => undefined;
  };
  openApp(
    "/user/customers/anais",
    memoryWorkspace(
      { customers: listOf(customer), diagnoses: listOf(discounted, one) },
      {
        quotes: {
          watchOfCustomer,
          ...(preview && { preview }),
        },
      },
    ),
  );
}
const card = async () => within(await screen.findByRole("region", { name: "Routines et devis" }));
const lines = (list: HTMLElement) => within(list).getAllByRole("listitem");

test("each saved routine is there with its date and its steps, and leads to its page", async () => {
  open([]);
  const region = await card();
  const list = region.getByRole("list", { name: "Routines" });
  expect(lines(list).map((line) => line.textContent)).toEqual([
    "Routine du 12\u00A0juin\u00A020263\u00A0étapes",
  ]);
  const link = within(list).getByRole<HTMLAnchorElement>("link");
  expect(link.pathname).toBe("/user/diagnosis/routine/d1");
  expect(region.getByText("Aucun devis n’a été émis.")).toBeDefined();
});

test("each quote is there with its number, where it stands and its total; what counts can be downloaded", async () => {
  const signature = { name: "Anaïs Morel", date: new Date("2026-11-21T10:00:00Z") };
  const pdf = new Blob(["%PDF"]);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const handed = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:pdf");
  const preview = vi.fn(() => Promise.resolve({ name: "Devis.pdf", subject: "", message: "", pdf }));
  open(
    [
      quoteOf("q4", { version: 3, vat: "exempt" }),
      quoteOf("q3", { version: 2, state: "replaced" }),
      quoteOf("q2", { state: "replaced", signature }),
      quoteOf("q1", { state: "erased", number: { year: 2026, sequence: 41 } }),
    ],
    preview,
    false,
  );
  const region = await card();
  expect(region.getByText("Aucune routine n’a été enregistrée.")).toBeDefined();
  const quotes = lines(region.getByRole("list", { name: "Devis" }));
  expect(quotes.map(({ textContent }) => textContent.replace(/[\u00A0\u202F]/gu, " "))).toEqual([
    "Devis D-2026-0042, version 3Émis le 20 novembre 2026, 214,50 €Télécharger",
    "Devis D-2026-0042, version 2Remplacé, 214,50 € TTC",
    "Devis D-2026-0042Signé le 21 novembre 2026, remplacé, 214,50 € TTCTélécharger",
    "Devis D-2026-0041Effacé",
  ]);
  await userEvent.click(region.getByRole("button", { name: "Télécharger Devis D-2026-0042" }));
  expect(preview).toHaveBeenCalledExactlyOnceWith("q2");
  await waitFor(() => expect(saved).toEqual(["Devis.pdf"]));
  expect(handed).toHaveBeenCalledExactlyOnceWith(pdf);
});

test("a quote that cannot be read says so beside it", async () => {
  open([quoteOf("q1", {})], () => Promise.reject(new CarnationError("damaged")));
  const region = await card();
  await userEvent.click(region.getByRole("button", { name: /^Télécharger/u }));
  expect(await region.findByRole("alert")).toBeDefined();
});
