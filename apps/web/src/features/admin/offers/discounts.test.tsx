import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { type Coupon, parseCoupon } from "@carnation/product/coupon";
import { parsePlan } from "@carnation/product/plan";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { listOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../../../testing/openApp.tsx";

type Coupons = Workspace["coupons"];

const couponOf = (id: string, fields: object): Coupon =>
  parseCoupon(id, { name: id, percent_off: 20, duration: "once", created: new Date(0), ...fields });
const welcome = couponOf("bienvenue", { name: "Bienvenue", code: "BIENVENUE20", times_redeemed: 12 });
const salon = couponOf("salon", {
  name: "Salon",
  percent_off: 30,
  duration: "repeating",
  duration_in_months: 3,
  max_redemptions: 3,
  times_redeemed: 3,
  products: ["products/pro"],
});
const closed = couponOf("ferme", { name: "Fermée", code: "ANCIEN", code_active: false });
const plans = listOf(
  parsePlan("essentiel", { name: "Essentiel", active: true, metadata: { position: "1" } }),
  parsePlan("pro", { name: "Pro", active: true, metadata: { position: "2" } }),
);

function open(path: string, commands: Partial<Coupons> = {}) {
  const known = { coupons: listOf(welcome, salon, closed), everyPlan: plans };
  return openApp(
    `/admin/discounts${path}`,
    memoryWorkspace(known, { coupons: commands }),
    signedIn("u1", "admin"),
  );
}

test("the list says what each takes off, how often it was used, for which plans, and whether it can be used", async () => {
  open("");
  await screen.findByText("3 réductions");
  const textOf = (name: RegExp) => screen.getByRole("row", { name }).textContent;
  expect(textOf(/Bienvenue/)).toMatch(/BIENVENUE20.*−20.% le premier mois.*12.*Toutes.*Utilisable/u);
  expect(textOf(/Salon/)).toMatch(/−30.% pendant 3.mois.*3 sur 3.*Pro.*Épuisée/u);
  expect(textOf(/Fermée/)).toMatch(/ANCIEN.*Fermée/u);
});

test("a discount is made from what the sentence says; what the server refuses loses nothing", async () => {
  const create = vi
    .fn<Coupons["create"]>()
    .mockRejectedValueOnce(new CarnationError("refused", "Ce code est déjà celui d’une autre réduction."))
    .mockResolvedValue();
  const { router } = open("/add", { create });
  const user = userEvent.setup();
  const draft = () => screen.getByText("Ce que lira un abonné").parentElement?.textContent;
  await user.type(await screen.findByRole("textbox", { name: /^Nom/ }), "Rentrée");
  await user.type(screen.getByRole("textbox", { name: /^Code/ }), "rentree-27");
  expect(draft()).toContain("Saisissez une valeur");
  await user.type(screen.getByRole("textbox", { name: /^Valeur/ }), "25");
  await user.click(screen.getByRole("radio", { name: "Plusieurs mois" }));
  const send = () => user.click(screen.getByRole("button", { name: "Créer une réduction" }));
  await send();
  await screen.findAllByText("Saisissez le nombre de mois.");
  expect(create).not.toHaveBeenCalled();
  await user.type(screen.getByRole("textbox", { name: /^Nombre de mois/ }), "6");
  await user.click(screen.getByRole("checkbox", { name: "Pro" }));
  expect(draft()).toMatch(/−25.% pendant 6.mois, sur Pro/u);
  await send();
  await screen.findByText("Ce code est déjà celui d’une autre réduction.");
  await send();
  await screen.findByText("C’est enregistré.");
  expect(router.state.location.pathname).toBe("/admin/discounts");
  const [first, second] = create.mock.calls;
  expect(second).toEqual(first);
  expect(first?.[0]).toEqual({
    request: expect.any(String) as string,
    name: "Rentrée",
    code: "RENTREE-27",
    percent_off: 25,
    duration: "repeating",
    duration_in_months: 6,
    products: ["pro"],
  });
});

test("a discount that exists changes its name alone; somebody else's name is not overwritten unasked", async () => {
  const update = vi
    .fn<Coupons["update"]>()
    .mockRejectedValueOnce(new CarnationError("aborted"))
    .mockResolvedValue();
  open("/edit/salon", { update });
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Nom/ });
  expect(screen.getAllByRole("textbox")).toEqual([name]);
  await screen.findByText(/Seul le nom se modifie/);
  expect(screen.getByText("3 sur 3")).toBeTruthy();
  await userEvent.type(name, " 2027");
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await userEvent.click(await screen.findByRole("button", { name: "Enregistrer ma version" }));
  await screen.findByText("C’est enregistré.");
  expect(update.mock.calls).toEqual([
    [{ couponId: "salon", name: "Salon 2027", opened: "Salon" }],
    [{ couponId: "salon", name: "Salon 2027" }],
  ]);
});

test("a code is closed once it was asked, and one without a code has none to close", async () => {
  const update = vi.fn<Coupons["update"]>(() => Promise.resolve());
  const { router } = open("/edit/bienvenue", { update });
  await userEvent.click(await screen.findByRole("button", { name: "Fermer le code" }));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("Les abonnés qui en bénéficient déjà le conservent.");
  await userEvent.click(within(question).getByRole("button", { name: "Fermer le code" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(update.mock.calls).toEqual([[{ couponId: "bienvenue", name: "Bienvenue", active: false }]]);
  await router.navigate("/admin/discounts/edit/ferme");
  await screen.findByRole("button", { name: "Rouvrir le code" });
  await router.navigate("/admin/discounts/edit/salon");
  await waitFor(() => expect(screen.queryByRole("button", { name: /le code/ })).toBeNull());
  await screen.findByText(/Seul le nom/);
});

test("a discount is deleted from the list once it is said who keeps it; a failure is said in the question", async () => {
  const remove = vi
    .fn<Coupons["remove"]>()
    .mockRejectedValueOnce(new CarnationError("unavailable"))
    .mockResolvedValue();
  open("", { remove });
  const row = await screen.findByRole("row", { name: /Bienvenue/ });
  await userEvent.click(within(row).getByRole("button", { name: /Actions/ }));
  const removal = { name: "Supprimer la réduction" };
  await userEvent.click(await screen.findByRole("menuitem", removal));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain(
    "Les abonnés qui en bénéficient déjà le conservent. Le code BIENVENUE20 ne sera plus accepté.",
  );
  await userEvent.click(within(question).getByRole("button", removal));
  await within(question).findByText(/momentanément indisponible/);
  await userEvent.click(within(question).getByRole("button", removal));
  await screen.findByText("C’est supprimé.");
  expect(remove.mock.calls).toEqual([["bienvenue"], ["bienvenue"]]);
});
