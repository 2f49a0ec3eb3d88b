import type { DocumentState, Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { type News, parseNews } from "@carnation/product/news";
import { parseTag } from "@carnation/product/tag";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { documentOf, listOf } from "../../../testing/readyState.ts";
import { memoryWorkspace, type OwnCommands } from "../../../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../../../testing/openApp.tsx";
import { KEEP_MS } from "./keptArticle.ts";

const begun = new Date("2026-11-02T09:00:00Z");
const draft = parseNews("brouillon", {
  title: "Hiver",
  body: "<p>Adapter la routine.</p>",
  createdAt: begun,
  tags: ["Éclat"],
});
const complete = parseNews("publiee", {
  title: "Été",
  body: "<p>Protéger la peau.</p>",
  picture: "publiee.jpg",
  picture_alt: "Un tube de crème",
  createdAt: begun,
  published: true,
  notified: begun,
});
const pictured = { ...draft, picture: "brouillon.jpg", pictureAlt: "Un pot de crème" };

function open(path: string, own: OwnCommands = {}, articles = [draft, complete]) {
  const known = {
    news: listOf(...articles),
    tags: listOf(parseTag("eclat", { text: "Éclat", news_count: 0 })),
  };
  return openApp(`/admin/news${path}`, memoryWorkspace(known, own), signedIn("u1", "admin"));
}

const saving = () => vi.fn<Workspace["articles"]["save"]>(() => Promise.resolve(draft));
const adding = () => vi.fn<Workspace["articles"]["addDraft"]>(() => Promise.resolve(draft));
const titleField = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Titre/u });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name }));
/** Lets a beat of the autosave pass. */
const beat = () => act(() => vi.advanceTimersByTimeAsync(KEEP_MS));

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test("drafts and published articles are listed, the latest first, found by their status and their tags", async () => {
  const { router } = open("");
  await screen.findByText("2 actualités");
  expect(screen.getByRole("row", { name: /Été/u }).textContent).toContain("Publiée");
  await userEvent.type(screen.getByRole("searchbox"), "hiv");
  await waitFor(() => expect(screen.queryByRole("row", { name: /Été/u })).toBeNull());
  await act(() => router.navigate("/admin/news?statut=publiees"));
  await waitFor(() => expect(screen.queryByRole("row", { name: /Hiver/u })).toBeNull());
  await act(() => router.navigate("/admin/news?etiquette=%C3%89clat"));
  await screen.findByRole("row", { name: /Hiver/u });
  expect(screen.getByRole("link", { name: "Rédiger une actualité" }).getAttribute("href")).toBe(
    "/admin/news/add",
  );
});

describe("publishing", () => {
  test("publishing is refused without a picture, and a draft may be saved all the same", async () => {
    const save = saving();
    const { router } = open("/edit/brouillon", { articles: { save } });
    await userEvent.type(await titleField(), " à la neige");
    await press("Publier…");
    await screen.findAllByText("Ajoutez une image avant de publier l’article.");
    expect(save).not.toHaveBeenCalled();
    await press("Enregistrer le brouillon");
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]?.slice(0, 2)).toEqual([
      "brouillon",
      {
        title: "Hiver à la neige",
        summary: "",
        body: "<p>Adapter la routine.</p>",
        picture_alt: "",
        tags: ["Éclat"],
        notify: false,
        published: false,
      },
    ]);
    await screen.findByText(/Brouillon enregistré à/u);
    expect(router.state.location.pathname).toBe("/admin/news/edit/brouillon");
  });

  test("publishing says what follows first; a no changes nothing, a yes publishes and leads to the list", async () => {
    const save = saving();
    const { router } = open("/edit/brouillon", { articles: { save } }, [pictured]);
    await userEvent.click(await screen.findByRole("switch", { name: /Notifier les abonnés/u }));
    await press("Publier…");
    const question = await screen.findByRole("alertdialog", { name: /Publier.*Hiver/u });
    expect(question.textContent).toContain("Les abonnés sont notifiés");
    await answer("Annuler");
    expect(save).not.toHaveBeenCalled();
    await press("Publier…");
    await answer("Publier l’actualité");
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/news"));
    expect(save.mock.calls.map(([, { published, notify }]) => [published, notify])).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  test("publishing takes place once its picture has arrived; given up, it stays a draft", async () => {
    const save = saving();
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("none")));
    const { router } = open("/edit/brouillon", { articles: { save } }, [{ ...pictured, picture: null }]);
    await titleField();
    // A file that the field lets pass, and that cannot be drawn small.
    vi.stubGlobal("createImageBitmap", () => Promise.resolve({ close: () => undefined }));
    const file = new File(["image"], "creme.jpg", { type: "image/jpeg" });
    await userEvent.upload(screen.getByLabelText(/Choisir|Image/u, { selector: "input[type=file]" }), file);
    await screen.findAllByText(/creme\.jpg/u);
    await press("Publier…");
    await answer("Publier l’actualité");
    const without = await screen.findByRole("button", { name: "Continuer sans la photo" });
    // Whoever leaves meanwhile is asked, as before.
    await act(() => router.navigate("/admin/news"));
    await answer("Continuer la modification");
    await userEvent.click(without);
    await screen.findByText("L’image n’est pas partie : l’actualité reste un brouillon.");
    expect(save.mock.calls.map(([, { published }]) => published)).toEqual([false]);
    vi.unstubAllGlobals();
  });

  test("publishing is taken back with what that means, and says when it was announced", async () => {
    const save = saving();
    open("/edit/publiee", { articles: { save } });
    await screen.findByText(/Les abonnés ont été notifiés le 2 novembre 2026/u);
    expect(screen.queryByRole("switch", { name: /Notifier/u })).toBeNull();
    await press("Dépublier…");
    expect((await screen.findByRole("alertdialog")).textContent).toContain("redevient un brouillon");
    await answer("Dépublier l’actualité");
    await screen.findByText("L’actualité est redevenue un brouillon.");
    expect(save.mock.calls[0]?.[1].published).toBe(false);
  });
});

test("professionals are told of what they read already once that was agreed to", async () => {
  const save = saving();
  open("/edit/publiee", { articles: { save } }, [{ ...complete, notified: null }]);
  await userEvent.click(await screen.findByRole("switch", { name: /Notifier les abonnés/u }));
  await press("Enregistrer");
  expect((await screen.findByRole("alertdialog")).textContent).toContain("ne se répète pas");
  await answer("Annuler");
  expect(save).not.toHaveBeenCalled();
  await press("Enregistrer");
  await answer("Enregistrer et notifier");
  await screen.findByText("C’est enregistré.");
  expect(save.mock.calls[0]?.[1]).toMatchObject({ published: true, notify: true });
});

describe("a typed article", () => {
  test("a typed article stays when somebody else deletes it", async () => {
    let tell: (known: DocumentState<News>) => void = () => undefined;
    const watch: Workspace["articles"]["watch"] = (_id, onNext) => {
      tell = onNext;
      onNext(documentOf(draft));
      return () => undefined;
    };
    const save = saving().mockRejectedValue(new CarnationError("not-found"));
    open("/edit/brouillon", { articles: { watch, save } });
    const title = await titleField();
    await userEvent.type(title, " à la neige");
    act(() => tell({ status: "missing" }));
    await press("Enregistrer le brouillon");
    await screen.findByText("Cet élément n’existe plus ou a été supprimé.");
    expect(title.value).toBe("Hiver à la neige");
  });

  test("a typed article is kept every 20 seconds as a draft, without a title if need be, and never as published", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const addDraft = adding();
    const save = saving();
    open("/add", { articles: { addDraft, save } });
    const title = await titleField();
    await beat();
    expect(addDraft).not.toHaveBeenCalled();
    fireEvent.change(screen.getByRole("textbox", { name: /^Résumé/u }), { target: { value: "Un mot." } });
    await beat();
    expect(addDraft).toHaveBeenCalledOnce();
    expect(addDraft.mock.calls[0]?.[0]).toMatchObject({ title: "", summary: "Un mot." });
    await screen.findByText(/Brouillon enregistré à/u);
    await beat();
    fireEvent.change(title, { target: { value: "Printemps" } });
    await beat();
    expect(save).toHaveBeenCalledOnce();
    expect(save.mock.calls[0]?.[1]).toMatchObject({ title: "Printemps", published: false });
    expect(save.mock.calls[0]?.[2]).toBe(draft);
  });

  test("a typed article that could not be kept says so, and is tried again; of a published article nothing is kept by itself", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const save = saving().mockRejectedValueOnce(new CarnationError("offline"));
    const { router } = open("/edit/brouillon", { articles: { save } });
    fireEvent.change(await titleField(), { target: { value: "Printemps" } });
    await beat();
    await screen.findByText(/Brouillon pas encore enregistré : Vous êtes hors connexion/u);
    await beat();
    await screen.findByText(/Brouillon enregistré à/u);
    expect(save).toHaveBeenCalledTimes(2);
    await act(() => router.navigate("/admin/news/edit/publiee"));
    await screen.findByText(/vos changements paraissent quand vous les enregistrez/u);
    fireEvent.change(await titleField(), { target: { value: "Été indien" } });
    await beat();
    expect(save).toHaveBeenCalledTimes(2);
  });

  test("a typed article survives a reload, and over what somebody else has stored by then", async () => {
    const first = open("/edit/brouillon");
    await userEvent.type(await titleField(), " à la neige");
    act(() => void window.dispatchEvent(new Event("pagehide")));
    const kept = { ...sessionStorage };
    first.unmount();
    Object.assign(sessionStorage, kept);
    open("/edit/brouillon", {}, [{ ...draft, summary: "D’ailleurs." }]);
    await screen.findByText(/avant que la page ne se recharge est de nouveau là/u);
    expect((await titleField()).value).toBe("Hiver à la neige");
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Résumé/u }).value).toBe("D’ailleurs.");
    await press("Enregistrer le brouillon");
    await screen.findByText(/Brouillon enregistré à/u);
    await userEvent.type(await titleField(), "\u00A0!");
    expect(screen.queryByText(/est de nouveau là/u)).toBeNull();
  });

  test("a typed article that is new goes on under its own address once it is stored, after a reload", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const first = open("/add", { articles: { addDraft: () => Promise.resolve(draft) } });
    fireEvent.change(await titleField(), { target: { value: "Hiver" } });
    await beat();
    await screen.findByText(/Brouillon enregistré à/u);
    act(() => void window.dispatchEvent(new Event("pagehide")));
    const [[key = "", value = ""] = []] = Object.entries({ ...sessionStorage }) as [string, string][];
    const { id } = JSON.parse(value) as { id: string };
    first.unmount();
    sessionStorage.setItem(key, value);
    const { router } = open("/add", {}, [{ ...draft, id }]);
    await titleField();
    expect(router.state.location.pathname).toBe(`/admin/news/edit/${id}`);
  });

  test("a typed article is not lost to what somebody else saved: it is read instead, or written over", async () => {
    const save = saving().mockRejectedValueOnce(new CarnationError("aborted"));
    open("/edit/brouillon", { articles: { save } });
    const title = await titleField();
    await userEvent.type(title, " à la neige");
    await press("Enregistrer le brouillon");
    const conflict = await screen.findByRole("alert");
    expect(title.value).toBe("Hiver à la neige");
    await userEvent.click(within(conflict).getAllByRole("button").at(-1)!);
    await screen.findByText(/Brouillon enregistré à/u);
    expect(save.mock.calls.map(([, , opened]) => opened?.id)).toEqual(["brouillon", undefined]);
  });
});

test("the fields of an article show what is stored by now, while nothing is typed", async () => {
  let tell: (title: string) => void = () => undefined;
  const watch: Workspace["articles"]["watch"] = (_id, onNext) => {
    tell = (text) => onNext(documentOf({ ...draft, title: text }));
    tell("D’il y a un instant");
    return () => undefined;
  };
  open("/edit/brouillon", { articles: { watch } });
  const title = await titleField();
  expect(title.value).toBe("D’il y a un instant");
  act(() => tell("De maintenant"));
  expect(title.value).toBe("De maintenant");
  await userEvent.type(title, ", et d’ici");
  act(() => tell("D’ailleurs"));
  expect(title.value).toBe("De maintenant, et d’ici");
});

test("opened once more, the fields wait for what is stored by now", async () => {
  let told = draft;
  const watch: Workspace["articles"]["watch"] = (_id, onNext) => {
    const next = told;
    const timer = setTimeout(() => onNext(documentOf(next)), 50);
    return () => clearTimeout(timer);
  };
  const { router } = open("/edit/brouillon", { articles: { watch } });
  await titleField();
  await act(() => router.navigate("/admin/news"));
  await screen.findByRole("row", { name: /Hiver/u });
  told = { ...draft, title: "De maintenant" };
  await act(() => router.navigate("/admin/news/edit/brouillon"));
  expect(screen.queryByRole("textbox", { name: /^Titre/u })).toBeNull();
  expect((await titleField()).value).toBe("De maintenant");
});

test("the preview shows what is typed as professionals read it", async () => {
  open("/edit/brouillon");
  await userEvent.type(await titleField(), " à la neige");
  await press("Aperçu");
  const preview = within(await screen.findByRole("dialog", { name: "Aperçu" }));
  preview.getByRole("heading", { name: "Hiver à la neige" });
  preview.getByText("Adapter la routine.");
  expect(preview.getByRole("list", { name: "Thèmes" }).textContent).toBe("Éclat");
});

test("an article is deleted once it is said what that means", async () => {
  const remove = vi.fn<Workspace["articles"]["remove"]>(() => Promise.resolve());
  open("/edit/publiee", { articles: { remove } });
  await titleField();
  await press("Supprimer l’actualité");
  expect((await screen.findByRole("alertdialog")).textContent).toContain("disparaît de leurs actualités");
  await answer("Supprimer l’actualité");
  await screen.findByText("C’est supprimé.");
  expect(remove.mock.calls).toEqual([[complete]]);
});

test("a tag is renamed under a text that no other has, and deleted when nothing has it", async () => {
  const rename = vi.fn<Workspace["tags"]["rename"]>(() => Promise.resolve());
  const remove = vi.fn<Workspace["tags"]["remove"]>(() => Promise.resolve());
  const tags = [parseTag("eclat", { text: "Éclat" }), parseTag("seule", { text: "Seule" })];
  openApp(
    "/admin/news/add",
    memoryWorkspace({ news: listOf(draft), tags: listOf(...tags) }, { tags: { rename, remove } }),
    signedIn("u1", "admin"),
  );
  await titleField();
  await press("Gérer les étiquettes");
  const dialog = within(await screen.findByRole("dialog", { name: "Étiquettes" }));
  expect(dialog.queryByRole("button", { name: "Supprimer Éclat" })).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "Supprimer Seule" }));
  await userEvent.click(dialog.getByRole("button", { name: "Supprimer l’étiquette" }));
  await waitFor(() => expect(remove.mock.calls).toEqual([[tags[1]]]));
  await userEvent.click(dialog.getByRole("button", { name: "Renommer Éclat" }));
  const field = dialog.getByRole("textbox", { name: /^Renommer/u });
  await userEvent.clear(field);
  await userEvent.type(field, "seule{Enter}");
  await dialog.findByText("L’étiquette « seule » existe déjà.");
  await userEvent.clear(field);
  await userEvent.type(field, "Lumière{Enter}");
  await dialog.findByRole("button", { name: "Renommer Éclat" });
  expect(rename.mock.calls).toEqual([[tags[0], "Lumière"]]);
});
