import type { ListQuestion, Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { type Customer, parseCustomer } from "@carnation/product/customer";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../testing/openApp.tsx";

const TAKEN = "Vous avez déjà un client avec cette adresse email.";
const consent = (date: Date) => ({ purpose: "analysis", given: true, date, version: "1", author: "u1" });
const yesterday = new Date(Date.now() - 86_400_000);

const anais = parseCustomer("anais", {
  firstname: "Anaïs",
  lastname: "Morel",
  email: "anais@exemple.fr",
  consent: true,
  consents: [{ ...consent(yesterday), signer: "Anaïs Morel", signature: "anais.signature.png" }],
  last_diagnostic: { id: "d1", date: yesterday },
});
const zoe = parseCustomer("zoe", {
  firstname: "Zoé",
  lastname: "Aubert",
  email: "zoe@exemple.fr",
  picture: "zoe.png",
  consent: true,
  consents: [{ ...consent(new Date("2020-01-01")), signer: "Zoé Aubert" }],
});

type Commands = Workspace["customers"];

function open(path: string, commands: Partial<Commands> = {}, ...known: Customer[]) {
  const workspace = memoryWorkspace({ customers: listOf(...known) });
  return openApp(`/user/customers${path}`, {
    ...workspace,
    customers: { ...workspace.customers, ...commands },
  });
}

const rowNames = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getByRole("link").textContent);
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const button = (name: string) => screen.getByRole("button", { name });

/** jsdom draws nothing: whatever is chosen can be read, and stays as it is. */
beforeEach(() => {
  vi.stubGlobal("createImageBitmap", () => Promise.resolve({ width: 4, height: 3, close: () => undefined }));
  const drawing = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(
    drawing as CanvasRenderingContext2D & GPUCanvasContext,
  );
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done, type) =>
    done(new Blob(["small"], { type: type ?? "" })),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const picture = (name = "Moi.PNG") => new File(["picture"], name, { type: "image/png" });

/** Everything that is required, signed by typing the name. */
async function fillIn(email: string): Promise<void> {
  await userEvent.type(await screen.findByRole("textbox", { name: /^Prénom \(/ }), "Léa");
  await userEvent.type(box(/^Nom/), "Petit");
  await userEvent.type(box(/E-mail/), email);
  await userEvent.click(screen.getByRole("checkbox", { name: /ma photo soit analysée/ }));
  await userEvent.click(screen.getByRole("radio", { name: "Signer en tapant mon nom" }));
  await userEvent.click(screen.getByRole("checkbox", { name: /vaut ma signature/ }));
}

const payload = {
  firstname: "Léa",
  lastname: "Petit",
  email: "lea@exemple.fr",
  phone: null,
  birth_year: null,
  of_age: false,
  notes: "",
  contraindications: [],
  guardian: null,
  consent: true,
  consents: [],
  request: expect.stringMatching(/^[\da-f-]{36}$/),
  signature: undefined,
};

test("clients are listed by last name, searched by name and e-mail, and parted by what is missing", async () => {
  open("", {}, anais, zoe);
  await screen.findByText("2 clients");
  expect(rowNames()).toEqual(["Zoé Aubert", "Anaïs Morel"]);
  expect(screen.getByRole("row", { name: /Anaïs/ }).textContent).toMatch(/Hier.*Accord à jour/u);
  expect(screen.getByRole("row", { name: /Zoé/ }).textContent).toMatch(
    /Aucun diagnostic.*Accord à renouveler/u,
  );
  await userEvent.click(screen.getByRole("button", { name: /Actions.*Anaïs Morel/ }));
  const actions = (await screen.findAllByRole("menuitem")).map((item) => [
    item.textContent,
    item.getAttribute("href"),
  ]);
  expect(actions).toEqual([
    ["Diagnostiquer", "/user/diagnosis/customer/anais/method"],
    ["Ouvrir", "/user/customers/anais"],
  ]);
  await userEvent.keyboard("{Escape}");
  await userEvent.type(screen.getByRole("searchbox"), "anais morel");
  await waitFor(() => expect(rowNames()).toEqual(["Anaïs Morel"]));
  await userEvent.click(screen.getByRole("radio", { name: "Sans diagnostic" }));
  await userEvent.click((await screen.findAllByRole("button", { name: /Effacer/ })).at(-1)!);
  await waitFor(() => expect(rowNames()).toHaveLength(2));
  await userEvent.click(screen.getByRole("radio", { name: "Consentement à renouveler" }));
  await waitFor(() => expect(rowNames()).toEqual(["Zoé Aubert"]));
});

test("the list of clients to be seen again has an address of its own, where the dashboard leads", async () => {
  const date = new Date(Date.now() - 50 * 86_400_000);
  open("?afficher=a-revoir", {}, anais, { ...zoe, lastDiagnostic: { id: "d0", date, nextPhoto: null } });
  await waitFor(() => expect(rowNames()).toEqual(["Zoé Aubert"]));
  await userEvent.click(screen.getByRole("radio", { name: "Tous" }));
  await waitFor(() => expect(rowNames()).toHaveLength(2));
});

test.each([
  ["a-revoir", "review_due"],
  ["accord-a-renouveler", "consent_key"],
])("a list that is cut asks the server for %s among all clients", async (choice, field) => {
  const many = Array.from({ length: 200 }, (_, index) => ({ ...anais, id: `c${index}` }));
  const due = { id: "d0", date: new Date(Date.now() - 50 * 86_400_000), nextPhoto: null };
  const beyond = { ...zoe, consents: [], consent: true, lastDiagnostic: due };
  const asked: ListQuestion[] = [];
  open(
    `?afficher=${choice}`,
    {
      watchAsked: (question, onNext) => {
        asked.push(question);
        onNext({ status: "ready", value: [beyond], fromCache: false, unreadable: 0 });
        return () => undefined;
      },
    },
    ...many,
  );
  await waitFor(() => expect(rowNames()).toEqual(["Zoé Aubert"]));
  expect(asked).toEqual([{ field, upTo: expect.stringMatching(/\d{4}-\d\d-\d\d$/u) }]);
  expect(screen.queryByText(/ne porte que sur/u)).toBeNull();
});

test("a list that is cut and sorted by consent asks the server for that order", async () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ ...anais, id: `c${index}` }));
  const asked: ListQuestion[] = [];
  const watchAsked: Commands["watchAsked"] = (question, onNext) => {
    asked.push(question);
    onNext({ status: "ready", value: [zoe], fromCache: false, unreadable: 0 });
    return () => undefined;
  };
  open("", { watchAsked }, ...many);
  await userEvent.click(await screen.findByRole("button", { name: /Consentement/ }));
  await waitFor(() => expect(asked).toEqual([{ order: "consent_key", descending: false }]));
});

test("an account without clients is led to its first one", async () => {
  open("");
  await screen.findByText("Ajoutez votre premier client");
  expect(screen.getByRole("link", { name: "Ajouter un client" }).getAttribute("href")).toBe(
    "/user/customers/add",
  );
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("the form of a new client has nothing ticked; consent, signature and a free address are required, in the specification's words", async () => {
  const add = vi.fn<Commands["add"]>();
  open("/add", { add }, anais);
  await screen.findByRole("textbox", { name: /Prénom/ });
  for (const tick of screen.getAllByRole<HTMLInputElement>("checkbox")) expect(tick.checked).toBe(false);
  await userEvent.type(box(/E-mail/), "ANAIS@exemple.fr");
  await userEvent.click(button("Enregistrer"));
  const summary = (await screen.findAllByRole("link", { name: TAKEN }))[0]!;
  await screen.findAllByText("Le client doit accepter les conditions d'utilisation");
  await screen.findAllByText("La signature est nécessaire.");
  expect(summary).toBeDefined();
  const file = screen.getByRole("link", { name: "Ouvrir la fiche de Anaïs Morel" });
  expect(file.getAttribute("href")).toBe("/user/customers/anais");
  expect(add).not.toHaveBeenCalled();
});

test("a failed save keeps everything and is sent again as the same client, once; then it leads on", async () => {
  const add = vi
    .fn<Commands["add"]>()
    .mockRejectedValueOnce(new CarnationError("deadline-exceeded"))
    .mockRejectedValueOnce(new CarnationError("invalid-argument", TAKEN))
    .mockResolvedValue("lea");
  const { router } = open("/add", { add });
  await fillIn("lea@exemple.fr");
  await userEvent.click(button("Enregistrer"));
  await screen.findByText(/délai est dépassé/);
  await userEvent.click(button("Enregistrer"));
  await screen.findAllByText(TAKEN);
  expect(box(/Prénom \(/).value).toBe("Léa");
  await userEvent.dblClick(button("Enregistrer et diagnostiquer"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/user/diagnosis/customer/lea/method"));
  expect(add.mock.calls).toEqual([[payload], [payload], [payload]]);
  expect(new Set(add.mock.calls.map(([{ request }]) => request)).size).toBe(1);
});

test("a minor needs a guardian, who signs, and whose photos are not shown around", async () => {
  const add = vi.fn<Commands["add"]>(() => Promise.resolve("lea"));
  open("/add", { add });
  await userEvent.type(
    await screen.findByRole("textbox", { name: /Année/ }),
    String(new Date().getFullYear() - 12),
  );
  await userEvent.type(box(/du représentant légal/), "Ève Petit");
  await userEvent.click(screen.getByRole("checkbox", { name: /pour présenter le travail/ }));
  await fillIn("lea@exemple.fr");
  expect(screen.getByRole("group", { name: /Signature du représentant légal/ })).toBeDefined();
  expect(box(/^Prénom et nom$/).value).toBe("Ève Petit");
  await userEvent.click(button("Enregistrer"));
  await screen.findAllByText("Choisissez le lien avec la personne mineure.");
  await screen.findAllByText("Les photos d’une personne mineure ne servent pas à la communication.");
  await userEvent.selectOptions(screen.getByRole("combobox"), "mother");
  await userEvent.click(screen.getByRole("checkbox", { name: /donne son accord/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /pour présenter le travail/ }));
  await userEvent.click(button("Enregistrer"));
  await screen.findByText("C’est enregistré.");
  expect(add.mock.calls[0]?.[0]).toMatchObject({ guardian: { name: "Ève Petit", relation: "mother" } });
});

test("a picture that does not follow leaves the client saved, and is tried again alone", async () => {
  const add = vi.fn<Commands["add"]>(() => Promise.resolve("lea"));
  const sendPicture = vi
    .fn<Commands["sendPicture"]>()
    .mockRejectedValueOnce(new CarnationError("offline"))
    .mockResolvedValue();
  const { router } = open("/add", { add, sendPicture });
  await fillIn("lea@exemple.fr");
  await userEvent.upload(screen.getByLabelText(/Photo/), picture());
  await userEvent.click(button("Enregistrer"));
  await screen.findByText(/Le client est enregistré, mais sa photo n’est pas partie/);
  await userEvent.click(button("Réessayer l’envoi de la photo"));
  await screen.findByText("C’est enregistré.");
  expect(router.state.location.pathname).toBe("/user/customers");
  expect(add).toHaveBeenCalledTimes(1);
  expect(sendPicture.mock.calls.map(([id, { name, type }]) => [id, name, type])).toEqual([
    ["lea", "Moi.PNG", "image/png"],
    ["lea", "Moi.PNG", "image/png"],
  ]);
});

test("a picture that the browser cannot read is refused where it is chosen", async () => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new DOMException("?", "InvalidStateError")));
  open("/add");
  await userEvent.upload(await screen.findByLabelText(/Photo/), picture());
  const told = await screen.findAllByText("Cette image est illisible. Choisissez-en une autre.");
  expect(told.length).toBeGreaterThan(0);
});

test("a client is changed under their own address, with their consents to read and their picture to take away", async () => {
  const save = vi.fn<Commands["save"]>(() => Promise.resolve());
  const read = vi.fn<Commands["picture"]>(() => Promise.resolve(new Blob(["x"], { type: "image/png" })));
  const { router } = open("/edit/zoe", { save, picture: read }, anais, zoe);
  await screen.findByRole("heading", { level: 1, name: "Modifier Zoé Aubert" });
  expect(document.title).toBe("Modifier le client — Carnation");
  const history = screen.getByRole("region", { name: "Consentements" });
  expect(history.textContent).toContain(
    "Analyse et conservationDonnéLe 1er\u00A0janvier\u00A02020 par Zoé Aubert",
  );
  expect(within(history).queryByRole("checkbox")).toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: "Retirer l’image" }));
  await userEvent.type(box(/^Nom/), "t");
  await userEvent.click(button("Enregistrer"));
  await screen.findByText("C’est enregistré.");
  expect(router.state.location.pathname).toBe("/user/customers/zoe");
  expect(save.mock.calls[0]?.[0]).toMatchObject({ id: "zoe", lastname: "Aubertt", picture: null });
  expect(read.mock.calls[0]).toEqual(["zoe.png"]);
});

test("an id of somebody else's client leads to none", async () => {
  open("/edit/de-nadia", {}, anais);
  await screen.findByText(/n’existe plus ou a été supprimé/);
  expect(screen.queryByRole("textbox")).toBeNull();
});
