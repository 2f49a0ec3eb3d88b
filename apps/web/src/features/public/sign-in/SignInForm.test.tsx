import { CarnationError } from "@carnation/domain/error";
import type { SignInFormOutput } from "@carnation/product/account";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { SignInForm } from "./SignInForm.tsx";

/** Shows the form over a directory in memory that knows one account; returns what was tried on it. */
function show() {
  const tried: SignInFormOutput[] = [];
  const signIn = async (credentials: SignInFormOutput): Promise<void> => {
    tried.push(credentials);
    if (credentials.password !== "carnation") throw new CarnationError("wrong-credentials");
  };
  render(<SignInForm onSignIn={signIn} />);
  return tried;
}

const email = () => screen.getByLabelText("Adresse e-mail");
const password = () => screen.getByLabelText("Mot de passe");
const submit = () => screen.getByRole("button", { name: /Se connecter/u });

test("an empty form is not sent: each field says what to write, and a list with the focus leads to it", async () => {
  const tried = show();
  await userEvent.click(submit());
  expect(email().getAttribute("aria-invalid")).toBe("true");
  expect(password().getAttribute("aria-invalid")).toBe("true");
  const list = await screen.findByRole("region", { name: /^2.champs sont à corriger$/u });
  await waitFor(() => expect(document.activeElement).toBe(list));
  await userEvent.click(screen.getByRole("link", { name: "Saisissez votre adresse e-mail." }));
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
