import type { Workspace } from "@carnation/data";
import { parseProfessional } from "@carnation/product/account";
import { parseAppCounters } from "@carnation/product/statistics";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { documentOf, listOf, still } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../../../testing/openApp.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T10:00:00Z") });
});
afterEach(() => void vi.useRealTimers());

const legal = {
  publisher: {
    name: "Exemple",
    legal_form: "SAS",
    capital: "1 000 €",
    registration: "RCS Lyon",
    vat_number: "FR00",
    address: "Lyon",
    email: "a@exemple.fr",
    phone: "01",
    director: "Camille",
  },
  host: { name: "Hébergeur", address: "Dublin", phone: "02" },
  privacy: { contact: "b@exemple.fr", officer: "aucun" },
  processors: [{ name: "Nuage", purpose: "hébergement", place: "Francfort", transfer: "aucun" }],
};

const open = (statistics: Partial<Workspace["statistics"]> = {}) =>
  openApp("/admin/dashboard", memoryWorkspace({}, { statistics }), signedIn("boss", "admin"));

const tile = async (label: string) =>
  within((await screen.findByText(label, { selector: "dt" })).closest("dl")!);

test("counters lead to what they count; one that is missing is no zero; of nothing the first one is offered", async () => {
  const counters = {
    customers: 1234,
    recommendations_total: 40,
    recommendations_active_total: 38,
    coupons_total: 0,
  };
  open({ watchTotals: still(documentOf(parseAppCounters(counters))) });
  expect((await tile("Clients professionnels")).getByText(/^1.234$/u)).toBeTruthy();
  expect((await tile("Recommandations")).getByText("dont 38 actives")).toBeTruthy();
  const missing = await tile("Employés");
  expect(missing.getByText("—")).toBeTruthy();
  expect(missing.getByRole("link", { name: "Voir les employés" }).getAttribute("href")).toBe(
    "/admin/employees",
  );
  const none = await tile("Réductions");
  expect(none.getByRole("link", { name: "Créer une réduction" }).getAttribute("href")).toBe(
    "/admin/discounts/add",
  );
});

test("recent failures are said without a name; that there are none, too", async () => {
  const values = { analysis_faults: 2, subscriptions_late: 1 };
  const { unmount } = open({
    watchDays: (_period, onNext, onError) => still(listOf({ date: "2026-11-22", values }))(onNext, onError),
  });
  expect(await screen.findByText(/2 analyses n’ont pas abouti en 7 jours/)).toBeTruthy();
  expect(screen.getByText(/1 abonnement attend son paiement\./)).toBeTruthy();
  expect(screen.queryByText(/e-mail/)).toBeNull();
  unmount();
  open();
  expect(await screen.findByText(/^Rien à signaler/)).toBeTruthy();
});

test("tasks that were cut off and could not be taken up are told; that there is none, too", async () => {
  const report = { date: new Date("2026-11-23T02:40:00Z"), resumed: 3, ended: 1, left: 2, kinds: {} };
  const { unmount } = open({ watchSweep: still(documentOf(report)) });
  expect(await screen.findByText(/^2 tâches interrompues attendent encore/)).toBeTruthy();
  expect(screen.getByText(/1 tâche interrompue a été close sans résultat\.$/)).toBeTruthy();
  unmount();
  open({ watchSweep: still(documentOf({ ...report, ended: 0, left: 0 })) });
  expect(await screen.findByText(/ni tâche interrompue\.$/)).toBeTruthy();
});

test("a trial run of the photos' retention is told, and how it is ended; a night that erased everything is not", async () => {
  const date = new Date("2026-11-23T02:10:00Z");
  const counts = { walk: 1, professionals: 2, diagnoses: 31, files: 93, cursor: "zelie", failed: [] };
  const report = { date, since: date, finished: date, dryRun: true, ...counts };
  const { unmount } = open({ watchRetention: still(documentOf(report)) });
  const told = await screen.findByText(/essai à blanc depuis le 23.novembre.2026/u);
  expect(told.textContent).toMatch(/31.diagnostics de 2.professionnels seraient effacées/u);
  expect(told.textContent).toMatch(/retirez la variable CARNATION_RETENTION/u);
  unmount();
  open({ watchRetention: still(documentOf({ ...report, dryRun: false })) });
  expect(await screen.findByText(/^Rien à signaler/)).toBeTruthy();
});

test("the facts that a deployment has not set are named; where none is missing, none is", async () => {
  const answer = (facts: unknown) => vi.stubGlobal("fetch", () => Promise.resolve(Response.json(facts)));
  onTestFinished(() => void vi.unstubAllGlobals());
  answer({ ...legal, host: { ...legal.host, phone: "" } });
  const { unmount } = open();
  expect(await screen.findByText(/^Les mentions légales sont incomplètes\./u)).toBeTruthy();
  expect(screen.getByText("le téléphone de l’hébergeur").tagName).toBe("LI");
  unmount();
  answer(legal);
  open();
  expect(await screen.findByText(/^Rien à signaler/u)).toBeTruthy();
  expect(screen.queryByText(/mentions légales/u)).toBeNull();
});

test("the newest professional is named, and leads to their page", async () => {
  const created = new Date("2026-11-22T08:00:00Z");
  const lea = { firstname: "Léa", lastname: "Roux", email: "lea@exemple.fr", active: true, created };
  const professionals = [
    parseProfessional("p1", { ...lea, company: "Peau & Co" }),
    parseProfessional("p2", { ...lea, active: false }),
  ];
  open({ watchSignUps: still(listOf(...professionals)) });
  expect((await screen.findByRole("link", { name: "Peau & Co" })).getAttribute("href")).toBe(
    "/admin/customers/view/p1",
  );
  expect(screen.getByText(/^Léa Roux · Actif · /)).toBeTruthy();
  expect(screen.getByText(/^Désactivé · /)).toBeTruthy();
});
