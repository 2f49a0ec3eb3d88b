import type { Diagnoses, Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { parseContraindication } from "@carnation/domain/internal/contraindication";
import { parseSubcategory } from "@carnation/domain/internal/subcategory";
import { parseCustomer } from "@carnation/product/customer";
import { parseProfile } from "@carnation/product/profile";
import { parseSubscription } from "@carnation/product/subscription";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { documentOf, listOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../testing/openApp.tsx";
import { captureDraftAtom, startRequest } from "./draft/captureDraft.ts";

const given = { purpose: "analysis", given: true, version: "1", author: "u1", signer: "Anaïs Morel" };
const updated = new Date("2026-11-02T10:00:00Z");
const stored = {
  firstname: "Anaïs",
  lastname: "Morel",
  email: "anais@exemple.fr",
  consent: true,
  consents: [{ ...given, date: new Date("2026-03-12T10:00:00Z") }],
  last_diagnostic: { id: "d9", date: new Date("2026-06-12T10:00:00Z") },
  updated,
};
const path = "/user/diagnosis/customer/anais/method";

function open(
  customer: object = stored,
  customers: Partial<Workspace["customers"]> = {},
  diagnoses: Partial<Diagnoses> = {},
) {
  const workspace = memoryWorkspace(
    {
      subscription: documentOf(parseSubscription("s1", { status: "active" })),
      profile: documentOf(
        parseProfile("u1", {
          active: true,
          enabled_subcategories: ["subcategories/led", "subcategories/peeling"],
        }),
      ),
      customers: listOf(parseCustomer("anais", customer)),
      contraindications: listOf(parseContraindication("grossesse", { name: "Grossesse", group: "état" })),
      activeSubcategories: listOf(
        ...["led", "peeling", "laser"].map((id) => parseSubcategory(id, { name: id, active: true })),
      ),
    },
    { diagnoses },
  );
  return openApp(path, { ...workspace, customers: { ...workspace.customers, ...customers } });
}

const next = () => screen.getByRole("button", { name: "Continuer" });

beforeEach(() => sessionStorage.clear());

test("the choice of care keeps its place while it is read, so that nothing below moves under a finger", async () => {
  const workspace = memoryWorkspace({
    subscription: documentOf(parseSubscription("s1", { status: "active" })),
    profile: documentOf(
      parseProfile("u1", {
        active: true,
        enabled_subcategories: ["subcategories/led", "subcategories/peeling"],
      }),
    ),
  });
  type WatchAll = Workspace["activeSubcategories"]["watchAll"];
  const watchAll = vi.fn<WatchAll>(() => () => undefined);
  openApp("/user/diagnosis/method", {
    ...workspace,
    activeSubcategories: { ...workspace.activeSubcategories, watchAll },
  });
  const choice = () => screen.queryByRole("combobox", { name: /Soins à proposer/u });
  await waitFor(() => expect(watchAll).toHaveBeenCalled());
  expect(choice()).toHaveProperty("disabled", true);
  const tell = (...ids: string[]): void =>
    act(() =>
      watchAll.mock.lastCall?.[0](
        listOf(...ids.map((id) => parseSubcategory(id, { name: id, active: true }))),
      ),
    );
  tell("led", "peeling");
  expect(choice()).toHaveProperty("disabled", false);
  tell("led");
  expect(choice()).toBeNull();
});

test("a client's diagnosis carries who it is, how the skin is and what is to be proposed", async () => {
  const save = vi.fn(() => Promise.resolve());
  const { router, store } = open(stored, { save });
  await screen.findByRole("heading", { level: 1, name: "Nouveau diagnostic — Anaïs Morel" });
  expect(screen.getByText(/^Consentement du 12.03.2026, version.1$/u)).toBeDefined();
  expect(screen.getByText(/Dernier diagnostic.*12 juin/u)).toBeDefined();
  expect(screen.getByText("Répondez d’abord à la question sur les précautions.")).toBeDefined();
  await userEvent.click(screen.getByRole("radio", { name: "Rien à signaler" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Peau nettoyée" }));
  await userEvent.click(screen.getByRole("combobox", { name: /Soins à proposer/u }));
  expect(screen.queryByRole("option", { name: "laser" })).toBeNull();
  await userEvent.click(await screen.findByRole("option", { name: "led" }));
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("radio", { name: /Importer une photo/u }));
  await userEvent.click(next());
  await screen.findByText("Pour Anaïs Morel. Accord enregistré.");
  expect(router.state.location.pathname).toBe("/user/diagnosis/input/file");
  expect(new URLSearchParams(router.state.location.search).get("client")).toBe("anais");
  expect(startRequest(store.get(captureDraftAtom))).toEqual({
    consent: true,
    customerId: "anais",
    conditions: ["cleansed"],
    enabledSubcategories: ["led"],
  });
  // Nothing of the file has changed.
  expect(save).not.toHaveBeenCalled();
});

test("precautions are saved in the file before the photo; a failure keeps the answers", async () => {
  const save = vi.fn().mockRejectedValueOnce(new CarnationError("offline")).mockResolvedValue(undefined);
  const { router } = open(stored, { save });
  await userEvent.click(await screen.findByRole("radio", { name: "À signaler" }));
  expect(next()).toHaveProperty("disabled", true);
  await userEvent.click(screen.getByRole("combobox", { name: /Précautions à respecter/u }));
  await userEvent.click(await screen.findByRole("option", { name: "Grossesse" }));
  await userEvent.keyboard("{Escape}");
  await userEvent.click(next());
  expect((await screen.findByRole("alert")).textContent).toMatch(/connexion/iu);
  await userEvent.click(next());
  await waitFor(() => expect(router.state.location.pathname).toBe("/user/diagnosis/input/camera"));
  expect(save).toHaveBeenLastCalledWith({
    id: "anais",
    firstname: "Anaïs",
    lastname: "Morel",
    email: "anais@exemple.fr",
    contraindications: ["grossesse"],
    updated,
  });
});

test("precautions of the file are an answer already, and can be taken back", async () => {
  const save = vi.fn(() => Promise.resolve());
  open({ ...stored, contraindications: ["contraindications/grossesse"] }, { save });
  expect(await screen.findByRole("radio", { name: "À signaler" })).toHaveProperty("checked", true);
  expect(next()).toHaveProperty("disabled", false);
  await userEvent.click(screen.getByRole("radio", { name: "Rien à signaler" }));
  await userEvent.click(next());
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ contraindications: [] })));
});

test("the client's agreement is recorded here first where it is missing, and recording it starts nothing", async () => {
  const recordConsent = vi.fn(() => Promise.resolve());
  const { router } = open({ ...stored, consent: false, consents: [] }, { recordConsent });
  expect(await screen.findByText("Le client doit accepter les conditions d'utilisation")).toBeDefined();
  await userEvent.click(screen.getByRole("radio", { name: "Rien à signaler" }));
  expect(next()).toHaveProperty("disabled", true);
  await userEvent.click(screen.getByRole("button", { name: "Recueillir l’accord" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("checkbox", { name: /ma photo soit analysée/u }));
  await userEvent.click(dialog.getByRole("radio", { name: "Signer en tapant mon nom" }));
  await userEvent.click(dialog.getByRole("checkbox", { name: /vaut ma signature/u }));
  await userEvent.click(dialog.getByRole("button", { name: "Signer et enregistrer" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(recordConsent).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe(path);
});

test("an unknown client leads to the list, the photo of another one back to their page", async () => {
  const { router } = open();
  await router.navigate("/user/diagnosis/customer/inconnu/method");
  await waitFor(() => expect(router.state.location.pathname).toBe("/user/customers"));
  await router.navigate("/user/diagnosis/input/camera?client=anais");
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

test("a face of the demonstration waits for the answers, then goes on with what was answered", async () => {
  const fetching = vi.fn(() => new Promise<Response>(() => undefined));
  vi.stubGlobal("fetch", fetching);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { router, store } = open(stored, { save: () => Promise.resolve() });
  const face = await screen.findByRole<HTMLButtonElement>("button", { name: "Peau claire" });
  expect(face.disabled).toBe(true);
  await userEvent.click(screen.getByRole("radio", { name: "Rien à signaler" }));
  await userEvent.click(face);
  await waitFor(() => expect(router.state.location.pathname).toBe("/user/diagnosis/input/demo"));
  await waitFor(() => expect(fetching).toHaveBeenCalledWith("/demo/visage-clair.jpg"));
  expect(store.get(captureDraftAtom).consentedAt).not.toBeNull();
});
