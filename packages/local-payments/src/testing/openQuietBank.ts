import { onTestFinished, vi } from "vitest";
import { perform } from "../api/handleApiRequest.ts";
import { Bank } from "../bank/bank.ts";
import { attachCard, testCards } from "../bank/cards.ts";
import { completeSession } from "../bank/checkout.ts";
import { advanceTo } from "../bank/clock.ts";
import { encodeForm, type Fields } from "../forms/form.ts";
import { openDatabase } from "../store/database.ts";
import { temporaryFolder } from "./openTestBank.ts";

/**
 * A bank without a server, with two plans and a customer: its functions are called as they are. The machine's clock stands
 * still.
 */
export function openQuietBank() {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const sqlite = openDatabase(temporaryFolder());
  // Nothing is read again after a crash.
  sqlite.exec("PRAGMA synchronous = OFF");
  onTestFinished(() => sqlite.close());
  const bank = new Bank(sqlite);
  /** Asks the API for one thing; gives its id. */
  const ask = (method: string, path: string, fields: Fields = {}): string =>
    bank.transact(() => {
      const answer = perform(bank, method, `/v1/${path}`, encodeForm(fields)).answer;
      return String(Reflect.get(answer, "id"));
    });
  for (const [id, amount] of [
    ["essentiel", 3900],
    ["pro", 7900],
  ] as const) {
    ask("POST", "products", { id, name: id });
    const recurring = { interval: "month" };
    ask("POST", "local/prices", {
      id: `${id}-month`,
      product: id,
      unit_amount: amount,
      currency: "eur",
      recurring,
    });
  }
  const customer = ask("POST", "customers", { name: "Claire" });
  const card = (number = "4242424242424242") => {
    const known = testCards.find((test) => test.number === number);
    if (known === undefined) throw new Error(`${number} is no test card`);
    return { card: known, month: 12, year: 2034, name: "Claire" };
  };
  return {
    bank,
    ask,
    customer,
    card,
    /** A session for a payment of `essentiel`. */
    session: (fields: Fields = {}) =>
      ask("POST", "checkout/sessions", {
        mode: "subscription",
        customer,
        line_items: [{ price: "essentiel-month", quantity: 1 }],
        success_url: "http://127.0.0.1:5000/",
        ...fields,
      }),
    complete: (session: string, number?: string) =>
      bank.transact(() => completeSession(bank, session, card(number))).kind,
    attach: (number?: string) => bank.transact(() => attachCard(bank, customer, card(number))).id,
    advance: (moment: number) => bank.transact(() => advanceTo(bank, moment)),
    subscription() {
      const [subscription] = bank.objects.all("subscription", customer);
      if (subscription === undefined) throw new Error("there is no subscription");
      return subscription;
    },
    /** Totals of the invoices that asked for something, oldest first, and how they stand. */
    invoices: () =>
      bank.objects
        .all("invoice", customer)
        .toReversed()
        .filter(({ total }) => total > 0)
        .map(({ total, status }) => [total, status] as const),
    events: () =>
      bank.events
        .all()
        .toReversed()
        .map(({ type }) => type),
  };
}
