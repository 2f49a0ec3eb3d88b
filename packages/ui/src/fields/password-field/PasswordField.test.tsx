import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { PasswordField } from "./PasswordField.tsx";

test("the keyboard types, then shows and hides without leaving the button", async () => {
  render(<PasswordField label="Mot de passe" autoComplete="current-password" />);
  const input = screen.getByLabelText<HTMLInputElement>("Mot de passe");
  await userEvent.tab();
  await userEvent.keyboard("lilas");
  expect(input.value).toBe("lilas");
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(input.type).toBe("text");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Masquer le mot de passe" }));
  await userEvent.keyboard("{Enter}");
  expect(input.type).toBe("password");
});
