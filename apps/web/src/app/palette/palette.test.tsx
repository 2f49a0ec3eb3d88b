import { diagnosisOf, documentOf, listOf } from "../../testing/readyState.ts";
import { CarnationError } from "@carnation/domain/error";
import { parseProfessional } from "@carnation/product/account";
import { parseCustomer } from "@carnation/product/customer";
import { parseNews } from "@carnation/product/news";
import { parseSubscription } from "@carnation/product/subscription";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../../testing/openApp.tsx";
import { keepRecentsOf, recentsOf, rememberRecent } from "../session/recentRecords.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const customer = (id: string, firstname: string, lastname: string, last?: string) =>
  parseCustomer(id, {
    firstname,
    lastname,
    email: `${id}@exemple.fr`,
    consent: true,
    ...(last === undefined ? {} : { last_diagnostic: { id: last, date: new Date("2026-11-21T13:05:00Z") } }),
  });

const workspace = memoryWorkspace({
  subscription: documentOf(parseSubscription("s1", { status: "active" })),
  customers: listOf(
    customer("c2", "Anastasie", "de Villers"),
    customer("c1", "Anaïs", "Morel", "d1"),
    customer("c3", "Johana", "Weiss"),
  ),
  diagnosis: documentOf(diagnosisOf({ id: "d1", customer: "c1" })),
  diagnoses: listOf(diagnosisOf({ id: "d1", customer: "c1" })),
  news: listOf(
    parseNews("n1", {
      title: "Réussir une photo que l’on analyse bien",
      published: true,
      createdAt: new Date("2026-11-16T08:00:00Z"),
    }),
  ),
  professionals: listOf(
    parseProfessional("p1", {
      company: "Cabinet Éclat",
      firstname: "Nadia",
      lastname: "Roy",
      email: "n@ex.fr",
    }),
  ),
});

const open = (path: string, session = signedIn()) => openApp(path, workspace, session).router;

/** The rows as they are shown, group by group. */
const rows = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    screen.getAllByRole("group").map((group) => [
      group.querySelector(".cn-command-palette__heading")?.textContent,
      within(group)
        .getAllByRole("option")
        .map((row) => row.querySelector(".cn-command__label")?.textContent ?? ""),
    ]),
  );

async function openPalette(): Promise<HTMLElement> {
  await screen.findByRole("heading", { level: 1 });
  await userEvent.keyboard("{Control>}k{/Control}");
  return screen.findByRole("combobox");
}

describe("the palette of the professional", () => {
  test("three interactions lead from the dashboard to the results of a known client", async () => {
    const router = open("/user/dashboard");
    await screen.findByRole("heading", { level: 1 });
    await userEvent.keyboard("{Control>}k{/Control}");
    await screen.findByRole("combobox");
    await userEvent.keyboard("morel");
    await userEvent.click(await screen.findByRole("option", { name: "Derniers résultats pour Anaïs Morel" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/user/diagnosis/results/d1"));
    expect(recentsOf("u1")[0]).toBe("customer:c1");
  });

  test("groups come in their order, and Enter opens the first client", async () => {
    const router = open("/user/news");
    await openPalette();
    await userEvent.keyboard("ana");
    await screen.findByRole("group", { name: "Clients" });
    expect(rows()).toEqual({
      Clients: ["Anastasie de Villers", "Anaïs Morel", "Johana Weiss"],
      Actions: [
        "Nouveau diagnostic pour Anastasie de Villers",
        "Derniers résultats pour Anaïs Morel",
        "Nouveau diagnostic pour Anaïs Morel",
      ],
      Pages: ["Réussir une photo que l’on analyse bien"],
    });
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/user/customers/c2"));
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  test("words of an action and a name find the action", async () => {
    open("/user/news");
    await openPalette();
    await userEvent.keyboard("diag johana");
    expect(rows()["Actions"]).toEqual(["Nouveau diagnostic pour Johana Weiss"]);
  });

  test("a search that finds nothing gives the nearest name and what can be added", async () => {
    open("/user/news");
    await openPalette();
    await userEvent.keyboard("morrel");
    expect(await screen.findByText(/^Rien pour «\smorrel\s»$/u, { selector: "p" })).toBeDefined();
    expect(rows()).toEqual({
      Proche: ["Anaïs Morel"],
      Actions: ["Ajouter un client", "Ajouter une recommandation"],
    });
  });

  test("records that were opened come first at the next opening, none of another account", async () => {
    rememberRecent("u1", "customer:c3");
    const router = open("/user/customers/c1");
    await screen.findByRole("heading", { level: 1, name: "Anaïs Morel" });
    await openPalette();
    expect(rows()["Récents"]).toEqual(["Anaïs Morel", "Johana Weiss"]);
    expect(recentsOf("u2")).toEqual([]);
    expect(router.state.location.pathname).toBe("/user/customers/c1");
  });

  test("the copies of this device are named with their hour off line, and what is typed stays", async () => {
    const online = vi.spyOn(navigator, "onLine", "get");
    open("/user/news");
    await openPalette();
    await userEvent.keyboard("ana");
    online.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(Object.keys(rows())[0]).toMatch(/^Clients, copie de \d+\sh\s\d\d$/u);
    expect(screen.getByText(/^Pas de connexion\./u)).toBeDefined();
    expect(screen.getByRole("combobox")).toHaveProperty("value", "ana");
  });
});

test("a client beyond the list is found by the server, in the places that were kept above the other rows", async () => {
  const listed = listOf(
    ...Array.from({ length: 200 }, (_, index) => customer(`l${index}`, "Léa", `Acta ${index}`)),
  );
  const known = memoryWorkspace({ customers: listed });
  const found = customer("z1", "Zélie", "Actuelle");
  let answer = (): void => undefined;
  const searching = {
    ...known,
    customers: {
      ...known.customers,
      watchAsked: ((_question, onNext) => {
        answer = () => onNext(listOf(found));
        return () => undefined;
      }) satisfies typeof known.customers.watchAsked,
    },
  };
  openApp("/user/news", searching);
  await openPalette();
  await userEvent.keyboard("actu");
  await waitFor(() => expect(screen.getByText("Recherche en cours…")).toBeDefined());
  const others = Object.keys(rows());
  expect(others).toEqual(["Pages"]);
  await waitFor(() => {
    act(() => answer());
    expect(rows()["Clients"]).toEqual(["Zélie Actuelle"]);
  });
  expect(screen.getByRole("option", { selected: true }).textContent).toMatch(/^Actualités/u);
});

test("a search of clients that the server does not answer is said to be about the copies of this device", async () => {
  const listed = Array.from({ length: 200 }, (_, index) => customer(`l${index}`, "Léa", `Acta ${index}`));
  const known = memoryWorkspace({ customers: listOf(...listed) });
  const failing = {
    ...known,
    customers: {
      ...known.customers,
      watchAsked: ((_question, _onNext, onError) => {
        onError(new CarnationError("unavailable"));
        return () => undefined;
      }) satisfies typeof known.customers.watchAsked,
    },
  };
  openApp("/user/news", failing);
  await openPalette();
  expect(screen.queryByText(/^Le serveur ne répond pas/u)).toBeNull();
  await userEvent.keyboard("zelie");
  expect(await screen.findByText(/^Le serveur ne répond pas/u)).toBeDefined();
});

test("the palette of the back-office finds professionals, their billing, and what can be added", async () => {
  open("/admin/dashboard", signedIn("u1", "admin"));
  await openPalette();
  expect(rows()["Actions"]?.[0]).toBe("Ajouter un professionnel");
  await userEvent.keyboard("roy");
  await screen.findByRole("option", { name: /Cabinet Éclat/u, selected: true });
  expect(rows()).toEqual({
    "Clients professionnels": ["Cabinet Éclat"],
    Actions: ["Facturation\u00A0: Cabinet Éclat"],
  });
});

describe("the keys of the palette", () => {
  test("Ctrl K opens it from a field, and not from a formatted text or a dialog", async () => {
    open("/user/customers");
    await userEvent.click(await screen.findByRole("searchbox"));
    const palette = await openPalette();
    fireEvent.keyDown(palette, { key: "k", ctrlKey: true });
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));

    const editor = document.createElement("div");
    editor.setAttribute("contenteditable", "true");
    document.body.append(editor);
    fireEvent.keyDown(editor, { key: "k", ctrlKey: true });
    editor.remove();
    expect(screen.queryByRole("combobox", { name: /Client/u })).toBeNull();
  });

  test("« ? » opens the map of the keys outside of fields, and gives the focus back", async () => {
    open("/user/customers");
    const search = await screen.findByRole("searchbox");
    await userEvent.type(search, "?");
    expect(screen.queryByRole("dialog")).toBeNull();
    const button = screen.getByRole("button", { name: "Rechercher Ctrl K" });
    button.focus();
    await userEvent.keyboard("?");
    const map = await screen.findByRole("dialog", { name: "Raccourcis clavier" });
    expect(within(map).getByRole("region", { name: "Marques à vérifier" })).toBeDefined();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test("the row « Raccourcis clavier » opens the map, which gives the focus back to where the palette was opened", async () => {
    open("/user/customers");
    const button = await screen.findByRole("button", { name: "Rechercher Ctrl K" });
    await userEvent.click(button);
    await screen.findByRole("combobox", { name: /^Client/u });
    await userEvent.keyboard("raccourcis{Enter}");
    await screen.findByRole("dialog", { name: "Raccourcis clavier" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test("the drawer opens the palette, which gives the focus back to « Menu »", async () => {
    open("/user/news");
    const menu = await screen.findByRole("button", { name: "Menu" });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole("button", { name: "Rechercher" }));
    await screen.findByRole("combobox", { name: /^Client/u });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(menu));
  });
});

test("recents stay for who may come back, and go with a sign-out", () => {
  rememberRecent("u1", "customer:c1");
  keepRecentsOf("u1");
  expect(recentsOf("u1")).toEqual(["customer:c1"]);
  keepRecentsOf("u2");
  expect(localStorage.getItem("carnation.recents")).toBeNull();
  rememberRecent("u1", "customer:c1");
  keepRecentsOf(null);
  expect(recentsOf("u1")).toEqual([]);
});
