import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { CheckboxField } from "./CheckboxField.tsx";

test("Tab reaches the box, Space ticks it and unticks it", async () => {
  render(
    <>
      <CheckboxField label="Envoyer une copie de la routine" />
      <CheckboxField label="Indisponible" disabled />
      <button type="button">Enregistrer</button>
    </>,
  );
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Envoyer une copie de la routine" });
  await userEvent.tab();
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard(" ");
  expect(box.checked).toBe(true);
  await userEvent.keyboard(" ");
  expect(box.checked).toBe(false);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("button"));
});
