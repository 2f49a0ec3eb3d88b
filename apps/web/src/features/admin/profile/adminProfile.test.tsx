import type { CarnationClient, Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { parseProfile } from "@carnation/product/profile";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { clientAtom } from "../../../shared/session/sessionAtoms.ts";
import { documentOf } from "../../../testing/readyState.ts";
import { memoryAuthentication } from "../../../testing/memoryAuthentication.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../../../testing/openApp.tsx";

const date = new Date("2026-11-20T13:05:00Z");
const sophie = parseProfile("u1", {
  email: "u1@exemple.fr",
  firstname: "Sophie",
  lastname: "Bernard",
  role: "admin",
  active: true,
  created: date,
});

function open(accounts: Partial<Workspace["accounts"]> = {}) {
  const workspace = memoryWorkspace({ profile: documentOf(sophie) }, { accounts });
  const opened = openApp("/admin/profile", workspace, signedIn("u1", "admin"));
  const client = { auth: memoryAuthentication() } as unknown as CarnationClient;
  act(() => opened.store.set(clientAtom, client));
  return opened;
}

test("an administrator's name is changed; what somebody else saved meanwhile is shown or written over", async () => {
  const update = vi
    .fn<Workspace["accounts"]["update"]>()
    .mockRejectedValueOnce(new CarnationError("aborted"))
    .mockResolvedValue();
  open({ update });
  const lastname = await screen.findByLabelText<HTMLInputElement>(/^Nom/u);
  await userEvent.clear(lastname);
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await screen.findAllByText("Saisissez votre nom.");
  await userEvent.type(lastname, "Morel");
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await userEvent.click(await screen.findByRole("button", { name: "Enregistrer ma version" }));
  await screen.findByText("C’est enregistré.");
  // Also before the profile is told again.
  expect(lastname.value).toBe("Morel");
  const opened = { firstname: "Sophie", lastname: "Bernard" };
  const names = { uid: "u1", firstname: "Sophie", lastname: "Morel" };
  expect(update.mock.calls).toEqual([[{ ...names, opened }], [names]]);
});

test("the sign-in address, the role and the last sign-in stand beside the name", async () => {
  open({ readSignIns: () => Promise.resolve(new Map([["u1", date]])) });
  await screen.findByRole("button", { name: "Modifier le mot de passe" });
  expect(screen.getByRole("button", { name: "Se déconnecter partout" })).toBeDefined();
  expect(screen.getByText("Administrateur")).toBeDefined();
  expect(await screen.findByText(/20 novembre 2026.*14/u)).toBeDefined();
  expect(document.title).toBe("Mon profil — Carnation");
});
