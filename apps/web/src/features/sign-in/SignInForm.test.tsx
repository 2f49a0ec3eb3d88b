import { CarnationError } from "@carnation/domain";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Credentials } from "./credentials.ts";
import { SignInForm } from "./SignInForm.tsx";

/** Shows the form over a directory in memory that knows one account; returns what was tried on it. */
function show() {
  const tried: Credentials[] = [];
  const signIn = async (credentials: Credentials): Promise<void> => {
    tried.push(credentials);
    if (credentials.password !== "carnation") throw new CarnationError("wrong-credentials");
  };
  render(
    <MemoryRouter>
      <SignInForm onSignIn={signIn} />
    </MemoryRouter>,
  );
  return tried;
}

const email = () => screen.getByLabelText("Adresse e-mail");
const password = () => screen.getByLabelText("Mot de passe");
const submit = () => screen.getByRole("button", { name: /Se connecter/u });

test("an empty form is not sent: each field says what to write, and the first one takes the focus", async () => {
  const tried = show();
  await userEvent.click(submit());
  expect(screen.getByText("Saisissez votre adresse e-mail.")).toBeDefined();
  expect(screen.getByText("Saisissez votre mot de passe.")).toBeDefined();
  expect(document.activeElement).toBe(email());
  expect(tried).toEqual([]);
});

test("the address is sent without the spaces around it", async () => {
  const tried = show();
  await userEvent.type(email(), " claire@exemple.fr ");
  await userEvent.type(password(), "carnation{Enter}");
  expect(tried).toEqual([{ email: "claire@exemple.fr", password: "carnation" }]);
});

test("a wrong password is told once for both fields, and what was typed stays", async () => {
  show();
  await userEvent.type(email(), "claire@exemple.fr");
  await userEvent.type(password(), "autre{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("E-mail ou mot de passe incorrect.");
  expect(email()).toHaveProperty("value", "claire@exemple.fr");
  expect(password()).toHaveProperty("value", "autre");
});

test("a form under way is not sent twice", async () => {
  const tried = show();
  await userEvent.type(email(), "claire@exemple.fr");
  await userEvent.type(password(), "carnation");
  await userEvent.dblClick(submit());
  expect(tried).toHaveLength(1);
});

test("the password can be shown and hidden", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Afficher le mot de passe" }));
  expect(password()).toHaveProperty("type", "text");
  await userEvent.click(screen.getByRole("button", { name: "Masquer le mot de passe" }));
  expect(password()).toHaveProperty("type", "password");
});
