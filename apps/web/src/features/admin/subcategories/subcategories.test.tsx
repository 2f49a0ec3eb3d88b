import type { UploadState, Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { parseSubcategory } from "@carnation/domain/internal/subcategory";
import type { Subcategory } from "@carnation/domain/routine";
import { parseRecommendation } from "@carnation/product/recommendation";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { documentOf, listOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../../../testing/openApp.tsx";

const subcategory = (id: string, name: string, fields: object = {}): Subcategory =>
  parseSubcategory(id, { name, category: "other", active: true, ...fields });
const led = subcategory("led", "LED", { warning: "Réservé aux cabines" });
const laser = subcategory("laser", "Laser", { active: false });
const serum = subcategory("serum", "Sérum", { category: "cosmetics", order: 6, picture: "serum.png" });
const recommendations = listOf(
  ...[true, true, false].map((active, index) =>
    parseRecommendation(`r${index}`, {
      name: `Soin ${index}`,
      owner: "world",
      active,
      subcategory: "subcategories/led",
    }),
  ),
);

type Commands = Partial<Workspace["subcategories"]>;

function open(path = "", commands: Commands = {}, list: readonly Subcategory[] = [led, laser, serum]) {
  const known = { subcategories: listOf(...list), recommendations };
  const workspace = memoryWorkspace(known, {
    subcategories: { countPractising: () => Promise.resolve(7), ...commands },
  });
  return openApp(`/admin/subcategories${path}`, workspace, signedIn("u1", "admin"));
}

const rowOf = (name: RegExp) => screen.findByRole("row", { name });
const rowNames = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getByRole("link").textContent);
const menu = async (name: RegExp, item: string): Promise<void> => {
  await userEvent.click(within(await rowOf(name)).getByRole("button", { name: /Actions/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
};

test("the list says what is in use, by how many recommendations, and how many professionals practise it", async () => {
  open();
  await screen.findByText("3 sous-catégories");
  await waitFor(async () => expect((await rowOf(/LED/)).textContent).toMatch(/Autres soins.*3.*7.*Active/u));
  expect((await rowOf(/Laser/)).textContent).toContain("Inactive");
  expect((await rowOf(/Sérum/)).textContent).toMatch(/Cosmétiques.*Tous/u);
});

test("filters and sort stand in the address, and the way back undoes them one by one", async () => {
  const { router } = open("?statut=actives&tri=-name");
  await screen.findByText("3 sous-catégories");
  expect(rowNames()).toEqual(["Sérum", "LED"]);
  await userEvent.click(screen.getByRole("radio", { name: "Autres soins" }));
  expect(rowNames()).toEqual(["LED"]);
  expect(router.state.location.search).toBe("?statut=actives&tri=-name&categorie=soins");
  await act(() => router.navigate(-1));
  expect(rowNames()).toEqual(["Sérum", "LED"]);
  await act(() => router.navigate(1));
  expect(rowNames()).toEqual(["LED"]);
  await userEvent.click(screen.getByRole("button", { name: /Effacer les filtres/ }));
  expect(rowNames()).toEqual(["Sérum", "LED", "Laser"]);
});

test("a long list has pages, which stand in the address; a search begins at the first one", async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    subcategory(`s${index}`, `Soin ${String(index).padStart(2, "0")}`),
  );
  const { router } = open("?page=3", {}, many);
  await screen.findByText("51 à 60 sur 60");
  expect(rowNames()).toHaveLength(10);
  await userEvent.type(screen.getByRole("searchbox"), "soin 1");
  await waitFor(() => expect(router.state.location.search).toBe("?recherche=soin+1"));
  expect(screen.getByText("1 à 15 sur 15")).toBeDefined();
});

test("subcategories that are chosen are switched off together, once it is said what follows; what fails is named, and stays chosen", async () => {
  const setActive = vi
    .fn<Workspace["subcategories"]["setActive"]>()
    .mockImplementationOnce(() => Promise.reject(new CarnationError("unavailable")))
    .mockResolvedValue();
  open("", { setActive });
  await userEvent.click(within(await rowOf(/LED/)).getByRole("checkbox"));
  await userEvent.click(within(await rowOf(/Sérum/)).getByRole("checkbox"));
  await userEvent.click(screen.getByRole("button", { name: "Désactiver" }));
  const question = await screen.findByRole("alertdialog", { name: /Désactiver 2\s/u });
  expect(question.textContent).toContain("2\u00A0recommandations ne seront plus proposées.");
  expect(question.textContent).toContain("LED");
  await userEvent.click(within(question).getByRole("button", { name: /^Désactiver/ }));
  const failed = await screen.findByRole("alert");
  expect(failed.textContent).toMatch(
    /impossible pour 1\u00A0sous-catégorie, faite pour 1\u00A0sous-catégorie.*LED/u,
  );
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.getAllByRole<HTMLInputElement>("checkbox", { checked: true })).toHaveLength(1);
  await userEvent.click(within(failed).getByRole("button", { name: "Réessayer" }));
  await screen.findByText("Désactivation : 1 sous-catégorie.");
  expect(setActive.mock.calls).toEqual([
    ["led", false],
    ["serum", false],
    ["led", false],
  ]);
});

test("a subcategory alone is switched from its menu: on at once, off once it is confirmed", async () => {
  const setActive = vi.fn<Workspace["subcategories"]["setActive"]>(() => Promise.resolve());
  open("", { setActive });
  await menu(/Laser/, "Activer");
  await waitFor(() => expect(setActive).toHaveBeenCalledExactlyOnceWith("laser", true));
  await menu(/LED/, "Désactiver");
  const question = await screen.findByRole("alertdialog", { name: /«\sLED\s»/u });
  await userEvent.click(within(question).getByRole("button", { name: "Annuler" }));
  expect(setActive).toHaveBeenCalledOnce();
});

test("a subcategory that is switched while another is on its way comes after it; what failed before stays said", async () => {
  let refuse: (error: unknown) => void = () => undefined;
  const setActive = vi
    .fn<Workspace["subcategories"]["setActive"]>()
    .mockImplementationOnce(() => new Promise((_resolve, reject) => void (refuse = reject)))
    .mockResolvedValue();
  open("", { setActive }, [led, laser, subcategory("peeling", "Peeling", { active: false })]);
  await menu(/Laser/, "Activer");
  await menu(/Peeling/, "Activer");
  expect(setActive.mock.calls).toEqual([["laser", true]]);
  await act(async () => refuse(new CarnationError("unavailable")));
  await waitFor(() => expect(setActive).toHaveBeenLastCalledWith("peeling", true));
  const failed = await screen.findByRole("alert");
  expect(failed.textContent).toContain("Laser");
  await userEvent.click(within(failed).getByRole("button", { name: "Réessayer" }));
  await screen.findByText("Activation : 1 sous-catégorie.");
  expect(setActive.mock.calls).toEqual([
    ["laser", true],
    ["peeling", true],
    ["laser", true],
  ]);
});

test("the filtered and sorted list is exported, and no name of it is run", async () => {
  const files: Blob[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  open("?statut=actives&tri=-name", {}, [led, laser, serum, subcategory("x", "=1+1")]);
  await userEvent.click(await screen.findByRole("button", { name: "Exporter" }));
  const lines = (await files[0]!.text()).split("\r\n");
  expect(lines.map((line) => line.split(";")[0])).toEqual(["Nom", "Sérum", "LED", "'=1+1", ""]);
});

beforeEach(() => vi.stubGlobal("createImageBitmap", undefined));

test("a subcategory is added with what the domain asks; a refused name keeps what was typed", async () => {
  const add = vi.fn<Workspace["subcategories"]["add"]>(() => Promise.resolve());
  const { router } = open("/add", { add });
  await userEvent.type(await screen.findByRole("textbox", { name: /^Nom/ }), "serum");
  await userEvent.type(screen.getByRole("textbox", { name: /Avertissement/ }), "Réservé aux médecins");
  await userEvent.click(screen.getByRole("button", { name: "Ajouter" }));
  await screen.findAllByText("Une sous-catégorie porte déjà ce nom.");
  expect(add).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole("textbox", { name: /^Nom/ }), " de nuit");
  await userEvent.click(screen.getByRole("button", { name: "Ajouter" }));
  await screen.findByText("C’est enregistré.");
  expect(router.state.location.pathname).toBe("/admin/subcategories");
  expect(add.mock.calls).toEqual([
    [
      {
        id: expect.any(String),
        name: "serum de nuit",
        category: "other",
        active: true,
        order: null,
        warning: "Réservé aux médecins",
      },
    ],
  ]);
});

test("a subcategory in use keeps its category and counts what stands in it; a refusal of the server is said at its field", async () => {
  const refused = (message: string) => () => Promise.reject(new CarnationError("refused", message));
  const save = vi
    .fn<Workspace["subcategories"]["save"]>()
    .mockImplementationOnce(refused("2 recommandations y sont rangées"))
    .mockImplementationOnce(refused("Une sous-catégorie porte déjà ce nom."));
  const { router } = open("/edit/led", { save });
  const category = await screen.findByRole<HTMLSelectElement>("combobox", { name: /^Catégorie/u });
  await waitFor(() => expect(category.disabled).toBe(true));
  expect(screen.getByText(/^3.recommandations y sont rangées.*déplacez-les/u)).toBeDefined();
  await act(() => router.navigate("/admin/subcategories/edit/serum"));
  const free = await screen.findByRole<HTMLSelectElement>("combobox", { name: /^Catégorie/u });
  expect(free.disabled).toBe(false);
  await userEvent.selectOptions(free, "other");
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(free.getAttribute("aria-invalid")).toBe("true"));
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  const name = screen.getByRole("textbox", { name: /^Nom/u });
  await waitFor(() => expect(name.getAttribute("aria-invalid")).toBe("true"));
});

test("a record with unsaved changes is deleted without a question about them", async () => {
  const { router } = open("/edit/serum", { remove: () => Promise.resolve() }, [led, serum]);
  await userEvent.type(await screen.findByRole("textbox", { name: /^Nom/u }), " de nuit");
  const removal = { name: "Supprimer la sous-catégorie" };
  await userEvent.click(screen.getByRole("button", removal));
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", removal));
  await screen.findByText("C’est supprimé.");
  expect(router.state.location.pathname).toBe("/admin/subcategories");
  expect(screen.queryByText(/Quitter sans enregistrer/u)).toBeNull();
});

test("another's save since is not overwritten unasked: shown again, or saved over", async () => {
  let tell: (record: Subcategory) => void = () => undefined;
  const save = vi
    .fn<Workspace["subcategories"]["save"]>()
    .mockRejectedValueOnce(new CarnationError("aborted"))
    .mockRejectedValueOnce(new CarnationError("aborted"))
    .mockResolvedValue();
  open("/edit/led", {
    save,
    watch: (_id, next) => {
      tell = (record) => next(documentOf(record));
      tell(led);
      return () => undefined;
    },
  });
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Nom/ });
  // Nothing is typed yet: what another administrator saves is simply shown.
  act(() => tell({ ...led, name: "LED douce" }));
  await waitFor(() => expect(name.value).toBe("LED douce"));
  await userEvent.type(name, " rouge");
  act(() => tell({ ...led, name: "LED bleue" }));
  expect(name.value).toBe("LED douce rouge");
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await userEvent.click(await screen.findByRole("button", { name: "Recharger la fiche" }));
  await waitFor(() => expect(name.value).toBe("LED bleue"));
  await userEvent.type(name, " et rouge");
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await userEvent.click(await screen.findByRole("button", { name: "Enregistrer ma version" }));
  await screen.findByText("C’est enregistré.");
  expect(save.mock.calls.map(([id, fields, opened]) => [id, fields.name, opened?.name])).toEqual([
    ["led", "LED douce rouge", "LED douce"],
    ["led", "LED bleue et rouge", "LED bleue"],
    ["led", "LED bleue et rouge", undefined],
  ]);
});

test("switching one off says what is no longer proposed", async () => {
  open("/edit/led");
  await userEvent.click(await screen.findByRole("switch", { name: /Active/ }));
  expect(await screen.findByText("2 recommandations ne seront plus proposées.")).toBeDefined();
});

test("the picture of a subcategory follows once it is saved: paused, resumed, refused, and left out", async () => {
  const upload = { pause: vi.fn(), resume: vi.fn(), cancel: vi.fn() };
  let tell: (state: UploadState) => void = () => undefined;
  const done = Promise.withResolvers<void>();
  const uploadPicture = vi.fn<Workspace["subcategories"]["uploadPicture"]>(() => ({
    ...upload,
    done: done.promise,
    subscribe: (listener) => {
      tell = listener;
      return () => undefined;
    },
  }));
  vi.stubGlobal("createImageBitmap", () => Promise.resolve({ width: 4, height: 4, close: () => undefined }));
  vi.stubGlobal("OffscreenCanvas", undefined);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    drawImage: () => undefined,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((take) =>
    take(new Blob(["x"], { type: "image/png" })),
  );
  const { router } = open("/edit/led", { uploadPicture });
  const field = await screen.findByLabelText(/Photo/);
  await userEvent.upload(field, new File(["x"], "led.png", { type: "image/png" }));
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText("La sous-catégorie est enregistrée.");
  await waitFor(() => expect(uploadPicture).toHaveBeenCalledOnce());
  act(() => tell({ state: "running", bytesTransferred: 1, totalBytes: 4 }));
  await userEvent.click(screen.getByRole("button", { name: "Mettre en pause" }));
  act(() => tell({ state: "paused", bytesTransferred: 1, totalBytes: 4 }));
  await userEvent.click(screen.getByRole("button", { name: "Reprendre" }));
  expect([upload.pause, upload.resume].map((one) => one.mock.calls.length)).toEqual([1, 1]);
  await act(async () => done.reject(new CarnationError("unavailable")));
  await screen.findByText(/est enregistrée, mais sa photo n’est pas partie/);
  await userEvent.click(screen.getByRole("button", { name: "Continuer sans la photo" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/admin/subcategories"));
});

test("a subcategory that is saved without its refused picture says so", async () => {
  const save = vi.fn(() => Promise.resolve());
  open("/edit/led", { save });
  const field = await screen.findByLabelText(/Photo/);
  const text = new File(["text"], "notes.txt", { type: "text/plain" });
  await userEvent.setup({ applyAccept: false }).upload(field, text);
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  expect(await screen.findByText(/^C’est enregistré sans l’image/u)).toBeDefined();
  expect(save).toHaveBeenCalledOnce();
});

test("a subcategory that is used is deleted once another of its category takes its place; without one, it stays", async () => {
  const remove = vi.fn<Workspace["subcategories"]["remove"]>(() => Promise.resolve());
  const { unmount } = open("/edit/led", { remove });
  const removal = { name: "Supprimer la sous-catégorie" };
  await userEvent.click(await screen.findByRole("button", removal));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("3\u00A0recommandations y sont rangées, inactives comprises.");
  const others = within(question).getByRole("combobox");
  expect(
    within(others)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Choisir", "Laser (inactive)"]);
  await userEvent.click(within(question).getByRole("button", removal));
  await within(question).findByText("Choisissez par quoi la remplacer.");
  await userEvent.selectOptions(others, "laser");
  await userEvent.click(within(question).getByRole("button", removal));
  await screen.findByText("C’est supprimé.");
  expect(remove.mock.calls).toEqual([[led, "laser"]]);
  unmount();
  open("/edit/led", { remove }, [led, serum]);
  await userEvent.click(await screen.findByRole("button", removal));
  const stuck = await screen.findByRole("alertdialog");
  expect(stuck.textContent).toContain("ajoutez-en une d’abord");
  await userEvent.click(within(stuck).getByRole("button", removal));
  expect(remove).toHaveBeenCalledOnce();
});
