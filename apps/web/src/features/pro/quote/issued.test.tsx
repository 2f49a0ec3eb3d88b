import { CarnationError } from "@carnation/domain/error";
import { formatDate } from "@carnation/domain/format";
import type { IssuedQuote } from "@carnation/product/quote";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { issued, openQuote, routine } from "./testing/openQuote.tsx";

const png = "data:image/png;base64,iVBORw0KGgo=";

// jsdom has neither a canvas nor fonts to make a picture of a name with.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockReturnValue(png);
  Object.defineProperty(document, "fonts", {
    configurable: true,
    value: { load: () => Promise.resolve([]) },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, "fonts");
});

const settings = () => screen.findByRole("region", { name: "Réglages du devis" });
const sheet = () => screen.getByRole("article", { name: /^Aperçu/u });
const plain = (element: Element): string => (element.textContent ?? "").replace(/\s+/gu, " ");
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

const signedAt = new Date("2026-11-23T11:05:00Z");
const signed = (fields: Partial<IssuedQuote> = {}) =>
  issued({
    state: "signed",
    signature: { name: "Anaïs Morel", date: signedAt, place: "Lyon" },
    hash: "0a".repeat(32),
    ...fields,
  });

test("an issued quote stands under its number; what is changed will be its next version", async () => {
  const { calls } = openQuote({ quotes: [issued()] });
  const controls = await settings();
  expect(within(controls).getByText("D-2026-0042")).toBeDefined();
  expect(plain(sheet())).toContain("N° D-2026-0042");
  await userEvent.type(screen.getByLabelText(/^Conditions/u), "Règlement à la séance.");
  expect(plain(sheet())).toContain("N° D-2026-0042, version 2");
  expect(within(controls).getByText(/vos changements feront la version.2/u)).toBeDefined();
  await press("Revenir au devis en cours");
  expect(screen.getByRole("button", { name: "Faire signer" })).toBeDefined();
  await userEvent.type(screen.getByLabelText(/^Conditions/u), "Règlement à la séance.");
  await press(/^Émettre la version.2$/u);
  await waitFor(() => expect(calls.issue).toHaveBeenCalledTimes(1));
  expect(calls.issue.mock.lastCall?.[0]).toMatchObject({
    conditions: "Règlement à la séance.",
    again: false,
  });
});

test("the client reads the quote and signs it by typing a name; a failure loses nothing", async () => {
  const { calls, tell } = openQuote({ quotes: [issued()] });
  await press("Faire signer");
  const dialog = await screen.findByRole("dialog", { name: /^Devis D-2026-0042$/u });
  expect(plain(dialog)).toContain("104,40 €");
  await userEvent.clear(within(dialog).getByLabelText(/^Nom de la personne/u));
  await userEvent.click(within(dialog).getByRole("button", { name: "Signer le devis" }));
  expect(within(dialog).getByText("Saisissez le nom de la personne qui signe.")).toBeDefined();
  expect(within(dialog).getByText(/^Signez dans le cadre/u)).toBeDefined();
  await userEvent.type(within(dialog).getByLabelText(/^Nom de la personne/u), "Anaïs Morel");
  await userEvent.click(within(dialog).getByRole("radio", { name: "Signer en tapant mon nom" }));
  await userEvent.click(within(dialog).getByRole("checkbox", { name: /vaut ma signature/u }));
  calls.sign.mockRejectedValueOnce(new CarnationError("unavailable"));
  await userEvent.click(within(dialog).getByRole("button", { name: "Signer le devis" }));
  expect(await within(dialog).findByText(/momentanément indisponible/u)).toBeDefined();
  await userEvent.click(within(dialog).getByRole("button", { name: "Signer le devis" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.sign).toHaveBeenLastCalledWith({
    id: "q1",
    name: "Anaïs Morel",
    signature: png,
  });
  tell(signed());
  expect(await screen.findByText(/^Devis D-2026-0042, 104,40.€.: signé\.$/u)).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/: signé\.$/u));
});

test("a signed quote is frozen with its date and fingerprint; a change is a version of its own", async () => {
  const { calls } = openQuote({ quotes: [signed()] });
  expect(await screen.findByText(/^Signé par Anaïs Morel le 23 novembre 2026, 12.h.05\.$/u)).toBeDefined();
  expect(screen.getByText(`SHA-256 ${"0a".repeat(32)}`)).toBeDefined();
  expect(screen.queryByRole("textbox", { name: "Remise" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Faire signer" })).toBeNull();
  await press(/^Créer la version.2$/u);
  const issue = await screen.findByRole<HTMLButtonElement>("button", { name: /^Émettre la version.2$/u });
  expect(issue.disabled).toBe(true);
  const field = screen.getByRole("textbox", { name: "Remise" });
  await userEvent.clear(field);
  await userEvent.type(field, "15");
  await userEvent.click(issue);
  await waitFor(() => expect(calls.issue).toHaveBeenCalledTimes(1));
  expect(calls.applyDiscount).toHaveBeenCalledWith("d1", 15);
});

test("a change since the signature is said, and leaves the signed quote as it is", async () => {
  openQuote({ quotes: [signed()], diagnosis: { routine: { ...routine, discount: 50 } } });
  expect(await screen.findByText(/a changé depuis la signature/u)).toBeDefined();
  expect(plain(sheet())).toContain("Remise 10 %");
  expect(screen.queryByRole("button", { name: "Dupliquer" })).toBeNull();
});

test("an offer that is over is not signed or sent: a version with a new date is issued", async () => {
  const { calls } = openQuote({ quotes: [issued({ issuedOn: "2026-01-05", validUntil: "2026-02-04" })] });
  expect(await screen.findByText(/la validité ou votre profil a changé depuis l’émission/u)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Faire signer" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Envoyer" })).toBeNull();
  await press(/^Émettre la version.2$/u);
  await waitFor(() => expect(calls.issue).toHaveBeenCalledTimes(1));
  expect(String(calls.issue.mock.lastCall?.[0].validUntil) > "2026-02-04").toBe(true);
});

test("a duplicate takes the next number, once that is confirmed", async () => {
  const { calls } = openQuote({ quotes: [issued()] });
  await press("Dupliquer");
  await press("Dupliquer le devis");
  await waitFor(() => expect(calls.issue).toHaveBeenCalledTimes(1));
  expect(calls.issue.mock.lastCall?.[0]).toMatchObject({ again: true, total: 10440 });
});

test("every version is there to be read, and a signed one to be downloaded", async () => {
  const first = signed({ id: "q1", state: "replaced", created: new Date("2026-11-22T09:00:00Z") });
  const erased = issued({ id: "q0", state: "erased", total: 0, items: [] });
  openQuote({ quotes: [issued({ id: "q2", version: 2 }), first, erased] });
  const list = await screen.findByRole("region", { name: "Devis émis" });
  expect(plain(list)).toContain(`Signé le ${formatDate(signedAt).replace(/\s/gu, " ")}, remplacé, 104,40 €`);
  expect(plain(list)).toContain("Effacé");
  expect(within(list).getByRole("button", { name: "PDF signé" })).toBeDefined();
  await userEvent.click(within(list).getByRole("button", { name: "Afficher D-2026-0042" }));
  expect(screen.getByText(/^Vous regardez D-2026-0042/u)).toBeDefined();
  expect(plain(sheet())).not.toContain("version 2");
  expect(screen.queryByRole("button", { name: "Faire signer" })).toBeNull();
  await press("Revenir au devis en cours");
  expect(plain(sheet())).toContain("version 2");
});

test("the PDF is the very file, and what is sent is read before", async () => {
  const preview = vi.fn(() => Promise.reject(new CarnationError("damaged")));
  const send = vi.fn();
  openQuote({ quotes: [issued()], commands: { preview, send } });
  await press("PDF");
  await waitFor(() => expect(preview).toHaveBeenCalledWith("q1"));
  expect(await screen.findByRole("alert")).toBeDefined();
  await press("Envoyer");
  const dialog = await screen.findByRole("dialog", { name: "Envoyer le devis" });
  // Anaïs has not agreed to e-mails.
  expect(within(dialog).getByText(/n’a pas accepté de recevoir ses documents par e-mail/u)).toBeDefined();
  expect(send).not.toHaveBeenCalled();
});
