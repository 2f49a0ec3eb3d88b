import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { parsePlan, parsePlanPrice, type Plan } from "@carnation/product/plan";
import type { Subscriber } from "@carnation/product/statistics";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { documentOf, listOf, still } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../../../testing/openApp.tsx";

type Managed = Workspace["managedPlans"];

function planOf(id: string, position: number, active = true): Plan {
  const name = id[0]?.toUpperCase() + id.slice(1);
  const prices = [
    parsePlanPrice(`${id}-month`, { active: true, unit_amount: 3900 * position, interval: "month" }),
    parsePlanPrice(`${id}-old`, { active: false, unit_amount: 100, interval: "month" }),
  ];
  return parsePlan(id, { name, active, metadata: { position: String(position) } }, prices);
}
const plans = [planOf("essentiel", 1), planOf("pro", 2), planOf("atelier", 3, false)];
const subscriber = (id: string, fields: Partial<Subscriber>): Subscriber => ({
  id,
  name: id,
  email: `${id}@exemple.fr`,
  active: true,
  plan: "pro",
  status: "active",
  ...fields,
});
const sync = still(
  documentOf({ synced: new Date("2026-11-23T08:30:00Z"), provider: "https://dashboard.stripe.com/products" }),
);

function open(commands: Partial<Managed> = {}, listed: readonly Plan[] = plans) {
  const subscribers = listOf(subscriber("Zoé", {}), subscriber("Anne", { status: "past_due", plan: "gone" }));
  const workspace = memoryWorkspace(
    { everyPlan: listOf(...listed), subscribers },
    { managedPlans: { watchSync: sync, countSubscribers: () => Promise.resolve(12), ...commands } },
  );
  return openApp("/admin/subscriptions", workspace, signedIn("u1", "admin"));
}

const planNames = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

test("plans stand in their order with their prices and who has them; the preview shows what is offered", async () => {
  open();
  const list = await screen.findByRole("list", { name: "Formules, dans leur ordre" });
  const names = within(list).getAllByRole("heading", { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual(["Essentiel", "Pro", "Atelier"]);
  const pro = within(list)
    .getAllByRole("listitem")
    .find((item) => item.textContent.startsWith("Pro"));
  await within(list).findAllByText("12 abonnés en cours");
  expect(pro?.textContent).toMatch(/78.€ HT par mois.*1.€ HT par mois, retiré de la vente/u);
  const preview = screen.getByRole("region", { name: "Aperçu de la page publique" });
  expect(within(preview).getAllByRole("article")).toHaveLength(2);
  expect(within(preview).queryByRole("button")).toBeNull();
  expect(screen.getByRole("link", { name: "Ouvrir chez le prestataire" })).toHaveProperty(
    "href",
    "https://dashboard.stripe.com/products",
  );
  await screen.findByText(/Dernière synchronisation complète : 23 novembre 2026/);
});

test("the page of plans says in red that nobody can subscribe where none is offered", async () => {
  open({}, [planOf("essentiel", 1, false)]);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/^Aucune formule active.: personne ne peut s’abonner\.$/u);
  expect(screen.queryByRole("region", { name: /Aperçu/ })).toBeNull();
});

test("a plan moves at once, and goes back where it was when that fails", async () => {
  let fail: (error: unknown) => void = () => undefined;
  const update = vi.fn<Managed["update"]>(() => new Promise((_, reject) => void (fail = reject)));
  open({ update });
  await userEvent.click(await screen.findByRole("button", { name: "Monter «\u00A0Pro\u00A0»" }));
  expect(planNames().slice(0, 3)).toEqual(["Pro", "Essentiel", "Atelier"]);
  expect(update.mock.calls).toEqual([[{ id: "pro", position: 1, active: true }]]);
  // Another one has to wait.
  await userEvent.click(screen.getByRole("button", { name: "Monter «\u00A0Atelier\u00A0»" }));
  expect(update).toHaveBeenCalledTimes(1);
  act(() => fail(new CarnationError("unavailable")));
  await screen.findByText(/momentanément indisponible/);
  expect(planNames().slice(0, 3)).toEqual(["Essentiel", "Pro", "Atelier"]);
  expect(screen.getByRole("button", { name: "Monter «\u00A0Essentiel\u00A0»" })).toHaveProperty(
    "disabled",
    true,
  );
});

test("a plan is taken away once it is said who keeps it, and offered again at once", async () => {
  const update = vi.fn<Managed["update"]>(() => Promise.resolve());
  open({ update }, [planOf("essentiel", 1), planOf("atelier", 2, false)]);
  await screen.findAllByText("12 abonnés en cours");
  await userEvent.click(screen.getByRole("switch", { name: /Proposer Essentiel/ }));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toMatch(
    /12.abonnés en cours la gardent.; personne d’autre ne pourra la choisir\. Aucune formule active/u,
  );
  await userEvent.click(within(question).getByRole("button", { name: "Ne plus la proposer" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await userEvent.click(screen.getByRole("switch", { name: /Proposer Atelier/ }));
  expect(update.mock.calls).toEqual([
    [{ id: "essentiel", position: 1, active: false }],
    [{ id: "atelier", position: 2, active: true }],
  ]);
});

test("a provider that does not answer leaves the copy that is known, with its date", async () => {
  const ask = vi
    .fn<Managed["sync"]>()
    .mockRejectedValueOnce(new CarnationError("unavailable"))
    .mockResolvedValue({ plans: 3 });
  open({ sync: ask });
  const button = await screen.findByRole("button", { name: "Synchroniser maintenant" });
  await userEvent.click(button);
  await screen.findByText(/momentanément indisponible.*Voici la copie du 23 novembre 2026/u);
  expect(planNames()).toContain("Essentiel");
  await userEvent.click(button);
  await screen.findByText(/C’est à jour : 3.formules lues/u);
});

test("subscribers are listed by name and narrowed to a status, which the address keeps", async () => {
  const { router } = open();
  const rows = () =>
    within(screen.getByRole("table"))
      .getAllByRole("row")
      .slice(1)
      .map(({ textContent }) => textContent);
  await screen.findByRole("row", { name: /Anne/ });
  expect(rows()).toEqual([
    expect.stringMatching(/^Anne.*gone.*Paiement en retard/u),
    expect.stringMatching(/^Zoé.*Pro.*Actif/u),
  ]);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Statut" }), "Actif (1)");
  expect(rows()).toEqual([expect.stringMatching(/^Zoé/u)]);
  expect(router.state.location.search).toBe("?statut=active");
});
