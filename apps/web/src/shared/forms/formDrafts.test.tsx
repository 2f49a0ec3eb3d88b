import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { parseContraindication } from "@carnation/domain/internal/contraindication";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { listOf } from "../../testing/readyState.ts";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { interruptSession } from "../../testing/interruptSession.ts";
import { openApp, signedIn } from "../../testing/openApp.tsx";
import { eraseFormDrafts, keepFormDrafts } from "./formDrafts.ts";

const herpes = parseContraindication("herpes", { name: "Herpès labial actif", group: "zone" });
const nameField = () => screen.findByRole<HTMLInputElement>("textbox", { name: /Nom/ });
const again = "Ce que vous aviez saisi avant la fin de votre session est de nouveau là.";

/** Types a name, lets the session run out, and signs somebody in again. */
async function typeAndReturn(uid: string, add: Workspace["contraindications"]["add"] = vi.fn()) {
  const workspace = memoryWorkspace({ contraindications: listOf(herpes) }, { contraindications: { add } });
  const opened = openApp("/admin/contraindications/add", workspace, signedIn("sophie", "admin"));
  await userEvent.type(await nameField(), "Grossesse");
  expect(await interruptSession(opened.store, uid)).toBe(true);
  return opened;
}

test("a form typed when the session ran out is back after the sign-in, at the same address, and can be saved", async () => {
  const add = vi.fn<Workspace["contraindications"]["add"]>(() => Promise.resolve());
  const { router } = await typeAndReturn("sophie", add);
  await screen.findByText(new RegExp(again, "u"));
  expect(router.state.location.pathname).toBe("/admin/contraindications/add");
  expect((await nameField()).value).toBe("Grossesse");
  await userEvent.click(screen.getByRole("button", { name: "Ajouter" }));
  await screen.findByText("C’est enregistré.");
  expect(add.mock.calls[0]?.[0]).toMatchObject({ name: "Grossesse" });
  await act(() => router.navigate("/admin/contraindications/add"));
  expect((await nameField()).value).toBe("");
});

test("a form typed when the session ran out is nobody else's", async () => {
  const { router } = await typeAndReturn("karim");
  await act(() => router.navigate("/admin/contraindications/add"));
  expect((await nameField()).value).toBe("");
  expect(screen.queryByText(new RegExp(again, "u"))).toBeNull();
});

test("a save that the end of the session refuses loses nothing either", async () => {
  const add = vi.fn<Workspace["contraindications"]["add"]>();
  add.mockRejectedValue(new CarnationError("unauthenticated"));
  const workspace = memoryWorkspace({ contraindications: listOf(herpes) }, { contraindications: { add } });
  openApp("/admin/contraindications/add", workspace, signedIn("sophie", "admin"));
  await userEvent.type(await nameField(), "Grossesse");
  await userEvent.click(screen.getByRole("button", { name: "Ajouter" }));
  await screen.findByText("Votre session a expiré. Reconnectez-vous.");
  expect(keepFormDrafts("sophie")).toBe(true);
  eraseFormDrafts(null);
});

test("a form without anything typed keeps no draft", async () => {
  const workspace = memoryWorkspace({ contraindications: listOf(herpes) });
  openApp("/admin/contraindications/add", workspace, signedIn("sophie", "admin"));
  await nameField();
  expect(keepFormDrafts("sophie")).toBe(false);
});
