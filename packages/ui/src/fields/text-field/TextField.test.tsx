import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { TextField } from "./TextField.tsx";

test("the keyboard types and sends the form; a field to be read is reached, one that is off is not", async () => {
  const submit = vi.fn<(text: string) => void>();
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <TextField label="Code" defaultValue="2026-0417" readOnly />
      <TextField label="Numéro" defaultValue="12" disabled />
      <TextField
        label="Nom"
        onKeyDown={(event) => {
          if (event.key === "Enter") submit(event.currentTarget.value);
        }}
      />
    </form>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText("Code"));
  await userEvent.keyboard("9");
  expect(screen.getByLabelText<HTMLInputElement>("Code").value).toBe("2026-0417");
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText("Nom"));
  await userEvent.keyboard("Anaïs{Enter}");
  expect(submit).toHaveBeenCalledExactlyOnceWith("Anaïs");
});
