import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { addDays, isoDay } from "@carnation/domain/format";
import { parseProfessional, parseSupportNote } from "@carnation/product/account";
import { parseCoupon } from "@carnation/product/coupon";
import { parsePlan } from "@carnation/product/plan";
import { parseSubscription } from "@carnation/product/subscription";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { documentOf, type Known, listOf, still } from "../../../testing/readyState.ts";
import { memoryWorkspace, type OwnCommands } from "../../../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../../../testing/openApp.tsx";

const date = new Date("2026-11-02T09:00:00Z");
const claire = parseProfessional("claire", {
  email: "claire@exemple.fr",
  firstname: "Claire",
  lastname: "Martin",
  company: "Lumière de Peau",
  active: true,
  created: date,
  hidden_criterias: [31],
  enabled_subcategories: ["subcategories/led"],
  summary: {
    status: "active",
    plan: "products/pro",
    customers_total: 12,
    diagnosis_total: 40,
    last_activity: date,
  },
});
const nadia = parseProfessional("nadia", {
  email: "nadia@exemple.fr",
  firstname: "Nadia",
  lastname: "Roy",
  company: "=Institut Zen",
  active: false,
  invited: date,
});
const pro = parsePlan("pro", { name: "Pro", active: true });
const old = parsePlan("old", { name: "Ancienne", active: false });
const summer = parseCoupon("ete", { name: "Été", percent_off: 20, duration: "once" });
const led = { id: "led", name: "LED", category: "other", active: true } as const;

function open(path: string, own: OwnCommands = {}, known: Partial<Known> = {}) {
  const workspace = memoryWorkspace(
    {
      professionals: listOf(claire, nadia),
      everyPlan: listOf(pro, old),
      coupons: listOf(summer),
      activeSubcategories: listOf({ ...led, picture: null, created: null, order: null, warning: "" }),
      ...known,
    },
    own,
  );
  return openApp(`/admin/customers${path}`, workspace, signedIn("sophie", "admin"));
}

const running = parseSubscription("sub", {
  status: "active",
  product: "products/pro",
  current_period_end: new Date("2026-12-03T10:00:00Z"),
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The companies; the owner's name after each is for phones. */
const rowNames = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getByRole("link").firstChild?.textContent);

test("the list says how each stands, from one summary, and is filtered by its address", async () => {
  open("");
  await screen.findByText("2 professionnels");
  expect(rowNames()).toEqual(["=Institut Zen", "Lumière de Peau"]);
  expect(screen.getByRole("row", { name: /Lumière/u }).textContent).toMatch(
    /Pro.*Actif.*12.*40.*02\/11\/2026/u,
  );
  expect(screen.getByRole("row", { name: /Zen/u }).textContent).toMatch(/Désactivé.*—/u);
});

test("the list says that there may be more, also where one of them cannot be read", async () => {
  const many = Array.from({ length: 199 }, (_, index) => ({ ...claire, id: `p${index}`, uid: `p${index}` }));
  open("", {}, { professionals: { ...listOf(...many), unreadable: 1 } });
  expect(await screen.findByText("Les 199 premiers sont affichés.")).toBeDefined();
});

test.each([
  ["?statut=abonnes", ["Lumière de Peau"]],
  ["?statut=sans", ["=Institut Zen"]],
  ["?formule=pro", ["Lumière de Peau"]],
  ["?compte=desactives", ["=Institut Zen"]],
])("the address %s shows %j", async (query, names) => {
  open(query);
  await screen.findByRole("table");
  await waitFor(() => expect(rowNames()).toEqual(names));
});

test("an account is added with what its checkout proposes; an address that is taken is refused, nothing is lost", async () => {
  const create = vi
    .fn<Workspace["accounts"]["create"]>()
    .mockRejectedValueOnce(new CarnationError("email-in-use"))
    .mockResolvedValue({ uid: "new" });
  const { router } = open("/add", { accounts: { create } });
  await userEvent.type(await screen.findByRole("textbox", { name: /Prénom/u }), "Ada");
  await userEvent.type(screen.getByRole("textbox", { name: /^Nom/u }), "Roy");
  const email = screen.getByRole<HTMLInputElement>("textbox", { name: /E-mail/u });
  await userEvent.type(email, "CLAIRE@exemple.fr");
  await userEvent.type(screen.getByRole("textbox", { name: /Société/u }), "Zen");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /Formule d’essai/u }), "pro");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /Réduction/u }), "ete");
  expect(screen.queryByRole("switch")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Ajouter un professionnel" }));
  await screen.findAllByText("Un compte a déjà cette adresse e-mail.");
  expect(create).not.toHaveBeenCalled();
  await userEvent.clear(email);
  await userEvent.type(email, "ada@exemple.fr");
  await userEvent.click(screen.getByRole("button", { name: "Ajouter un professionnel" }));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  await screen.findAllByText("Un compte a déjà cette adresse e-mail.");
  expect(email.value).toBe("ada@exemple.fr");
  await userEvent.click(screen.getByRole("button", { name: "Ajouter un professionnel" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/admin/customers"));
  const [[first], [second]] = create.mock.calls as [Parameters<typeof create>, Parameters<typeof create>];
  expect(second).toMatchObject({
    role: "customer",
    email: "ada@exemple.fr",
    coupon: "ete",
    trial_plan: "pro",
    enabled_subcategories: [],
  });
  // Sent again, it is the same account.
  expect(second.request).toBe(first.request);
});

test("only changed fields are saved; deactivating says what the person will read, and ends the subscription", async () => {
  const update = vi.fn<Workspace["accounts"]["update"]>(() => Promise.resolve());
  open("/edit/claire", { accounts: { update } });
  const email = await screen.findByRole<HTMLInputElement>("textbox", { name: /E-mail/u });
  expect(email.readOnly).toBe(true);
  expect(screen.queryByRole("checkbox", { name: /abonnement/u })).toBeNull();
  await userEvent.click(screen.getByRole("switch", { name: /Compte actif/u }));
  expect(screen.getByText(/Votre compte est désactivé/u)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /abonnement/u }).checked).toBe(true);
  await userEvent.click(screen.getByRole("checkbox", { name: /tous les critères/u }));
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText("C’est enregistré.");
  expect(update).toHaveBeenCalledWith({
    uid: "claire",
    active: false,
    end_subscription: true,
    hidden_criterias: [],
    opened: expect.objectContaining({ active: true, company: "Lumière de Peau" }) as object,
  });
});

test("another's save meanwhile is not overwritten unasked", async () => {
  const update = vi
    .fn<Workspace["accounts"]["update"]>()
    .mockRejectedValueOnce(new CarnationError("aborted"))
    .mockResolvedValue();
  open("/edit/claire", { accounts: { update } });
  await userEvent.type(await screen.findByRole("textbox", { name: /Société/u }), " SARL");
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await userEvent.click(await screen.findByRole("button", { name: "Enregistrer ma version" }));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect(update.mock.calls[1]?.[0]).toMatchObject({ company: "Lumière de Peau SARL" });
  expect(update.mock.calls[1]?.[0]).not.toHaveProperty("opened");
});

test("the page of a professional has figures, and no way to their clients", async () => {
  open("/view/claire", {
    professionals: {
      watchStanding: (_uid, ...listeners) => still(documentOf(running))(...listeners),
      watchTotals: (_uid, ...listeners) =>
        still(documentOf({ customers_total: 12, invoices_total: 3, recommendations_total: null }))(
          ...listeners,
        ),
    },
    accounts: { readSignIns: () => Promise.resolve(new Map([["claire", date]])) },
  });
  await screen.findByRole("heading", { level: 1, name: "Lumière de Peau" });
  expect(document.title).toBe("Fiche du professionnel — Carnation");
  expect(screen.getByText("Se renouvelle le 3 décembre 2026.")).toBeDefined();
  expect(await screen.findByText("Formule Pro")).toBeDefined();
  expect((await screen.findAllByText("2 novembre 2026")).length).toBeGreaterThan(0);
  const figures = within(screen.getByRole("region", { name: "En chiffres" }));
  expect(figures.getByText("Recommandations").nextElementSibling?.textContent).toContain("—");
  expect(figures.getByText("Factures").nextElementSibling?.textContent).toBe("3");
  expect(screen.getByText("LED")).toBeDefined();
  const hrefs = screen.getAllByRole<HTMLAnchorElement>("link").map(({ pathname }) => pathname);
  expect(hrefs.filter((href) => href.startsWith("/user/customers"))).toEqual([]);
  expect(document.querySelectorAll("main img")).toHaveLength(0);
});

test("activity is drawn day by day, beside as long before; nothing is said to be nothing", async () => {
  const today = isoDay(new Date());
  const watchDays: Workspace["professionals"]["watchDays"] = ({ uid }, ...listeners) =>
    still(
      listOf(
        ...(uid === "claire"
          ? [
              { date: today, values: { diagnoses: 4, diagnoses_done: 3, quotes: 1 } },
              { date: addDays(today, -40), values: { diagnoses: 1, diagnoses_done: 1 } },
            ]
          : []),
      ),
    )(...listeners);
  const { unmount } = open("/view/claire", { professionals: { watchDays } });
  await screen.findByText(/^1 devis émis, 0 rapport envoyé\. 2.diagnostics de plus que sur la période/u);
  await userEvent.click(screen.getByRole("radio", { name: "90 jours" }));
  await screen.findByText(/4.diagnostics de plus/u);
  unmount();
  open("/view/nadia", { professionals: { watchDays } });
  expect(await screen.findByText("Pas encore de données sur cette période.")).toBeDefined();
});

test("an account of the staff, or none at all, is no professional", async () => {
  open("/view/sophie");
  expect(await screen.findByText("Cet élément n’existe plus ou a été supprimé.")).toBeDefined();
});

test("deactivating names whom, and asks what becomes of the subscription", async () => {
  const update = vi.fn<Workspace["accounts"]["update"]>(() => Promise.resolve());
  open("/view/claire", {
    accounts: { update },
    professionals: { watchStanding: (_uid, ...listeners) => still(documentOf(running))(...listeners) },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Désactiver" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/Lumière de Peau/u)).toBeDefined();
  expect(question.getByText(/lira «.Votre compte est désactivé\..»/u)).toBeDefined();
  expect(question.getByText(/L’abonnement reste actif jusqu’au 3 décembre 2026/u)).toBeDefined();
  await userEvent.click(question.getByRole("checkbox"));
  expect(question.getByText(/les prélèvements aussi/u)).toBeDefined();
  await userEvent.click(question.getByRole("button", { name: "Désactiver le compte" }));
  await waitFor(() => expect(update).toHaveBeenCalledWith({ uid: "claire", active: false }));
});

test("a subscription that could not be read is asked about, too", async () => {
  const update = vi.fn<Workspace["accounts"]["update"]>(() => Promise.resolve());
  const watchStanding: Workspace["professionals"]["watchStanding"] = (_uid, _next, fail) => {
    fail(new CarnationError("unavailable"));
    return () => undefined;
  };
  open("/view/claire", { accounts: { update }, professionals: { watchStanding } });
  await userEvent.click(await screen.findByRole("button", { name: "Désactiver" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/n’a pas pu être lu/u)).toBeDefined();
  await userEvent.click(question.getByRole("button", { name: "Désactiver le compte" }));
  const change = { uid: "claire", active: false, end_subscription: true };
  await waitFor(() => expect(update).toHaveBeenCalledWith(change));
});

test("the page tells that the subscription could not be ended of an account that is deactivated already, and tries again", async () => {
  let tell: (known: ReturnType<typeof documentOf<typeof claire>>) => void = () => undefined;
  const update = vi
    .fn<Workspace["accounts"]["update"]>()
    .mockImplementationOnce(() => {
      tell(documentOf({ ...claire, active: false }));
      return Promise.reject(new CarnationError("unavailable"));
    })
    .mockResolvedValue();
  const watch: Workspace["professionals"]["watch"] = (_uid, next) => {
    tell = next;
    next(documentOf(claire));
    return () => undefined;
  };
  const watchStanding: Workspace["professionals"]["watchStanding"] = (_uid, ...listeners) =>
    still(documentOf(running))(...listeners);
  open("/view/claire", { accounts: { update }, professionals: { watch, watchStanding } });
  await userEvent.click(await screen.findByRole("button", { name: "Désactiver" }));
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: "Désactiver le compte" }));
  await question.findByRole("alert");
  await userEvent.click(question.getByRole("button", { name: "Désactiver le compte" }));
  await screen.findByRole("button", { name: "Réactiver" });
  const change = { uid: "claire", active: false, end_subscription: true };
  expect(update.mock.calls).toEqual([[change], [change]]);
});

test("a professional who is deactivated is activated again, and told nothing else", async () => {
  const update = vi.fn<Workspace["accounts"]["update"]>(() => Promise.resolve());
  open("/view/nadia", { accounts: { update } });
  await userEvent.click(await screen.findByRole("button", { name: "Réactiver" }));
  expect(screen.queryByRole("button", { name: /mot de passe|invitation/u })).toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: "Réactiver le compte" }));
  await waitFor(() => expect(update).toHaveBeenCalledWith({ uid: "nadia", active: true }));
});

test("the link for a new password, or the invitation, is sent once it was asked for", async () => {
  const resetPassword = vi.fn<Workspace["accounts"]["resetPassword"]>(() => Promise.resolve());
  const resendInvitation = vi.fn<Workspace["accounts"]["resendInvitation"]>(() => Promise.resolve());
  const own = { accounts: { resetPassword, resendInvitation } };
  const { unmount } = open("/view/claire", own);
  await userEvent.click(await screen.findByRole("button", { name: "Réinitialiser le mot de passe" }));
  const asked = within(await screen.findByRole("alertdialog"));
  await userEvent.click(asked.getByRole("button", { name: "Réinitialiser le mot de passe" }));
  await screen.findByText("Le lien est envoyé à claire@exemple.fr.");
  expect(resetPassword).toHaveBeenCalledWith("claire");
  unmount();
  open("/view/nadia", own, { professionals: listOf({ ...nadia, active: true }) });
  await userEvent.click(await screen.findByRole("button", { name: "Renvoyer l’invitation" }));
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: "Renvoyer l’invitation" }));
  await waitFor(() => expect(resendInvitation).toHaveBeenCalledWith("nadia"));
});

test("a note says who and when; what was typed stays when it was not sent, and is sent as the same note", async () => {
  const note = parseSupportNote("n1", { text: "Rappelée.", author: "sophie", created: date });
  const addNote = vi
    .fn<Workspace["professionals"]["addNote"]>()
    .mockRejectedValueOnce(new CarnationError("offline"))
    .mockResolvedValue();
  const removeNote = vi.fn<Workspace["professionals"]["removeNote"]>(() => Promise.resolve());
  const sophie = parseProfessional("sophie", { firstname: "Sophie", lastname: "Diaz", role: "admin" });
  open(
    "/view/claire",
    {
      professionals: {
        addNote,
        removeNote,
        watchNotes: (_uid, ...listeners) => still(listOf(note))(...listeners),
      },
    },
    { staff: listOf(sophie) },
  );
  await screen.findByText(/^Sophie Diaz, le 2 novembre 2026/u);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Ajouter une note/u });
  await userEvent.click(screen.getByRole("button", { name: "Ajouter la note" }));
  await screen.findAllByText("Saisissez une note.");
  await userEvent.type(field, "À rappeler lundi");
  await userEvent.click(screen.getByRole("button", { name: "Ajouter la note" }));
  await screen.findByText("Vous êtes hors connexion.");
  expect(field.value).toBe("À rappeler lundi");
  await userEvent.click(screen.getByRole("button", { name: "Ajouter la note" }));
  await waitFor(() => expect(field.value).toBe(""));
  const [first, second] = addNote.mock.calls;
  expect(second).toEqual(first);
  expect(first?.[1]).toMatchObject({ text: "À rappeler lundi" });
  await userEvent.click(screen.getByRole("button", { name: /Supprimer la note de Sophie/u }));
  await userEvent.click(await screen.findByRole("button", { name: "Supprimer la note" }));
  await waitFor(() => expect(removeNote).toHaveBeenCalledWith("claire", "n1"));
});

test("a note that was changed after it failed is another one: the first may be stored", async () => {
  const saving = Promise.withResolvers<void>();
  const addNote = vi
    .fn<Workspace["professionals"]["addNote"]>()
    .mockReturnValueOnce(saving.promise)
    .mockResolvedValue();
  open("/view/claire", { professionals: { addNote } });
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /Ajouter une note/u });
  const send = () => userEvent.click(screen.getByRole("button", { name: "Ajouter la note" }));
  await userEvent.type(field, "Rappelée");
  await send();
  // What is typed while it is saved would be lost with the answer.
  await waitFor(() => expect(field.readOnly).toBe(true));
  saving.reject(new CarnationError("unavailable"));
  await screen.findByRole("alert");
  await userEvent.type(field, " deux fois");
  await send();
  await waitFor(() => expect(field.value).toBe(""));
  const [first, second] = addNote.mock.calls.map(([, note]) => note);
  expect([first?.text, second?.text]).toEqual(["Rappelée", "Rappelée deux fois"]);
  expect(second?.id).not.toBe(first?.id);
});

test("a plan and a coupon are not said to be gone before it is known", async () => {
  open(
    "/view/claire",
    {
      managedPlans: { watchAll: () => () => undefined },
      coupons: { watchAll: () => () => undefined },
      professionals: { watchStanding: (_uid, ...listeners) => still(documentOf(running))(...listeners) },
    },
    { professionals: listOf({ ...claire, coupon: "ete", trialPlan: "pro" }) },
  );
  await screen.findByText("Formule …");
  expect(screen.queryByText(/retirée|Supprimée depuis/iu)).toBeNull();
});

test("several are switched off together once it is said what goes on", async () => {
  const update = vi.fn<Workspace["accounts"]["update"]>(() => Promise.resolve());
  open("", { accounts: { update } });
  await userEvent.click(await screen.findByRole("checkbox", { name: /Lumière de Peau/u }));
  await userEvent.click(screen.getByRole("button", { name: "Désactiver" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/1.abonnement en cours continue/u)).toBeDefined();
  await userEvent.click(question.getByRole("button", { name: /^Désactiver/u }));
  await waitFor(() => expect(update).toHaveBeenCalledWith({ uid: "claire", active: false }));
});
