import type { PhotoUpload, Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { emptyRoutine } from "@carnation/domain/routine";
import { parseProfile } from "@carnation/product/profile";
import { parseRecommendation } from "@carnation/product/recommendation";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { diagnosisOf, documentOf, listOf } from "../../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../../testing/openApp.tsx";

vi.mock(import("../../../../shared/browser/smallPicture.ts"), () => ({
  smallPicture: (picture: File) => Promise.resolve(picture),
}));
vi.mock("../../../../shared/browser/pictureChoice.ts", () => ({ pictureChoice: { accept: "image/png" } }));

const serum = {
  id: "serum",
  name: "Sérum",
  category: "cosmetics",
  active: true,
  picture: null,
  created: null,
  order: null,
  warning: "",
} as const;
const updated = new Date("2026-11-20T10:00:00Z");
const mine = parseRecommendation("mine", {
  name: "Sérum maison",
  owner: "u1",
  active: true,
  category: "cosmetics",
  subcategory: "subcategories/serum",
  moments: ["evening"],
  weights: { 50: 3 },
  price: 4900,
  updated,
});
const step = {
  id: "s1",
  recommendation: "mine",
  label: "",
  place: 0,
  quantity: 1,
  frequency: "",
  note: "",
  override: null,
};

function open(path: string, commands: Partial<Workspace["catalogue"]> = {}, stored = mine) {
  const workspace = memoryWorkspace(
    {
      profile: documentOf(parseProfile("u1", { email: "c@exemple.fr", active: true })),
      recommendations: listOf(stored),
      activeSubcategories: listOf(serum),
      contraindications: listOf({ id: "grossesse", name: "Grossesse", group: "état", created: null }),
      diagnoses: listOf(diagnosisOf({ routine: { ...emptyRoutine, morning: [step] } })),
    },
    { catalogue: commands },
  );
  return openApp(`/user/recommendations${path}`, workspace);
}

let add = vi.fn<Workspace["catalogue"]["add"]>();
let update = vi.fn<Workspace["catalogue"]["update"]>();
beforeEach(() => {
  add = vi.fn<Workspace["catalogue"]["add"]>(() => Promise.resolve());
  update = vi.fn<Workspace["catalogue"]["update"]>(() => Promise.resolve());
});

/** Types a text at once: a letter after the other draws all of the page as often. */
async function write(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function fillIn(): Promise<void> {
  await write(await screen.findByRole("textbox", { name: /Nom/ }), "Baume éclat");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /Sous-catégorie/ }), "serum");
  await userEvent.click(screen.getByRole("checkbox", { name: "Matin" }));
  await userEvent.click(screen.getByRole("button", { name: "Ajouter un critère" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Éclat" }));
}

test("a missing answer is said under its field; then it is added, and the list says so", async () => {
  const { router } = open("/add", { add });
  await userEvent.click(await screen.findByRole("button", { name: "Ajouter" }));
  await screen.findAllByText("Choisissez au moins un moment.");
  await screen.findAllByText("Pour activer la recommandation, ciblez au moins un critère.");
  expect(add).not.toHaveBeenCalled();
  await fillIn();
  await write(screen.getByRole("textbox", { name: "Prix TTC" }), "42");
  await userEvent.click(screen.getByRole("button", { name: "Ajouter" }));
  await screen.findByText("C’est enregistré.");
  expect(router.state.location.pathname).toBe("/user/recommendations");
  const [added] = add.mock.calls[0]!;
  expect(added).toMatchObject({
    name: "Baume éclat",
    subcategory: "subcategories/serum",
    moments: ["morning"],
    price: 4200,
    vatRate: 2000,
    weights: { 50: 3 },
    active: true,
  });
  expect(added.id).toMatch(/^[\w-]{20,}$/u);
});

test("the preview follows, and words that claim too much are told while they are typed", async () => {
  open("/add");
  const preview = await screen.findByRole("complementary", { name: "Aperçu" });
  await write(screen.getByRole("textbox", { name: /Nom/ }), "Crème qui guérit l’eczéma");
  expect(within(preview).getByRole("heading").textContent).toBe("Crème qui guérit l’eczéma");
  await screen.findByText(/« guérit », « eczéma » promettent plus/u);
  await userEvent.clear(screen.getByRole("textbox", { name: /Nom/ }));
  await waitFor(() => expect(screen.queryByText(/promettent plus/)).toBeNull());
});

test("a criterion comes in with a weight that is changed by keys, and goes again", async () => {
  open("/edit/mine", { update });
  const weight = await screen.findByRole("slider", { name: "Éclat" });
  weight.focus();
  await userEvent.click(screen.getByRole("button", { name: "Retirer Éclat" }));
  expect(screen.queryByRole("slider")).toBeNull();
  expect(document.activeElement?.textContent).toBe("Ajouter un critère");
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await screen.findAllByText("Pour activer la recommandation, ciblez au moins un critère.");
  expect(update).not.toHaveBeenCalled();
});

test("a copy starts from the other one, switched off, under a name of its own", async () => {
  open("/add?copie=mine", { add });
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: /Nom/ });
  expect(name.value).toBe("Sérum maison (copie)");
  expect(screen.getByRole<HTMLInputElement>("switch").checked).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Ajouter" }));
  await screen.findByText("C’est enregistré.");
  expect(add.mock.calls[0]![0]).toMatchObject({ weights: { 50: 3 }, active: false });
});

test("the picture of a recommendation follows: held, given up, tried again; the recommendation is kept meanwhile", async () => {
  let fail: (error: unknown) => void = () => undefined;
  const pause = vi.fn<() => void>();
  const first: PhotoUpload = {
    done: new Promise((_resolve, reject) => {
      fail = reject;
    }),
    subscribe: (listener) => {
      listener({ state: "running", bytesTransferred: 64, totalBytes: 100 });
      return () => undefined;
    },
    pause,
    resume: () => undefined,
    cancel: () => fail(new CarnationError("cancelled")),
  };
  const uploadPicture = vi
    .fn<Workspace["catalogue"]["uploadPicture"]>()
    .mockReturnValueOnce(first)
    .mockReturnValue({ ...first, done: Promise.resolve() });
  const { router } = open("/add", { add, uploadPicture });
  await fillIn();
  const picture = new File(["x"], "flacon.png", { type: "image/png" });
  await userEvent.upload(screen.getByLabelText(/Photo \(facultative\)/), picture);
  await userEvent.click(screen.getByRole("button", { name: "Ajouter" }));
  await screen.findByText(/Envoi de la photo 64/);
  await userEvent.click(screen.getByRole("button", { name: "Mettre en pause" }));
  expect(pause).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("button", { name: "Annuler l’envoi" }));
  await screen.findByText(/est enregistrée, mais sa photo n’est pas partie/);
  await userEvent.click(screen.getByRole("button", { name: "Réessayer l’envoi de la photo" }));
  await screen.findByText("C’est enregistré.");
  expect(router.state.location.pathname).toBe("/user/recommendations");
  expect(uploadPicture.mock.calls.map(([id]) => id)).toEqual([
    add.mock.calls[0]![0].id,
    add.mock.calls[0]![0].id,
  ]);
  expect(add).toHaveBeenCalledOnce();
});

test("changed in another tab meanwhile: said, nothing typed is lost, and it is saved over when asked to", async () => {
  update.mockRejectedValueOnce(new CarnationError("aborted"));
  open("/edit/mine", { update });
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: /Nom/ });
  await write(name, " bis");
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  const notice = await screen.findByRole("alert");
  expect(name.value).toBe("Sérum maison bis");
  const [, overwrite] = within(notice).getAllByRole("button");
  await userEvent.click(overwrite!);
  await screen.findByText("C’est enregistré.");
  expect(update.mock.calls.map(([id, fields, seen]) => [id, fields.name, seen])).toEqual([
    ["mine", "Sérum maison bis", updated],
    ["mine", "Sérum maison bis", undefined],
  ]);
});

test("changed in another tab meanwhile: what was saved there is shown instead when asked to", async () => {
  update.mockRejectedValueOnce(new CarnationError("aborted"));
  open("/edit/mine", { update });
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: /Nom/ });
  await write(name, " bis");
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  const [reload] = within(await screen.findByRole("alert")).getAllByRole("button");
  await userEvent.click(reload!);
  expect(name.value).toBe("Sérum maison");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the routines that hold it are counted; switching it off comes before deleting it", async () => {
  const remove = vi.fn<Workspace["catalogue"]["remove"]>(() => Promise.resolve());
  const { router } = open("/edit/mine", { update, remove });
  await screen.findByText(/^1.routine enregistrée de vos derniers diagnostics la contient/u);
  await userEvent.click(screen.getByRole("button", { name: "Désactiver…" }));
  const question = await screen.findByRole("dialog");
  await userEvent.click(within(question).getByRole("button", { name: "Désactiver" }));
  await screen.findByText("C’est enregistré.");
  expect(router.state.location.pathname).toBe("/user/recommendations");
  expect(update.mock.calls).toEqual([["mine", { active: false }]]);
  expect(remove).not.toHaveBeenCalled();
});

test("a recommendation that is switched off is deleted with its picture", async () => {
  const remove = vi.fn<Workspace["catalogue"]["remove"]>(() => Promise.resolve());
  open("/edit/mine", { remove }, { ...mine, active: false, picture: "mine.jpg" });
  await userEvent.click(await screen.findByRole("button", { name: "Supprimer…" }));
  await userEvent.click(await screen.findByRole("button", { name: "Supprimer définitivement" }));
  await screen.findByText("C’est supprimé.");
  expect(remove.mock.calls).toEqual([[{ id: "mine", picture: "mine.jpg" }]]);
});

test("leaving what was typed asks first", async () => {
  const { router } = open("/edit/mine");
  await write(await screen.findByRole("textbox", { name: /Nom/ }), " bis");
  await userEvent.click(screen.getByRole("button", { name: "Annuler" }));
  await userEvent.click(await screen.findByRole("button", { name: /Continuer|Rester/ }));
  expect(router.state.location.pathname).toBe("/user/recommendations/edit/mine");
});
