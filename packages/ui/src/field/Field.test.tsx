import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { CheckboxField } from "../checkbox-field/CheckboxField.tsx";
import { PasswordField } from "../password-field/PasswordField.tsx";
import { describeConformance } from "../testing/describeConformance.tsx";
import { TextField } from "../text-field/TextField.tsx";

const fields = [
  ["TextField", <TextField label="Adresse e-mail" key="text" />],
  ["PasswordField", <PasswordField label="Mot de passe" autoComplete="current-password" key="password" />],
  ["CheckboxField", <CheckboxField label="La cliente a donné son accord" key="checkbox" />],
] as const;

for (const [, field] of fields) describeConformance(field, { restTo: "control" });

test("label, hint and error are tied to the control, the error first", () => {
  render(
    <TextField
      label="Adresse e-mail"
      required
      hint="Elle reçoit la routine."
      error="Il manque le @ dans l’adresse."
    />,
  );
  const input = screen.getByRole("textbox", { name: "Adresse e-mail (obligatoire)" });
  const described = (input.getAttribute("aria-describedby") ?? "").split(" ");
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Il manque le @ dans l’adresse.",
    "Elle reçoit la routine.",
  ]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(input.getAttribute("aria-required")).toBe("true");
});

test("a valid field says nothing of errors", () => {
  render(<TextField label="Nom" />);
  const input = screen.getByRole("textbox");
  expect(input.hasAttribute("aria-describedby")).toBe(false);
  expect(input.hasAttribute("aria-invalid")).toBe(false);
});

test("a password is hidden until asked", async () => {
  render(<PasswordField label="Mot de passe" autoComplete="current-password" />);
  const input = screen.getByLabelText("Mot de passe");
  expect(input.getAttribute("type")).toBe("password");
  await userEvent.click(screen.getByRole("button", { name: "Afficher le mot de passe" }));
  expect(input.getAttribute("type")).toBe("text");
  await userEvent.click(screen.getByRole("button", { name: "Masquer le mot de passe" }));
  expect(input.getAttribute("type")).toBe("password");
});

test("the sentence of a checkbox ticks it", async () => {
  render(<CheckboxField label="La cliente a donné son accord" error="Cochez la case pour continuer." />);
  await userEvent.click(screen.getByText("La cliente a donné son accord"));
  const box = screen.getByRole<HTMLInputElement>("checkbox");
  expect(box.checked).toBe(true);
  expect(document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Cochez la case pour continuer.",
  );
});
