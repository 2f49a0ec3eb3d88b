import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { parseProfessional } from "@carnation/product/account";
import { parseCoupon } from "@carnation/product/coupon";
import type { Invoice } from "@carnation/product/invoice";
import { parsePlan, parsePlanPrice } from "@carnation/product/plan";
import { parseBilling } from "@carnation/product/profile";
import { parseSubscription } from "@carnation/product/subscription";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { documentOf, listOf, still } from "../../../../testing/readyState.ts";
import { memoryWorkspace, type OwnCommands } from "../../../../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../../../../testing/openApp.tsx";
import { invoiceOf } from "../../../pro/payment/testing/paymentFixtures.ts";

const claire = parseProfessional("claire", {
  email: "claire@exemple.fr",
  company: "Lumière de Peau",
  active: true,
});
const month = parsePlanPrice("month", { active: true, interval: "month", unit_amount: 7900 });
const pro = parsePlan("pro", { name: "Pro", active: true }, [month]);
const summer = parseCoupon("ete", { name: "Été", percent_off: 20, duration: "once" });
const running = parseSubscription("sub", {
  status: "active",
  product: "products/pro",
  price: "products/pro/prices/month",
  coupon: "coupons/ete",
  current_period_end: new Date("2026-12-03T10:00:00Z"),
});
const billing = parseBilling({ name: "Lumière de Peau", card: { brand: "visa", last4: "4242" } });
const november = invoiceOf("11", "2026-11-05T09:00:00Z");
const failed = invoiceOf("12", "2026-11-20T09:00:00Z", { status: "open", amount_paid: 0, attempt_count: 2 });

afterEach(() => {
  vi.unstubAllGlobals();
});

function open(own: Partial<Workspace["professionals"]> = {}, payment: OwnCommands["payment"] = {}) {
  const known = { professionals: listOf(claire), everyPlan: listOf(pro), coupons: listOf(summer) };
  return openApp(
    "/admin/customers/billing/claire",
    memoryWorkspace(known, { professionals: own, payment }),
    signedIn("sophie", "admin"),
  );
}

const paying = (...invoices: Invoice[]): Partial<Workspace["professionals"]> => ({
  watchStanding: (_uid, ...listeners) => still(documentOf(running))(...listeners),
  watchBilling: (_uid, ...listeners) => still(documentOf(billing))(...listeners),
  watchInvoices: (_uid, ...listeners) => still(listOf(...invoices))(...listeners),
});

test("the billing of a professional says who pays, with which card, what for, and what failed", async () => {
  open(paying(failed, november));
  await screen.findByRole("heading", { level: 1, name: "Facturation — Lumière de Peau" });
  const identity = within(await screen.findByRole("region", { name: "Identité de facturation" }));
  expect(identity.getByText("Visa se terminant par 4242")).toBeDefined();
  expect(identity.getAllByText("Non renseigné")).toHaveLength(3);
  const subscription = within(screen.getByRole("region", { name: "Abonnement" }));
  expect(subscription.getByText("Formule Pro")).toBeDefined();
  expect(subscription.getByText(/^79.€ HT par mois$/u)).toBeDefined();
  expect(subscription.getByText(/^Été.: −20.% le premier mois$/u)).toBeDefined();
  expect(subscription.getByText("Se renouvelle le 3 décembre 2026.")).toBeDefined();
  expect(screen.getByText(/^Facture CARN-12 du 20 novembre 2026.*2.tentatives\.$/u)).toBeDefined();
  const table = within(screen.getByRole("table", { name: "Factures de ce professionnel" }));
  expect(table.getAllByRole("row")).toHaveLength(3);
});

test("a professional without a customer at the provider has no billing, which is only said once it is known", async () => {
  const { unmount } = open();
  await screen.findByText("Aucune facturation pour ce compte.");
  unmount();
  open({
    watchInvoices: (_uid, _onNext, onError) => {
      onError(new CarnationError("unavailable"));
      return () => undefined;
    },
  });
  await screen.findByText("Le service est momentanément indisponible.");
  expect(screen.queryByText(/Aucune facturation/u)).toBeNull();
});

test("the subscription is ended once it was said when it stops; a failure stays in the question", async () => {
  const cancel = vi
    .fn<Workspace["payment"]["cancel"]>()
    .mockRejectedValueOnce(new CarnationError("unimplemented"))
    .mockResolvedValue();
  open(paying(november), { cancel });
  await userEvent.click(await screen.findByRole("button", { name: "Annuler l’abonnement" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/Lumière de Peau/u)).toBeDefined();
  expect(question.getByText(/reste actif jusqu’au 3 décembre 2026, sans autre paiement/u)).toBeDefined();
  const confirm = question.getByRole("button", { name: "Annuler l’abonnement" });
  await userEvent.click(confirm);
  await question.findByRole("alert");
  await userEvent.click(confirm);
  await screen.findByText("L’abonnement est annulé.");
  expect(cancel.mock.calls).toEqual([["sub"], ["sub"]]);
});

test("the provider’s page is opened in a tab of its own, at the address that the server gives", async () => {
  const tab = {
    opener: window,
    close: vi.fn<() => void>(),
    location: { replace: vi.fn<(to: string) => void>() },
  };
  const providerAccount = vi
    .fn<Workspace["professionals"]["providerAccount"]>()
    .mockRejectedValueOnce(new CarnationError("unavailable"))
    .mockResolvedValue("https://dashboard.stripe.com/customers/cus_1");
  open({ ...paying(november), providerAccount });
  vi.stubGlobal("open", () => tab);
  const button = await screen.findByRole("button", { name: "Ouvrir chez le prestataire" });
  await userEvent.click(button);
  await screen.findByText("Le service est momentanément indisponible.");
  expect(tab.close).toHaveBeenCalledOnce();
  await userEvent.click(button);
  await waitFor(() =>
    expect(tab.location.replace).toHaveBeenCalledWith("https://dashboard.stripe.com/customers/cus_1"),
  );
  expect(tab.opener).toBeNull();
  vi.stubGlobal("open", () => null);
  await userEvent.click(button);
  await screen.findByRole("link", { name: "Ouvrir la page du prestataire" });
});
