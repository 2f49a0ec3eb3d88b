import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { parseBilling } from "@carnation/product/profile";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { redirectTo } from "../../../../shared/browser/redirectTo.ts";
import { memoryWorkspace } from "../../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../../testing/openApp.tsx";
import { cardLabel } from "../../../../shared/invoices/cardLabel.ts";

// jsdom goes nowhere.
vi.mock("../../../../shared/browser/redirectTo.ts", () => ({
  redirectTo: vi.fn<(address: string) => void>(),
}));

const billing = parseBilling({
  name: "Institut Lumière de Peau",
  email: "factures@lumieredepeau.example",
  address: "12 rue des Lilas, 69002 Lyon",
  card: { brand: "visa", last4: "4242" },
});

const open = (payment: Partial<Workspace["payment"]>) =>
  openApp("/user/billing", memoryWorkspace({}, { payment }));

test("the payer and the card are read on purpose; a missing part is said", async () => {
  open({ readBilling: () => Promise.resolve(billing) });
  const identity = within(await screen.findByRole("region", { name: "Vos coordonnées" }));
  expect(identity.getByText("Institut Lumière de Peau")).toBeDefined();
  expect(identity.getByText("12 rue des Lilas, 69002 Lyon")).toBeDefined();
  expect(identity.getByText("N° de TVA").nextElementSibling?.textContent).toBe("Non renseigné");
  expect(screen.getByText("Visa se terminant par 4242")).toBeDefined();
});

test("« Gérer ma facturation » leads to the provider and back here; when it does not, it can be tried again", async () => {
  const portal = vi
    .fn<Workspace["payment"]["portal"]>()
    .mockRejectedValueOnce(new CarnationError("unavailable"))
    .mockResolvedValue("https://pay.example/portal");
  open({ readBilling: () => Promise.resolve({ ...billing, card: null }), portal });
  expect(await screen.findByText("Aucune carte enregistrée.")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Gérer ma facturation" }));
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText(/indisponible\.$/u)).toBeDefined();
  await userEvent.click(alert.getByRole("button", { name: "Réessayer" }));
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith("https://pay.example/portal"));
  expect(portal).toHaveBeenLastCalledWith(`${window.location.origin}/user/billing`);
});

test("an account that never paid is led to the plans", async () => {
  open({ readBilling: () => Promise.resolve(null) });
  expect(await screen.findByText("Aucune facturation pour l’instant.")).toBeDefined();
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Choisir une formule" }).pathname).toBe(
    "/user/subscription",
  );
});

test("a read that failed is tried again; what was changed elsewhere is read when the page is looked at again", async () => {
  const readBilling = vi
    .fn<Workspace["payment"]["readBilling"]>()
    .mockRejectedValueOnce(new CarnationError("unavailable"))
    .mockResolvedValueOnce(billing)
    .mockResolvedValue({ ...billing, card: { brand: "mastercard", last4: "4444" } });
  open({ readBilling });
  await userEvent.click(await screen.findByRole("button", { name: "Réessayer" }));
  expect(await screen.findByText("Visa se terminant par 4242")).toBeDefined();
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  // Nothing flashes meanwhile.
  expect(screen.getByText("Visa se terminant par 4242")).toBeDefined();
  expect(await screen.findByText("Mastercard se terminant par 4444")).toBeDefined();
});

test.each([
  ["cartes_bancaires", "CB se terminant par 4242"],
  ["amex", "American Express se terminant par 4242"],
  ["link", "Carte se terminant par 4242"],
])("a card of the brand %s", (brand, words) => {
  expect(cardLabel({ brand, last4: "4242" })).toBe(words);
});
