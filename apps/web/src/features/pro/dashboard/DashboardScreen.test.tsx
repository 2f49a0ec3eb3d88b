import { documentOf, diagnosisOf, listOf, type Known } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../../../testing/openApp.tsx";
import type { Diagnoses, ListState, OnNext } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { type Customer, parseCustomer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { parsePlan } from "@carnation/product/plan";
import { parseSubscription } from "@carnation/product/subscription";
import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";

// The first test loads the shells and pages, which takes seconds on a cold and busy machine.

const subscription = documentOf(parseSubscription("s1", { status: "active" }));
const unread = { status: "unread" } as const;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(known: Partial<Known>, diagnoses: Partial<Diagnoses> = {}) {
  return openApp("/user/dashboard", memoryWorkspace({ subscription, ...known }, { diagnoses }));
}

test("nobody is taken for a new account or for one without a subscription off line, with nothing kept", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  open({ customers: unread, diagnoses: unread, subscription: unread, profile: unread });
  expect(await screen.findAllByText("Pas encore lu hors connexion.")).toHaveLength(4);
  for (const wrong of [/Trois étapes/u, /Aucun client/u, /Aucun diagnostic/u, /Aucun abonnement/u]) {
    expect(screen.queryByText(wrong)).toBeNull();
  }
});

test("an account whose diagnoses cannot be read is not a new one", async () => {
  open({ diagnoses: { ...listOf(), unreadable: 1 } });
  expect(await screen.findByText(/1.élément illisible/u)).toBeDefined();
  expect(screen.queryByText("Trois étapes pour commencer")).toBeNull();
});

test("a new account has one step to take: a first client, then their first diagnosis", async () => {
  const { unmount } = open({});
  const steps = within(await screen.findByRole("region", { name: "Trois étapes pour commencer" }));
  const add = steps.getByRole<HTMLAnchorElement>("link", { name: "Ajouter un client" });
  expect([add.pathname, add.className]).toEqual(["/user/customers/add", expect.stringMatching(/primary/u)]);
  expect(document.querySelectorAll(".cn-button--primary")).toHaveLength(1);
  unmount();
  const lea = parseCustomer("lea", { firstname: "Léa", lastname: "Petit", email: "lea@exemple.fr" });
  const workspace = memoryWorkspace({ subscription, customers: listOf(lea) });
  const watchLastAnalysed: typeof workspace.customers.watchLastAnalysed = (onNext) => {
    onNext(listOf<Customer>());
    return () => undefined;
  };
  openApp("/user/dashboard", { ...workspace, customers: { ...workspace.customers, watchLastAnalysed } });
  const next = await screen.findByRole<HTMLAnchorElement>("link", { name: "Faire un diagnostic" });
  expect([next.pathname, next.className]).toEqual(["/user/diagnosis", expect.stringMatching(/primary/u)]);
  expect(screen.getByRole("link", { name: /^Client ajouté/u }).getAttribute("href")).toBe("/user/customers");
});

test("the latest diagnoses stand newest first, the five newest of them", async () => {
  const days = [28, 25, 21, 18, 12, 6, 2];
  const diagnoses = days.map((day) =>
    diagnosisOf({ id: `d${day}`, created: new Date(Date.UTC(2025, 10, day, 12)) }),
  );
  open({ diagnoses: listOf(...diagnoses) });
  const section = await screen.findByRole("region", { name: "Diagnostics récents" });
  const links = await within(section).findAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    days.slice(0, 5).map((day) => `/user/diagnosis/results/d${day}`),
  );
});

/** A server that has counted one more each time it is asked, and the latest diagnoses, which a test tells anew. */
function countingServer() {
  let counted = 40;
  let tellRecent: OnNext<ListState<Diagnosis>> = () => undefined;
  const countFinished = vi.fn<Diagnoses["countFinished"]>(() => Promise.resolve((counted += 1)));
  const watchAll: Diagnoses["watchAll"] = (onNext) => {
    tellRecent = onNext;
    onNext(listOf(diagnosisOf({ state: "started" })));
    return () => undefined;
  };
  return {
    diagnoses: { countFinished, watchAll },
    countFinished,
    tell: (recent: ListState<Diagnosis>) => act(() => tellRecent(recent)),
  };
}

test("the month is counted by the server, in Paris time, again when a diagnosis ends, and off line not at all", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-30T22:59:00Z"), toFake: ["Date"] });
  const { diagnoses, countFinished, tell } = countingServer();
  open({}, diagnoses);
  expect(await screen.findByText(/^41.diagnostics ce mois-ci\.$/u)).toBeDefined();
  expect(countFinished).toHaveBeenLastCalledWith({
    from: new Date("2026-10-31T23:00:00Z"),
    before: new Date("2026-11-30T23:00:00Z"),
  });
  tell(listOf(diagnosisOf({ state: "started" })));
  expect(countFinished).toHaveBeenCalledTimes(1);
  tell(listOf(diagnosisOf({})));
  expect(await screen.findByText(/^42.diagnostics ce mois-ci\.$/u)).toBeDefined();
  tell({ ...listOf(diagnosisOf({})), fromCache: true });
  expect(screen.queryByText(/ce mois-ci/u)).toBeNull();
  expect(countFinished).toHaveBeenCalledTimes(2);
});

test("a page that stays open past the end of the month says the new day and counts the new month", async () => {
  vi.useFakeTimers({
    now: new Date("2026-11-30T22:58:00Z"),
    toFake: ["Date", "setInterval", "clearInterval"],
  });
  const { diagnoses, countFinished } = countingServer();
  open({}, diagnoses);
  expect(await screen.findByText(/^41.diagnostics ce mois-ci\.$/u)).toBeDefined();
  expect(screen.getByText(/30 novembre/u)).toBeDefined();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(countFinished).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText(/ce mois-ci/u)).toBeNull();
  expect(screen.getByText(/1er décembre/u)).toBeDefined();
  expect(await screen.findByText(/^42.diagnostics ce mois-ci\.$/u)).toBeDefined();
  expect(countFinished).toHaveBeenLastCalledWith({
    from: new Date("2026-11-30T23:00:00Z"),
    before: new Date("2026-12-31T23:00:00Z"),
  });
});

test("a month that cannot be counted is left out", async () => {
  open({}, { countFinished: () => Promise.reject(new CarnationError("unavailable")) });
  expect(await screen.findByText("Votre abonnement est actif.")).toBeDefined();
  expect(screen.queryByText(/ce mois-ci/u)).toBeNull();
});

/** Clients analysed one day after the other, the latest first. */
function clients(count: number) {
  return Array.from({ length: count }, (_, index) =>
    parseCustomer(`c${index}`, {
      firstname: "Client",
      lastname: `N${index}`,
      email: `c${index}@exemple.fr`,
      consent: true,
      last_diagnostic: { id: `d${index}`, date: new Date(Date.now() - index * 86_400_000) },
    }),
  );
}

test("a late payment is said as such, everywhere, with the way to the subscription", async () => {
  const standing = documentOf(parseSubscription("s1", { status: "past_due" }));
  open({ subscription: { status: "missing" }, standing });
  expect(await screen.findByText("Paiement en retard")).toBeDefined();
  expect(screen.getAllByText(/Le dernier paiement a échoué/u)).toHaveLength(2);
  expect(screen.getAllByRole("link", { name: "Voir l’abonnement" })).toHaveLength(2);
  expect(screen.queryByText(/Aucun abonnement|Choisir une formule/u)).toBeNull();
});

test("a subscription that cannot be read is not a missing one, and is read again", async () => {
  const workspace = memoryWorkspace({ subscription: { status: "missing" } });
  const watchStanding = vi.fn<typeof workspace.subscription.watchStanding>((_onNext, onError) => {
    onError(new CarnationError("unavailable"));
    return () => undefined;
  });
  openApp("/user/dashboard", {
    ...workspace,
    subscription: { ...workspace.subscription, watchStanding },
  });
  const alert = (await screen.findByText(/^Votre abonnement n’a pas pu être lu\./u)).closest("[role=alert]");
  expect(screen.queryByText(/Aucun abonnement|Choisir une formule/u)).toBeNull();
  watchStanding.mockImplementation(workspace.subscription.watchStanding);
  await userEvent.click(within(alert as HTMLElement).getByRole("button", { name: "Réessayer" }));
  expect(await screen.findAllByText(/Aucun abonnement/u)).not.toHaveLength(0);
  expect(screen.queryByText(/n’a pas pu être lu/u)).toBeNull();
});

test("the wide tiles alone read the larger copy of their photo", async () => {
  const thumbnail = vi.fn<Diagnoses["thumbnail"]>(() => Promise.resolve(new Blob()));
  open({ customers: listOf(...clients(4)) }, { thumbnail });
  await screen.findByText("Client N3");
  await vi.waitFor(() => expect(thumbnail.mock.calls).toContainEqual(["d3", 640]));
  const tiles = thumbnail.mock.calls.filter(([, size]) => size !== 96);
  expect(new Map(tiles)).toEqual(
    new Map([
      ["d0", 640],
      ["d1", 320],
      ["d2", 320],
      ["d3", 640],
    ]),
  );
});

test("staff are asked to choose no plan", async () => {
  const none = { status: "missing" } as const;
  openApp("/user/dashboard", memoryWorkspace({ subscription: none }), signedIn("karim", "employee"));
  expect(await screen.findByText("Ce compte de l’équipe n’a pas d’abonnement.")).toBeDefined();
  expect(screen.queryByRole("link", { name: "Choisir une formule" })).toBeNull();
});

test("the month is counted against what the plan names", async () => {
  const workspace = memoryWorkspace(
    {
      subscription: documentOf(parseSubscription("s1", { status: "active", product: "products/pro" })),
      diagnoses: listOf(diagnosisOf({})),
      customers: listOf(...clients(2)),
    },
    { diagnoses: { countFinished: () => Promise.resolve(18) } },
  );
  const pro = parsePlan("pro", { name: "Pro", features: ["150 diagnostics par mois"] });
  const plans: typeof workspace.plans = {
    ...workspace.plans,
    watch: (_id, onNext) => {
      onNext(documentOf(pro));
      return () => undefined;
    },
  };
  openApp("/user/dashboard", { ...workspace, plans });
  expect(await screen.findByText(/^18.diagnostics sur 150 ce mois-ci$/u)).toBeDefined();
  expect(screen.getByText("Formule Pro")).toBeDefined();
  expect(screen.getByText(/^2.clients suivis\.$/u)).toBeDefined();
});

test("five clients are shown, ten at a press; the first one is compared with their diagnosis before", async () => {
  open(
    { customers: listOf(...clients(12)) },
    {
      watchOfCustomer: (customer, onNext) => {
        onNext(listOf(diagnosisOf({ id: "before", customer, created: new Date("2026-01-02") })));
        return () => undefined;
      },
    },
  );
  const gallery = within(await screen.findByRole("region", { name: "Derniers clients analysés" }));
  expect(await gallery.findAllByRole("article")).toHaveLength(5);
  const compare = gallery.getByRole<HTMLAnchorElement>("link", { name: /^Comparer/u });
  expect(compare.pathname).toBe("/user/diagnosis/compare/before/d0");
  await userEvent.click(gallery.getByRole("button", { name: "Voir les 10 derniers" }));
  expect(gallery.getAllByRole("article")).toHaveLength(10);
});

test("a client who is due is in « À revoir », one press from a new photo", async () => {
  const date = new Date(Date.now() - 50 * 86_400_000);
  const [first, second, ...others] = clients(3).map((client) => ({ ...client, consent: true }));
  if (!first || !second) throw new Error("There are clients");
  const due = { ...first, lastDiagnostic: { id: "d0", date, nextPhoto: null } };
  const workspace = memoryWorkspace({ subscription, customers: listOf(due, ...others) });
  // For whom a routine fixed a day, photographed so long ago that they are not among the latest.
  const planned = { ...second, lastDiagnostic: { id: "old", date: new Date(0), nextPhoto: "2026-01-05" } };
  const watchPlanned: typeof workspace.customers.watchPlanned = (onNext) => {
    onNext(listOf<Customer>(planned, due));
    return () => undefined;
  };
  openApp("/user/dashboard", { ...workspace, customers: { ...workspace.customers, watchPlanned } });
  const card = within(await screen.findByRole("region", { name: "À revoir" }));
  const camera = await card.findByRole<HTMLAnchorElement>("link", {
    name: "Nouveau diagnostic de Client N0",
  });
  expect(camera.pathname).toBe("/user/diagnosis/customer/c0/method");
  expect(card.getByText(/^Photo prévue le 5 janvier 2026/u)).toBeDefined();
  expect(card.getAllByRole("listitem")).toHaveLength(2);
});

test("clients who are due are counted while fewer are due than are read", async () => {
  const date = new Date(Date.now() - 50 * 86_400_000);
  const dueClients = (count: number) =>
    clients(count).map((client, index) => ({
      ...client,
      consent: true,
      lastDiagnostic: { id: `d${index}`, date, nextPhoto: null },
    }));
  const { unmount } = open({ customers: listOf(...dueClients(19)) });
  expect(await screen.findByRole("link", { name: "Voir les 19 clients à revoir" })).toBeDefined();
  unmount();
  open({ customers: listOf(...dueClients(20)) });
  expect(await screen.findByRole("link", { name: "Voir les clients à revoir" })).toBeDefined();
});

test("each card fails alone", async () => {
  const workspace = memoryWorkspace({ subscription, diagnoses: listOf(diagnosisOf({ customer: null })) });
  const customers: typeof workspace.customers = {
    ...workspace.customers,
    watchLastAnalysed: (_onNext, onError) => {
      onError(new CarnationError("unavailable"));
      return () => undefined;
    },
  };
  openApp("/user/dashboard", { ...workspace, customers });
  const gallery = within(await screen.findByRole("region", { name: "Derniers clients analysés" }));
  expect(await gallery.findByRole("button", { name: "Réessayer" })).toBeDefined();
  expect(screen.getByText("Diagnostic rapide")).toBeDefined();
  expect(screen.getByText("Votre abonnement est actif.")).toBeDefined();
});
