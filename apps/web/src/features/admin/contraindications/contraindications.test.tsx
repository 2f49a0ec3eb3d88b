import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import type { Contraindication } from "@carnation/domain/internal/contraindication";
import { parseRecommendation } from "@carnation/product/recommendation";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { listOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../../../testing/openApp.tsx";

const created = new Date("2026-11-02T09:00:00Z");
const pregnancy: Contraindication = { id: "grossesse", name: "Grossesse", group: "état", created };
const herpes: Contraindication = { id: "herpes", name: "Herpès labial actif", group: "zone", created };
const serum = parseRecommendation("serum", {
  name: "Sérum rétinol",
  owner: "world",
  contraindications: ["contraindications/grossesse"],
});

function open(path: string, commands: Partial<Workspace["contraindications"]> = {}) {
  const known = { contraindications: listOf(herpes, pregnancy), recommendations: listOf(serum) };
  return openApp(
    `/admin/contraindications${path}`,
    memoryWorkspace(known, { contraindications: commands }),
    signedIn("u1", "admin"),
  );
}

const rowNames = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getByRole("link").textContent);

test("the list is alphabetical, says how many recommendations name each, and is searched", async () => {
  open("");
  await screen.findByText("2 contre-indications");
  expect(rowNames()).toEqual(["Grossesse", "Herpès labial actif"]);
  expect(screen.getByRole("row", { name: /Grossesse/ }).textContent).toMatch(/Situation.*1/u);
  await userEvent.type(screen.getByRole("searchbox"), "herpes");
  await waitFor(() => expect(rowNames()).toEqual(["Herpès labial actif"]));
});

test("a name that is taken is refused whatever its case; a failure keeps what was typed, and is tried again", async () => {
  const add = vi
    .fn<Workspace["contraindications"]["add"]>()
    .mockRejectedValueOnce(new CarnationError("offline"))
    .mockResolvedValue();
  const { router } = open("/add", { add });
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: /Nom/ });
  await userEvent.type(name, "GROSSESSE");
  await userEvent.click(screen.getByRole("button", { name: "Ajouter" }));
  await screen.findAllByText("Une contre-indication porte déjà ce nom.");
  expect(add).not.toHaveBeenCalled();
  await userEvent.clear(name);
  await userEvent.type(name, "Rhume");
  await userEvent.click(screen.getByRole("button", { name: "Ajouter" }));
  await screen.findByText(/hors connexion/i);
  expect(name.value).toBe("Rhume");
  await userEvent.dblClick(screen.getByRole("button", { name: "Ajouter" }));
  await screen.findByText("C’est enregistré.");
  expect(router.state.location.pathname).toBe("/admin/contraindications");
  const added = [{ id: expect.any(String), name: "Rhume", group: null }];
  expect(add.mock.calls).toEqual([added, added]);
  expect(add.mock.calls[0]).toEqual(add.mock.calls[1]);
});

test("no name can be sent before those that are taken are known", async () => {
  const known = { recommendations: listOf(serum) };
  const workspace = memoryWorkspace(known);
  let tell: (list: ReturnType<typeof listOf<Contraindication>>) => void = () => undefined;
  const { contraindications } = workspace;
  const late: Workspace = {
    ...workspace,
    contraindications: {
      ...contraindications,
      watchAll: (next) => {
        tell = next;
        return () => undefined;
      },
    },
  };
  openApp("/admin/contraindications/add", late, signedIn("u1", "admin"));
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(tell.length).toBe(1));
  expect(screen.queryByRole("button", { name: "Ajouter" })).toBeNull();
  act(() => tell(listOf(pregnancy)));
  await userEvent.type(await screen.findByRole("textbox", { name: /Nom/ }), "grossesse");
  await userEvent.click(screen.getByRole("button", { name: "Ajouter" }));
  await screen.findAllByText("Une contre-indication porte déjà ce nom.");
});

test("a contraindication that is stored, of which only the answer was lost, is sent again under its own name", async () => {
  const workspace = memoryWorkspace({ recommendations: listOf(serum) });
  let tell: (list: ReturnType<typeof listOf<Contraindication>>) => void = () => undefined;
  const add = vi
    .fn<Workspace["contraindications"]["add"]>()
    .mockImplementationOnce(({ id, name, group }) => {
      tell(listOf(pregnancy, { id, name, group, created }));
      return Promise.reject(new CarnationError("unavailable"));
    })
    .mockResolvedValue();
  const watchAll: Workspace["contraindications"]["watchAll"] = (next) => {
    tell = next;
    next(listOf(pregnancy));
    return () => undefined;
  };
  const lost = { ...workspace, contraindications: { ...workspace.contraindications, add, watchAll } };
  openApp("/admin/contraindications/add", lost, signedIn("u1", "admin"));
  await userEvent.type(await screen.findByRole("textbox", { name: /Nom/ }), "Rhume");
  await userEvent.click(screen.getByRole("button", { name: "Ajouter" }));
  await screen.findByRole("alert");
  await userEvent.click(screen.getByRole("button", { name: "Ajouter" }));
  await screen.findByText("C’est enregistré.");
  expect(add.mock.calls[1]).toEqual(add.mock.calls[0]);
});

test("a contraindication is changed under its own name; leaving what was typed asks first", async () => {
  const save = vi.fn<Workspace["contraindications"]["save"]>(() => Promise.resolve());
  const { router } = open("/edit/grossesse", { save });
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: /Nom/ });
  expect(name.value).toBe("Grossesse");
  await userEvent.type(name, " en cours");
  await userEvent.click(screen.getByRole("button", { name: "Annuler" }));
  await userEvent.click(await screen.findByRole("button", { name: /Continuer|Rester/ }));
  expect(router.state.location.pathname).toBe("/admin/contraindications/edit/grossesse");
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText("C’est enregistré.");
  expect(save.mock.calls).toEqual([["grossesse", { name: "Grossesse en cours", group: "état" }, pregnancy]]);
});

test("a contraindication that is used is deleted once it is said what stands in its place", async () => {
  const remove = vi.fn<Workspace["contraindications"]["remove"]>(() => Promise.resolve());
  open("/edit/grossesse", { remove });
  const removal = { name: "Supprimer la contre-indication" };
  await userEvent.click(await screen.findByRole("button", removal));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("Sérum rétinol");
  await userEvent.click(within(question).getByRole("button", removal));
  await within(question).findByText(/Choisissez par quoi la remplacer, ou/);
  expect(remove).not.toHaveBeenCalled();
  await userEvent.selectOptions(within(question).getByRole("combobox"), "herpes");
  await userEvent.click(within(question).getByRole("button", removal));
  await screen.findByText("C’est supprimé.");
  expect(remove.mock.calls).toEqual([["grossesse", "herpes"]]);
});

test("a contraindication that nothing names is deleted from the list, which says so", async () => {
  const remove = vi.fn<Workspace["contraindications"]["remove"]>(() => Promise.resolve());
  const { router } = open("", { remove });
  const row = await screen.findByRole("row", { name: /Herpès/ });
  await userEvent.click(within(row).getByRole("button", { name: /Actions/ }));
  const removal = { name: "Supprimer la contre-indication" };
  await userEvent.click(await screen.findByRole("menuitem", removal));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("Aucune recommandation ne la cite.");
  await userEvent.click(within(question).getByRole("button", removal));
  await screen.findByText("C’est supprimé.");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(router.state.location.pathname).toBe("/admin/contraindications");
  expect(remove.mock.calls).toEqual([["herpes", null]]);
});

test("a contraindication is not deleted before it is known who names it; confirming reads it once more", async () => {
  const remove = vi.fn<Workspace["contraindications"]["remove"]>(() => Promise.resolve());
  const workspace = memoryWorkspace(
    { contraindications: listOf(herpes, pregnancy) },
    { contraindications: { remove } },
  );
  const watchAll = vi
    .fn<Workspace["recommendations"]["watchAll"]>((next) => {
      next(listOf(serum));
      return () => undefined;
    })
    .mockImplementationOnce((_next, fail) => {
      fail(new CarnationError("unavailable"));
      return () => undefined;
    });
  const failing: Workspace = { ...workspace, recommendations: { ...workspace.recommendations, watchAll } };
  openApp("/admin/contraindications/edit/grossesse", failing, signedIn("u1", "admin"));
  const removal = { name: "Supprimer la contre-indication" };
  await userEvent.click(await screen.findByRole("button", removal));
  const question = await screen.findByRole("alertdialog");
  await within(question).findByText(/n’ont pas pu être lues/);
  await userEvent.click(within(question).getByRole("button", removal));
  await within(question).findByText("Sérum rétinol");
  expect(remove).not.toHaveBeenCalled();
});

test("a contraindication is renamed in the table, checked as its form checks it; what was changed meanwhile is said", async () => {
  const save = vi
    .fn<Workspace["contraindications"]["save"]>()
    .mockRejectedValueOnce(new CarnationError("aborted"))
    .mockResolvedValue();
  open("", { save });
  const row = await screen.findByRole("row", { name: /Herpès/ });
  const rename = async (): Promise<HTMLInputElement> => {
    await userEvent.click(within(row).getByRole("button", { name: /Actions/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Renommer" }));
    return screen.findByRole<HTMLInputElement>("textbox", {
      name: "Nouveau nom de «\u00A0Herpès labial actif\u00A0»",
    });
  };
  await userEvent.type(await rename(), "{Escape}");
  expect(screen.queryByRole("textbox")).toBeNull();
  const name = await rename();
  await userEvent.clear(name);
  await userEvent.type(name, "GROSSESSE{Enter}");
  await screen.findByText("Une contre-indication porte déjà ce nom.");
  expect(save).not.toHaveBeenCalled();
  await userEvent.clear(name);
  await userEvent.type(name, "Herpès{Enter}");
  await within(row).findByText(/modifié entre-temps/);
  expect(name.value).toBe("Herpès");
  await userEvent.click(within(row).getByRole("button", { name: "Enregistrer le nom" }));
  await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(within(row).getByRole("link")));
  expect(save).toHaveBeenLastCalledWith(
    "herpes",
    { name: "Herpès", group: "zone" },
    expect.objectContaining(herpes),
  );
});

test("an address that leads to none says so, and leads back to the list", async () => {
  open("/edit/inconnue");
  await screen.findByRole("link", { name: "Contre-indications", current: false });
  expect(screen.queryByRole("textbox")).toBeNull();
});
