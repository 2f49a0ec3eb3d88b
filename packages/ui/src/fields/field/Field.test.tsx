import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { CheckboxField } from "../checkbox-field/CheckboxField.tsx";
import { PasswordField } from "../password-field/PasswordField.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { FieldSet } from "./FieldSet.tsx";

const fields = [
  ["TextField", <TextField label="Adresse e-mail" key="text" />],
  ["PasswordField", <PasswordField label="Mot de passe" autoComplete="current-password" key="password" />],
  ["CheckboxField", <CheckboxField label="La cliente a donné son accord" key="checkbox" />],
] as const;

for (const [, field] of fields) describeConformance(field, { restTo: "control" });

describeConformance(
  <FieldSet label="Adresse">
    <TextField label="Rue" />
  </FieldSet>,
);

test("label, hint and error are tied to the control, the error first", () => {
  render(
    <TextField
      label="Adresse e-mail"
      required
      hint="Elle reçoit la routine."
      error="Il manque le @ dans l’adresse."
    />,
  );
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Adresse e-mail (obligatoire)" });
  const described = (input.getAttribute("aria-describedby") ?? "").split(" ");
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Il manque le @ dans l’adresse.",
    "Elle reçoit la routine.",
  ]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(input.required).toBe(true);
});

test("a valid field says nothing of errors", () => {
  render(<TextField label="Nom" />);
  const input = screen.getByRole("textbox");
  expect(input.hasAttribute("aria-describedby")).toBe(false);
  expect(input.hasAttribute("aria-invalid")).toBe(false);
});

test("text and password hand over their value, a box whether it is ticked", async () => {
  const onText = vi.fn<(value: string) => void>();
  const onPassword = vi.fn<(value: string) => void>();
  const onCheckedChange = vi.fn<(checked: boolean) => void>();
  render(
    <>
      <TextField label="Nom" onValueChange={onText} />
      <PasswordField label="Mot de passe" autoComplete="current-password" onValueChange={onPassword} />
      <CheckboxField label="La cliente a donné son accord" onCheckedChange={onCheckedChange} />
    </>,
  );
  await userEvent.type(screen.getByLabelText("Nom"), "Anaïs");
  await userEvent.type(screen.getByLabelText("Mot de passe"), "lilas");
  await userEvent.click(screen.getByRole("checkbox"));
  expect(onText).toHaveBeenLastCalledWith("Anaïs");
  expect(onPassword).toHaveBeenLastCalledWith("lilas");
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
});

test("a box that is read only keeps its state and says so", async () => {
  render(<CheckboxField label="La cliente a donné son accord" defaultChecked readOnly />);
  const box = screen.getByRole<HTMLInputElement>("checkbox");
  await userEvent.click(box);
  await userEvent.keyboard(" ");
  expect(box.checked).toBe(true);
  expect(box.getAttribute("aria-readonly")).toBe("true");
});

test("several controls share a legend, a hint and an error", () => {
  render(
    <FieldSet label="Adresse" hint="Elle figure sur le devis." error="Ajoutez la ville." required>
      <TextField label="Rue" />
      <TextField label="Ville" />
    </FieldSet>,
  );
  const group = screen.getByRole("group", { name: "Adresse (obligatoire)" });
  const described = (group.getAttribute("aria-describedby") ?? "").split(" ");
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Ajoutez la ville.",
    "Elle figure sur le devis.",
  ]);
  // A plain group may not be invalid or required: its controls say so.
  expect(group.hasAttribute("aria-invalid")).toBe(false);
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
