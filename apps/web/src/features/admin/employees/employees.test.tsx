import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import type { AdminLogEntry } from "@carnation/product/account";
import { parseAccount, TERMS_VERSION } from "@carnation/product/profile";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { listOf, still } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../../../testing/openApp.tsx";

const date = new Date("2026-11-20T09:00:00Z");
const terms = { version: TERMS_VERSION, date };
const account = (id: string, fields: object) =>
  parseAccount(id, { email: `${id}@exemple.fr`, active: true, terms, ...fields });
const sophie = account("u1", { firstname: "Sophie", lastname: "Bernard", role: "admin" });
const karim = account("karim", { firstname: "Karim", lastname: "Diallo", role: "employee" });
const ines = account("ines", {
  firstname: "Inès",
  lastname: "Petit",
  role: "admin",
  terms: null,
  invited: date,
});
const entry: AdminLogEntry = {
  id: "e1",
  by: "u1",
  byName: "Sophie Bernard",
  date,
  action: "updateaccount",
  target: "users/karim",
  targetName: "Karim Diallo",
  changes: [{ field: "role", before: "admin", after: "employee" }],
};

function open(
  path: string,
  accounts: Partial<Workspace["accounts"]> = {},
  role: "admin" | "employee" = "admin",
) {
  const workspace = memoryWorkspace({ staff: listOf(sophie, karim, ines) }, { accounts });
  return openApp(`/admin/employees${path}`, workspace, signedIn("u1", role));
}

const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const save = () => userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));

test("the staff is listed with role, state and last sign-in, which is asked for once", async () => {
  const readSignIns = vi.fn<Workspace["accounts"]["readSignIns"]>(() =>
    Promise.resolve(
      new Map([
        ["u1", date],
        ["karim", null],
      ]),
    ),
  );
  open("", { readSignIns });
  await screen.findByText("3 personnes");
  expect((await screen.findByRole("row", { name: /Karim/ })).textContent).toMatch(/Employé.*Actif/u);
  await waitFor(() => expect(screen.getByRole("row", { name: /Karim/ }).textContent).toContain("Jamais"));
  expect(screen.getByRole("row", { name: /Sophie/ }).textContent).toMatch(/Administrateur.*20/u);
  expect(screen.getByRole("row", { name: /Inès/ }).textContent).toMatch(/Invité.*–/u);
  expect(readSignIns.mock.calls).toEqual([[["u1", "karim", "ines"]]]);
});

test("a sign-in that is not known keeps nobody from the list", async () => {
  open("", { readSignIns: () => Promise.reject(new CarnationError("unavailable")) });
  expect((await screen.findByRole("row", { name: /Karim/ })).textContent).toContain("–");
});

test("somebody is invited with a role; an address that is taken is said under its field, here and by the server", async () => {
  const create = vi
    .fn<Workspace["accounts"]["create"]>()
    .mockRejectedValueOnce(new CarnationError("email-in-use"))
    .mockResolvedValue({ uid: "new" });
  const { router } = open("/add", { create });
  await userEvent.type(await field(/^Prénom/u), "Ada");
  await userEvent.type(await field(/^Nom/u), "Roy");
  const email = await field(/^Adresse e-mail/u);
  await userEvent.type(email, "KARIM@exemple.fr");
  await userEvent.click(await screen.findByRole("radio", { name: "Administrateur" }));
  const add = () => userEvent.click(screen.getByRole("button", { name: "Ajouter" }));
  await add();
  await screen.findAllByText("Un compte a déjà cette adresse e-mail.");
  expect(create).not.toHaveBeenCalled();
  await userEvent.clear(email);
  await userEvent.type(email, "ada@exemple.fr");
  await add();
  await waitFor(() => expect(email.getAttribute("aria-invalid")).toBe("true"));
  await add();
  await screen.findByText("C’est enregistré.");
  expect(router.state.location.pathname).toBe("/admin/employees");
  const asked = { firstname: "Ada", lastname: "Roy", email: "ada@exemple.fr", role: "admin" };
  expect(create).toHaveBeenLastCalledWith({ ...asked, request: expect.any(String) });
  expect(create.mock.calls[0]).toEqual(create.mock.calls[1]);
});

test("a role is changed with the administrator's own password; a wrong one is said under its field", async () => {
  const update = vi
    .fn<Workspace["accounts"]["update"]>()
    .mockRejectedValueOnce(new CarnationError("wrong-credentials"))
    .mockResolvedValue();
  open("/edit/karim", { update });
  expect((await field(/^Adresse e-mail/u)).readOnly).toBe(true);
  expect(screen.queryByLabelText(/^Votre mot de passe/u)).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "Administrateur" }));
  await save();
  await screen.findAllByText("Saisissez votre mot de passe.");
  expect(update).not.toHaveBeenCalled();
  await userEvent.type(await field(/^Votre mot de passe/u), "secret");
  await save();
  await screen.findAllByText("Mot de passe incorrect.");
  await save();
  await screen.findByText("C’est enregistré.");
  const { firstname, lastname, email, role, active } = karim;
  const opened = { firstname, lastname, email, role, active };
  expect(update).toHaveBeenLastCalledWith({ uid: "karim", role: "admin", opened }, "secret");
});

test("a password whose field is gone with the change of role is not asked about", async () => {
  const update = vi.fn<Workspace["accounts"]["update"]>(() => Promise.resolve());
  open("/edit/karim", { update });
  await userEvent.type(await field(/^Nom/u), " Ba");
  await userEvent.click(screen.getByRole("radio", { name: "Administrateur" }));
  await userEvent.type(await field(/^Votre mot de passe/u), "faux");
  await userEvent.click(screen.getByRole("radio", { name: "Employé" }));
  await save();
  await screen.findByText("C’est enregistré.");
  expect(update).toHaveBeenLastCalledWith(expect.objectContaining({ lastname: "Diallo Ba" }), "");
});

test("another's save meanwhile is not overwritten unasked", async () => {
  const update = vi
    .fn<Workspace["accounts"]["update"]>()
    .mockRejectedValueOnce(new CarnationError("aborted"))
    .mockResolvedValue();
  open("/edit/karim", { update });
  await userEvent.type(await field(/^Nom/u), " Ba");
  await save();
  await userEvent.click(await screen.findByRole("button", { name: "Enregistrer ma version" }));
  await screen.findByText("C’est enregistré.");
  expect(update.mock.lastCall?.[0]).toMatchObject({ uid: "karim", lastname: "Diallo Ba" });
  expect(update.mock.lastCall?.[0].opened).toBeUndefined();
});

test("nobody shuts themselves out, and says so", async () => {
  open("/edit/u1");
  await screen.findByText("Vous ne pouvez pas changer votre propre rôle.");
  expect(screen.getByText("Vous ne pouvez pas désactiver votre propre compte.")).toBeDefined();
  expect(screen.getByRole("switch", { name: /^Compte/u })).toHaveProperty("disabled", true);
});

test("an account that is not activated is invited again; one that is gets a link to a new password", async () => {
  const resendInvitation = vi.fn<Workspace["accounts"]["resendInvitation"]>(() =>
    Promise.reject(new CarnationError("refused", "Ce compte est déjà activé.")),
  );
  const { unmount } = open("/edit/ines", { resendInvitation });
  const again = { name: "Renvoyer l’invitation" };
  await screen.findByText(/^Invitation envoyée le 20 novembre 2026\./u);
  await userEvent.click(await screen.findByRole("button", again));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("ines@exemple.fr");
  await userEvent.click(within(question).getByRole("button", again));
  await within(question).findByText("Ce compte est déjà activé.");
  unmount();
  const resetPassword = vi.fn<Workspace["accounts"]["resetPassword"]>(() => Promise.resolve());
  open("/edit/karim", { resetPassword });
  const reset = { name: "Réinitialiser le mot de passe" };
  await userEvent.click(await screen.findByRole("button", reset));
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", reset));
  await screen.findByText("Le lien est envoyé à karim@exemple.fr.");
  expect(resetPassword.mock.calls).toEqual([["karim"]]);
});

test("the audit log of an account stands beside it, with who and when", async () => {
  open("/edit/karim", { watchLog: (_uid, ...listeners) => still(listOf(entry))(...listeners) });
  expect(await screen.findByText(/Administrateur → Employé/u)).toBeDefined();
  expect(screen.getByText(/^Sophie Bernard, 20 novembre 2026/u)).toBeDefined();
});

test("an employee sees that the back-office is not theirs, and the way back", async () => {
  open("", {}, "employee");
  await screen.findByRole("heading", { level: 1, name: "Accès réservé aux administrateurs" });
  expect(screen.getByRole("link", { name: "Aller au tableau de bord" })).toBeDefined();
});
