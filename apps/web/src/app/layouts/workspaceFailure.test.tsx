import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../../testing/openApp.tsx";
import { CodeNotLoaded } from "../../shared/code/loadCode.ts";
import { workspaceAtom } from "../../shared/session/sessionAtoms.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.restoreAllMocks());

/** The sentence above the page, with what can be done: the page below has its own. */
async function failure() {
  const words = await screen.findByText(/^Vos données n’ont pas pu être ouvertes\./u);
  return within(words.closest<HTMLElement>(".cn-alert")!);
}

test("data whose code did not arrive comes by itself, and off line no reload is offered that would lose the page", async () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const asked = vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const { store } = openApp("/admin/employees", memoryWorkspace(), signedIn("u1", "admin"));
  act(() => {
    const error = new CodeNotLoaded("workspace", new TypeError("Failed to fetch"));
    store.set(workspaceAtom, { status: "failed", error });
  });
  const told = await failure();
  expect(told.getByText(/Elles s’afficheront d’elles-mêmes au retour de la connexion\./u)).toBeDefined();
  expect(told.queryByRole("button", { name: "Réessayer" })).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(asked).toHaveBeenCalledWith("/", expect.anything()));
  expect(told.getByText(/dès que le service répondra\./u)).toBeDefined();
  expect(told.getByRole("button", { name: "Réessayer" })).toBeDefined();
});

test("data that cannot be opened for another reason says why", async () => {
  const { store } = openApp("/admin/employees", memoryWorkspace(), signedIn("u1", "admin"));
  act(() => store.set(workspaceAtom, { status: "failed", error: new Error("?") }));
  const told = await failure();
  expect(told.getByText(/Un problème est survenu de notre côté\./u)).toBeDefined();
  expect(told.getByRole("button", { name: "Réessayer" })).toBeDefined();
});
