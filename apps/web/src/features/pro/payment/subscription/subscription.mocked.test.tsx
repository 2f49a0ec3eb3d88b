import type { DocumentState, Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { type CheckoutSession, parseCheckoutSession } from "@carnation/product/checkout";
import { parseProfile } from "@carnation/product/profile";
import type { Subscription } from "@carnation/product/subscription";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { redirectTo } from "../../../../shared/browser/redirectTo.ts";
import { documentOf, type Known, listOf } from "../../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../../../../testing/openApp.tsx";
import { essential, pro, subscribed } from "../testing/paymentFixtures.ts";

// jsdom goes nowhere.
vi.mock("../../../../shared/browser/redirectTo.ts", () => ({
  redirectTo: vi.fn<(address: string) => void>(),
}));

afterEach(() => {
  vi.useRealTimers();
  vi.mocked(redirectTo).mockClear();
});

interface OpenOptions {
  readonly known?: Partial<Known>;
  readonly payment?: Partial<Workspace["payment"]>;
  readonly query?: string;
}

const page = "/user/subscription";
const plansOffered: Workspace["payment"]["watchPlans"] = (onNext) => {
  onNext(listOf(essential, pro));
  return () => undefined;
};

function open({ known = {}, payment = {}, query = "" }: OpenOptions = {}) {
  const workspace = memoryWorkspace(known, { payment: { watchPlans: plansOffered, ...payment } });
  const plans: typeof workspace.plans = {
    ...workspace.plans,
    watch: (id, onNext) => {
      onNext(id === "pro" ? documentOf(pro) : { status: "missing" });
      return () => undefined;
    },
    watchPrice: ({ plan, price }, onNext) => {
      const found = plan === "pro" ? pro.prices.find(({ id }) => id === price) : undefined;
      onNext(found === undefined ? { status: "missing" } : documentOf(found));
      return () => undefined;
    },
  };
  return openApp(`${page}${query}`, { ...workspace, plans });
}

const withSubscription = (fields: object = {}): Partial<Known> => ({
  subscription: documentOf(subscribed(fields)),
});
const waiting = (fields: object): Partial<Known> => ({
  subscription: { status: "missing" },
  standing: documentOf(subscribed(fields)),
});

/** A checkout whose answers the test gives. */
function answeredLater() {
  const asked = vi.fn<Workspace["payment"]["checkout"]>();
  let tell: (session: CheckoutSession) => void = () => undefined;
  const stopped = vi.fn<() => void>();
  const checkout: Workspace["payment"]["checkout"] = (...args) => {
    asked(...args);
    return {
      watch: (onNext) => {
        tell = onNext;
        return stopped;
      },
    };
  };
  const answer = (fields: object): void =>
    act(() =>
      tell(
        parseCheckoutSession("c1", {
          subscription: "pro-month",
          success_url: "x",
          cancel_url: "x",
          metadata: { uid: "u1" },
          ...fields,
        }),
      ),
    );
  return { asked, checkout, answer, stopped };
}

const choose = (name: RegExp) => screen.findByRole("button", { name });

test("a plan that is offered no more keeps its name, its price and its quota for who pays it", async () => {
  const watchPlans: Workspace["payment"]["watchPlans"] = (onNext) => {
    onNext(listOf(essential));
    return () => undefined;
  };
  open({ known: withSubscription(), payment: { watchPlans } });
  const standing = await screen.findByRole("region", { name: "Formule Pro" });
  expect(standing.textContent).toMatch(/79.€ HT par mois/u);
});

test("the plans are offered without a subscription, by the month and by the year, with what a year saves and the trial", async () => {
  open();
  expect(await screen.findByText("Aucun abonnement n'est associé à ce compte.")).toBeDefined();
  const cards = await screen.findAllByRole("article");
  expect(cards.map((card) => within(card).getByRole("heading").textContent)).toEqual(["Essentiel", "Pro"]);
  expect(cards[0]?.textContent).toMatch(/39.€ HT par mois14.jours d’essai/u);
  expect(screen.getByText(/^Payé à l’année, jusqu’à 158.€ HT d’économie par an\.$/u)).toBeDefined();
  await userEvent.click(screen.getByRole("radio", { name: "Par an" }));
  expect(screen.getAllByRole("article")[0]?.textContent).toMatch(
    /390.€ HT par ansoit 32,50.€ HT par mois78.€ HT d’économie par an14.jours d’essai/u,
  );
  expect(screen.queryByRole("button", { name: /Résilier/u })).toBeNull();
});

test("« Choisir » asks once for the payment page of that price, and leaves for it", async () => {
  const { asked, checkout, answer, stopped } = answeredLater();
  open({ payment: { checkout } });
  await userEvent.dblClick(await choose(/^Choisir la formule Pro, 79.€ HT par mois$/u));
  expect(screen.getByText("Redirection vers la page de paiement sécurisée…")).toBeDefined();
  expect(asked.mock.calls).toEqual([["pro-month"]]);
  expect((await choose(/^Choisir la formule Essentiel/u)).hasAttribute("disabled")).toBe(true);
  answer({});
  expect(redirectTo).not.toHaveBeenCalled();
  answer({ sessionId: "cs_1", url: "https://pay.example/cs_1" });
  expect(vi.mocked(redirectTo).mock.calls).toEqual([["https://pay.example/cs_1"]]);
  expect(stopped).toHaveBeenCalledOnce();
  expect(screen.getByText("Redirection vers la page de paiement sécurisée…")).toBeDefined();
  // Whoever comes back by the browser's button finds the page as the browser kept it.
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  expect(screen.queryByText(/^Redirection/u)).toBeNull();
});

test.each([
  [{ error: { message: "Un abonnement est déjà en cours." } }, "Un abonnement est déjà en cours."],
  [{ error: {} }, "Un problème est survenu de notre côté."],
  [{ sessionId: "cs_1" }, "Un problème est survenu de notre côté."],
])(
  "the server’s answer %j is said, nobody is led anywhere, and it can be tried again",
  async (fields, words) => {
    const { asked, checkout, answer } = answeredLater();
    open({ payment: { checkout } });
    await userEvent.click(await choose(/^Choisir la formule Pro/u));
    answer(fields);
    expect(screen.getByRole("alert").textContent).toBe(words);
    expect(redirectTo).not.toHaveBeenCalled();
    await userEvent.click(await choose(/^Choisir la formule Essentiel/u));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(asked).toHaveBeenLastCalledWith("essentiel-month");
  },
);

test("a payment off line is not asked for later, and it is said", async () => {
  const checkout: Workspace["payment"]["checkout"] = () => ({
    watch: (_onNext, onError) => {
      queueMicrotask(() => act(() => onError(new CarnationError("offline"))));
      return () => undefined;
    },
  });
  open({ payment: { checkout } });
  await userEvent.click(await choose(/^Choisir la formule Pro/u));
  expect((await screen.findByRole("alert")).textContent).toMatch(/connexion/u);
});

test("a payment page that does not come can be given up after a while", async () => {
  const { checkout, stopped } = answeredLater();
  open({ payment: { checkout } });
  const button = await choose(/^Choisir la formule Pro/u);
  vi.useFakeTimers();
  // The page is asked for once the workspace is known to be loaded.
  await act(async () => button.click());
  expect(screen.queryByRole("button", { name: "Annuler" })).toBeNull();
  act(() => void vi.advanceTimersByTime(15_000));
  act(() => screen.getByRole("button", { name: "Annuler" }).click());
  expect(stopped).toHaveBeenCalledOnce();
  expect(screen.queryByText(/Redirection/u)).toBeNull();
});

test("the plan in force says its name, its end, its price and its use; another one says what it changes, at the provider’s", async () => {
  const portal = vi.fn<Workspace["payment"]["portal"]>().mockResolvedValue("https://pay.example/portal");
  open({ known: withSubscription(), payment: { portal } });
  const standing = within(await screen.findByRole("region", { name: "Formule Pro" }));
  expect(standing.getByText("Actif")).toBeDefined();
  expect(standing.getByText(/^Se renouvelle le /u)).toBeDefined();
  expect(await standing.findByText(/^79.€ HT par mois\.$/u)).toBeDefined();
  const [small, inForce] = await screen.findAllByRole("article");
  expect(inForce?.textContent).toContain("Votre formule");
  expect(within(inForce!).queryByRole("button")).toBeNull();
  expect(small?.textContent).toMatch(/40.€ HT de moins par mois, 120.diagnostics de moins par mois\./u);
  expect(small?.textContent).not.toContain("essai");
  expect(screen.getByText(/Choisir une autre formule ouvre la page sécurisée/u)).toBeDefined();
  await userEvent.click(await choose(/^Choisir la formule Essentiel/u));
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith("https://pay.example/portal"));
  expect(portal).toHaveBeenCalledWith(`${window.location.origin}${page}`);
});

test("a reduction in force is said beside the price that it is taken off", async () => {
  open({ known: withSubscription({ coupon: "coupons/BIENVENUE20" }) });
  expect(await screen.findByText(/^79.€ HT par mois\. Votre réduction s’en déduit\.$/u)).toBeDefined();
});

test("a plan paid by the year can be chosen by the month", async () => {
  open({ known: withSubscription({ price: "products/pro/prices/pro-year" }) });
  expect(await choose(/^Choisir la formule Essentiel, 390.€ HT par an$/u)).toBeDefined();
  await userEvent.click(screen.getByRole("radio", { name: "Par mois" }));
  const [, byMonth] = screen.getAllByRole("article");
  expect(byMonth?.textContent).toMatch(/158.€ HT de plus par an\./u);
  expect(within(byMonth!).getByRole("button", { name: /^Choisir la formule Pro/u })).toBeDefined();
});

test("a trial says how many days are left and what follows", async () => {
  const trial = { status: "trialing", trial_end: new Date(Date.now() + 8.5 * 86_400_000) };
  open({ known: withSubscription(trial) });
  expect(await screen.findByText(/^Essai jusqu’au /u)).toBeDefined();
  expect(
    await screen.findByText(/^9.jours restants\. Puis 79.€ HT par mois, sans rien faire/u),
  ).toBeDefined();
  expect(screen.getByRole("button", { name: "Résilier l’essai" })).toBeDefined();
});

test("« Résilier » says when it stops, what stays and where to export; a failure stays in the dialog", async () => {
  const cancel = vi
    .fn<Workspace["payment"]["cancel"]>()
    .mockRejectedValueOnce(new CarnationError("unavailable"))
    .mockResolvedValue();
  open({ known: withSubscription(), payment: { cancel } });
  await userEvent.click(await screen.findByRole("button", { name: "Résilier l’abonnement" }));
  const dialog = within(screen.getByRole("alertdialog"));
  expect(
    dialog.getByText(/^Votre abonnement reste actif jusqu’au .*, sans autre paiement\.$/u),
  ).toBeDefined();
  expect(dialog.getByText(/restent lisibles, exportables et supprimables/u)).toBeDefined();
  const way = dialog.getByRole<HTMLAnchorElement>("link", { name: "exporter mes données" });
  expect(way.pathname).toBe("/user/account");
  const yes = dialog.getByRole("button", { name: "Résilier l’abonnement" });
  await userEvent.click(yes);
  expect(await dialog.findByText("Le service est momentanément indisponible.")).toBeDefined();
  await userEvent.click(yes);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(cancel.mock.calls).toEqual([["sub1"], ["sub1"]]);
  expect(screen.getByText(/^C’est enregistré\./u)).toBeDefined();
});

test("a cancellation is said to be done once it is, and no longer when another tab took it up again", async () => {
  let tell: (known: DocumentState<Subscription>) => void = () => undefined;
  const workspace = memoryWorkspace({}, { payment: { watchPlans: plansOffered } });
  const watchStanding: Workspace["subscription"]["watchStanding"] = (onNext) => {
    tell = onNext;
    onNext(documentOf(subscribed()));
    return () => undefined;
  };
  openApp(page, { ...workspace, subscription: { ...workspace.subscription, watchStanding } });
  await userEvent.click(await screen.findByRole("button", { name: "Résilier l’abonnement" }));
  const dialog = within(screen.getByRole("alertdialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Résilier l’abonnement" }));
  expect(await screen.findByText(/^C’est enregistré\./u)).toBeDefined();
  act(() => tell(documentOf(subscribed({ cancel_at_period_end: true }))));
  expect(screen.getByText(/^C’est fait\. Rien n’est effacé/u)).toBeDefined();
  act(() => tell(documentOf(subscribed())));
  expect(screen.queryByText(/^C’est /u)).toBeNull();
  expect(screen.getByText(/^Se renouvelle le /u)).toBeDefined();
});

test("an ended subscription says so and can be taken up again", async () => {
  open({ known: withSubscription({ cancel_at_period_end: true }) });
  expect(await screen.findByText(/^Prend fin le /u)).toBeDefined();
  expect(screen.getByText("Résilié")).toBeDefined();
  expect(screen.getByRole("button", { name: "Reprendre mon abonnement" })).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Résilier/u })).toBeNull();
});

test.each(["past_due", "unpaid", "paused"])("%s: the card is mended at the provider’s", async (status) => {
  const portal = vi
    .fn<Workspace["payment"]["portal"]>()
    .mockRejectedValueOnce(new CarnationError("unavailable"))
    .mockResolvedValue("https://pay.example/portal");
  open({ known: waiting({ status }), payment: { portal } });
  await userEvent.click(await screen.findByRole("button", { name: "Mettre à jour mon moyen de paiement" }));
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText("Le service est momentanément indisponible.")).toBeDefined();
  await userEvent.click(alert.getByRole("button", { name: "Réessayer" }));
  await waitFor(() => expect(redirectTo).toHaveBeenCalledOnce());
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Voir la facture en attente" }).pathname).toBe(
    "/user/payments",
  );
  await userEvent.click(screen.getByRole("button", { name: "Résilier l’abonnement" }));
  const question = within(screen.getByRole("alertdialog"));
  expect(question.getByText(/prend fin tout de suite/u)).toBeDefined();
  expect(question.queryByText(/Ensuite/u)).toBeNull();
});

test.each(["canceled", "incomplete_expired", "incomplete"])(
  "a plan is chosen anew after %s, without a trial",
  async (status) => {
    const { asked, checkout } = answeredLater();
    open({ known: waiting({ status }), payment: { checkout } });
    await userEvent.click(await choose(/^Choisir la formule Pro/u));
    expect(asked).toHaveBeenCalledWith("pro-month");
    expect(screen.queryByText(/jours d’essai/u)).toBeNull();
  },
);

test("no plan is offered", async () => {
  open({
    payment: {
      watchPlans: (onNext) => {
        onNext(listOf());
        return () => undefined;
      },
    },
  });
  expect(await screen.findByText("Aucune formule n’est proposée pour l’instant.")).toBeDefined();
});

test("staff are told that they have none, and may still look", async () => {
  const workspace = memoryWorkspace({}, { payment: { watchPlans: plansOffered } });
  openApp(page, workspace, signedIn("karim", "employee"));
  expect(await screen.findByText("Ce compte de l’équipe n’a pas d’abonnement.")).toBeDefined();
});

test("a return from the bank without a payment: nothing was debited, and the address is cleaned", async () => {
  const { router } = open({ query: "?payment=canceled&x=1" });
  expect(await screen.findByText("Paiement annulé, rien n’a été débité.")).toBeDefined();
  await waitFor(() => expect(router.state.location.search).toBe("?x=1"));
  expect(screen.getByText("Paiement annulé, rien n’a été débité.")).toBeDefined();
});

/** The pauses between two questions pass at the test's word, everything else as ever. */
const holdTimers = () =>
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });

/** Lets seconds pass, one by one: after each the page is drawn anew. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) await act(() => vi.advanceTimersByTimeAsync(1000));
}

/** A subscription that the server tells of later. */
function subscribedLater() {
  let tell: (known: DocumentState<Subscription>) => void = () => undefined;
  const workspace = memoryWorkspace({}, { payment: { watchPlans: plansOffered } });
  const watch: Workspace["subscription"]["watchCurrent"] = (onNext) => {
    tell = onNext;
    onNext({ status: "missing" });
    return () => undefined;
  };
  const subscription = { ...workspace.subscription, watchCurrent: watch };
  return {
    workspace: { ...workspace, subscription },
    tell: (known: DocumentState<Subscription>) => act(() => tell(known)),
  };
}

test("a return from the bank with a payment: it is asked until current, never said before; then the address is cleaned", async () => {
  holdTimers();
  const { workspace, tell } = subscribedLater();
  const refresh = vi
    .fn<Workspace["payment"]["refresh"]>()
    .mockRejectedValueOnce(new CarnationError("offline"));
  refresh.mockResolvedValue(false);
  const { router } = openApp(`${page}?payment=success`, {
    ...workspace,
    payment: { ...workspace.payment, refresh },
  });
  expect(await screen.findByText(/^Merci, c’est enregistré\./u)).toBeDefined();
  expect(screen.queryByText(/Aucun abonnement/u)).toBeNull();
  await pass(3);
  expect(screen.queryByRole("button", { name: /^Choisir/u })).toBeNull();
  expect(refresh).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(/est actif/u)).toBeNull();
  expect(router.state.location.search).toBe("?payment=success");
  // What this device kept of before is not the answer.
  tell({ status: "ready", value: subscribed(), fromCache: true });
  expect(screen.queryByText("Merci, votre abonnement est actif.")).toBeNull();
  tell(documentOf(subscribed()));
  expect(await screen.findByText("Merci, votre abonnement est actif.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Faire un diagnostic" })).toBeDefined();
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

test("a slow payment page is said to be slow, calmly, with a way on and another question", async () => {
  holdTimers();
  const { workspace, tell } = subscribedLater();
  const refresh = vi.fn<Workspace["payment"]["refresh"]>().mockResolvedValue(false);
  openApp(`${page}?payment=success`, { ...workspace, payment: { ...workspace.payment, refresh } });
  await screen.findByText(/^Merci, c’est enregistré\./u);
  expect(screen.queryByText(/plus long que d’habitude/u)).toBeNull();
  await pass(20);
  expect(screen.getByText(/plus long que d’habitude/u)).toBeDefined();
  expect(screen.getByRole("link", { name: "Aller au tableau de bord" })).toBeDefined();
  const before = refresh.mock.calls.length;
  act(() => screen.getByRole("button", { name: "Vérifier maintenant" }).click());
  expect(refresh).toHaveBeenCalledTimes(before + 1);
  tell(documentOf(subscribed({ status: "trialing" })));
  expect(await screen.findByText("Merci, votre période d’essai est ouverte.")).toBeDefined();
});

test("the plan that an administrator chose for the account comes first, until it has subscribed", async () => {
  const chosen = parseProfile("u1", { active: true, trial_plan: "products/pro", coupon: "coupons/ete" });
  const { unmount } = open({ known: { profile: documentOf(chosen) } });
  expect(await screen.findByText(/^Une réduction est enregistrée pour votre compte/u)).toBeDefined();
  const [first] = await screen.findAllByRole("article");
  expect(first?.textContent).toMatch(/Pro.*Proposée pour commencer/u);
  unmount();
  open({ known: { profile: documentOf(chosen), ...withSubscription() } });
  await screen.findAllByRole("article");
  expect(screen.queryByText(/Proposée pour commencer|réduction est enregistrée/u)).toBeNull();
});
