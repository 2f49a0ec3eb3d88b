import type { DocumentState, ListState, Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { type News, parseNews } from "@carnation/product/news";
import { parseProfile } from "@carnation/product/profile";
import { parseTag } from "@carnation/product/tag";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { documentOf, listOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../testing/openApp.tsx";

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const article = (id: string, days: number, fields: object = {}): News =>
  parseNews(id, {
    title: `Article ${id}`,
    summary: "Une phrase.",
    body: "<p>Texte</p>",
    published: true,
    createdAt: daysAgo(days),
    tags: [],
    ...fields,
  });
const twelve = Array.from({ length: 12 }, (_, index) => article(`n${index + 1}`, index * 10 + 1));
const tags = listOf(
  parseTag("eclat", { text: "Éclat", news_count: 1 }),
  parseTag("routine", { text: "Routine", news_count: 0 }),
);
const reader = (fields: object = {}) =>
  documentOf(parseProfile("u1", { email: "claire@exemple.fr", active: true, ...fields }));

type Own = Parameters<typeof memoryWorkspace>[1];

function open(path: string, news: readonly News[], own: Own = {}, profile = reader()) {
  return openApp(`/user/news${path}`, memoryWorkspace({ news: listOf(...news), tags, profile }, own));
}

const titles = () =>
  within(screen.getByRole("list", { name: "Articles" }))
    .queryAllByRole("link")
    .map(({ textContent }) => textContent);

describe("the list", () => {
  test("the list shows ten and then the others; those of 60 days that were not opened are marked", async () => {
    const { router } = open("", twelve, {}, reader({ news_read: ["news/n2"] }));
    await waitFor(() => expect(titles()).toHaveLength(10));
    expect(screen.getAllByText("Non lue")).toHaveLength(5);
    await userEvent.click(screen.getByRole("button", { name: "Afficher plus" }));
    await waitFor(() => expect(titles()).toHaveLength(12));
    expect(router.state.location.search).toBe("?pages=2");
    expect(document.activeElement?.textContent).toBe("Article n11");
    expect(screen.queryByRole("button", { name: "Afficher plus" })).toBeNull();
  });

  test("the newest article leads the list with its whole summary, and a theme is a plain list", async () => {
    const summary = "Une phrase assez longue. ".repeat(20).trim();
    const news = [article("a", 1, { tags: ["Éclat"], summary }), article("b", 2, { summary })];
    const { router } = open("", news);
    expect(await screen.findByText(summary)).toBeDefined();
    expect(screen.getAllByText(/^Une phrase assez longue/u)).toHaveLength(2);
    await act(() => router.navigate("/user/news?theme=%C3%89clat"));
    await waitFor(() => expect(titles()).toEqual(["Article a"]));
    expect(screen.queryByText(summary)).toBeNull();
  });

  test("the list keeps what it shows while the next page fails, which can be tried again", async () => {
    let tell: (list: ListState<News>) => void = () => undefined;
    let fails = true;
    const watchPages: Workspace["news"]["watchPages"] = ({ pages }, onNext, onError) => {
      if (pages === 1) onNext(listOf(...twelve.slice(0, 11)));
      else if (fails) onError(new CarnationError("unavailable"));
      else tell = onNext;
      return () => undefined;
    };
    open("", [], { news: { watchPages } });
    await userEvent.click(await screen.findByRole("button", { name: "Afficher plus" }));
    await screen.findByText(/momentanément indisponible/u);
    expect(titles()).toHaveLength(10);
    fails = false;
    await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
    act(() => tell(listOf(...twelve)));
    await waitFor(() => expect(titles()).toHaveLength(12));
  });

  test("the list is narrowed to a theme that its address names; an odd one leads back to all", async () => {
    const news = [article("a", 1, { tags: ["Éclat"] }), article("b", 2)];
    const { router } = open("", news);
    const theme = await screen.findByRole("combobox", { name: /^Thème/u });
    expect([...theme.querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual([
      "tous",
      "Éclat (1)",
    ]);
    await userEvent.selectOptions(theme, "Éclat");
    await waitFor(() => expect(titles()).toEqual(["Article a"]));
    expect(router.state.location.search).toBe("?theme=%C3%89clat");
    await act(() => router.navigate("/user/news?theme=Inconnu&pages=x"));
    await screen.findByText("Aucune actualité sur ce thème");
    await userEvent.click(screen.getAllByRole("button", { name: /^Effacer les filtres/u }).at(-1)!);
    await waitFor(() => expect(titles()).toEqual(["Article a", "Article b"]));
  });

  test("the list says when nothing is published", async () => {
    open("", [article("draft", 1, { published: false })]);
    expect(await screen.findByText("Aucune actualité publiée.")).toBeDefined();
  });
});

describe("an article", () => {
  const hostile = `<h2>Titre</h2><p onclick="x()">Un <a href="javascript:alert(1)">lien</a>, un <a href="https://www.cnil.fr">autre</a></p><script>alert(1)</script><img src=x onerror=alert(1)>`;

  test("an article is drawn from known tags alone, with its picture described, its themes and those around it", async () => {
    const news = [
      article("n1", 1),
      article("n2", 2, { body: hostile, picture: "n2.webp", picture_alt: "Une crème", tags: ["Éclat"] }),
      article("n3", 3),
    ];
    const picture = vi.fn(() => Promise.resolve(new Blob(["image"], { type: "image/webp" })));
    open("/n2", news, { news: { picture } });
    await screen.findByRole("heading", { level: 1, name: "Article n2" });
    expect(document.title).toBe("Article n2 — Carnation");
    const shown = await screen.findByRole<HTMLImageElement>("img", { name: "Une crème" });
    expect(shown.src).toMatch(/^data:image\/webp/u);
    expect(picture).toHaveBeenCalledWith({ picture: "n2.webp", updated: null });
    const body = document.querySelector(".cn-rich-text");
    expect(body?.querySelectorAll("script, img, [onclick]")).toHaveLength(0);
    expect([...body!.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "https://www.cnil.fr",
    ]);
    expect(screen.getByRole("link", { name: "Éclat" }).getAttribute("href")).toBe(
      "/user/news?theme=%C3%89clat",
    );
    expect(screen.getByRole("link", { name: /^Précédente/u }).getAttribute("href")).toBe("/user/news/n3");
    await userEvent.click(screen.getByRole("link", { name: /^Suivante/u }));
    await screen.findByRole("heading", { level: 1, name: "Article n1" });
    expect(screen.queryByRole("link", { name: /^Suivante/u })).toBeNull();
  });

  test("an article that is opened is noted as read, once; an older one or one that was opened is not", async () => {
    const markNewsRead = vi.fn<Workspace["profile"]["markNewsRead"]>(() => Promise.resolve());
    const news = [article("n1", 1), article("n2", 2), article("old", 90)];
    const { router } = open("/n1", news, { profile: { markNewsRead } }, reader({ news_read: ["news/n2"] }));
    await waitFor(() => expect(markNewsRead).toHaveBeenCalledWith(["n1"]));
    for (const id of ["n2", "old"]) {
      await act(() => router.navigate(`/user/news/${id}`));
      await screen.findByRole("heading", { level: 1, name: `Article ${id}` });
    }
    expect(markNewsRead).toHaveBeenCalledTimes(1);
  });

  test("an article that is withdrawn while it is open is gone, with the others in its place", async () => {
    let tell: (known: DocumentState<News>) => void = () => undefined;
    const watch: Workspace["news"]["watch"] = (_id, onNext) => {
      tell = onNext;
      onNext(documentOf(article("n2", 2)));
      return () => undefined;
    };
    open("/n2", [article("n1", 1)], { news: { watch } });
    await screen.findByRole("heading", { level: 1, name: "Article n2" });
    act(() => tell({ status: "missing" }));
    await screen.findByText("Cet élément n’existe plus ou a été supprimé.");
    expect(titles()).toEqual(["Article n1"]);
    expect(screen.getByRole("link", { name: "Retour aux actualités" }).getAttribute("href")).toBe(
      "/user/news",
    );
  });
});

describe("« Recevoir les actualités »", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    Reflect.deleteProperty(navigator, "serviceWorker");
  });

  /** A browser that can notify, and what it answers when it is asked. */
  function canNotify(permission: NotificationPermission, answer: NotificationPermission = permission) {
    const requestPermission = vi.fn(() => {
      Object.assign(Notification, { permission: answer });
      return Promise.resolve(answer);
    });
    vi.stubGlobal(
      "Notification",
      Object.assign(() => undefined, { permission, requestPermission }),
    );
    vi.stubGlobal("PushManager", () => undefined);
    const worker = { active: { postMessage: vi.fn() } };
    const workers = { register: vi.fn(() => Promise.resolve(worker)) };
    Object.defineProperty(navigator, "serviceWorker", { value: workers, configurable: true });
    vi.stubEnv("PROD", true);
    return { worker, workers };
  }

  const section = async () => within(await screen.findByRole("region", { name: "Recevoir les actualités" }));

  test("« Recevoir les actualités » says that a browser cannot, and offers nothing", async () => {
    open("", twelve);
    const part = await section();
    part.getByText(/Ce navigateur n’affiche pas de notifications/u);
    expect(part.queryByRole("button")).toBeNull();
  });

  test("« Recevoir les actualités » says how to allow what is blocked, also when it was just refused", async () => {
    canNotify("default", "denied");
    const register = vi.fn<Workspace["news"]["register"]>(() => Promise.resolve());
    open("", twelve, { news: { register } });
    const part = await section();
    await userEvent.click(part.getByRole("button", { name: "Recevoir les actualités" }));
    await part.findByText(/choisissez « Notifications », puis « Autoriser »/u);
    expect(part.queryByRole("button")).toBeNull();
    expect(register).not.toHaveBeenCalled();
  });

  test("« Recevoir les actualités » registers this device with the service worker; a failure is said, and it is tried again", async () => {
    const { worker, workers } = canNotify("default", "granted");
    let isRegistered = false;
    const register = vi
      .fn<Workspace["news"]["register"]>(() => {
        isRegistered = true;
        return Promise.resolve();
      })
      .mockRejectedValueOnce(new CarnationError("offline"));
    const unregister = vi.fn(() => {
      isRegistered = false;
      return Promise.resolve();
    });
    open(
      "",
      twelve,
      { news: { register, unregister, isRegistered: () => isRegistered } },
      reader({ notifications: { news: true } }),
    );
    const part = await section();
    await userEvent.click(part.getByRole("button", { name: "Recevoir les actualités" }));
    await part.findByText("Vous êtes hors connexion.");
    await userEvent.click(part.getByRole("button", { name: "Recevoir les actualités" }));
    await part.findByText(/Cet appareil vous prévient/u);
    expect(workers.register).toHaveBeenCalledWith("/sw.js", { updateViaCache: "none" });
    expect(register).toHaveBeenCalledWith(worker);
    await userEvent.click(part.getByRole("button", { name: "Ne plus recevoir" }));
    await part.findByRole("button", { name: "Recevoir les actualités" });
    expect(unregister).toHaveBeenCalledOnce();
  });
});
