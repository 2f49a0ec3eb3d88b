import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { expect, test } from "vitest";
import { ErrorSummary } from "./ErrorSummary.tsx";

test("the summary takes the focus when asked, then Tab goes through the fields to correct", async () => {
  const summary = createRef<HTMLElement>();
  render(
    <>
      <ErrorSummary
        ref={summary}
        problems={[
          { fieldId: "name", message: "Écrivez le nom." },
          { fieldId: "email", message: "Il manque le @ dans l’adresse." },
        ]}
      />
      <input id="name" aria-label="Nom" />
      <input id="email" aria-label="Adresse e-mail" />
    </>,
  );
  summary.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "2 champs sont à corriger" }));
  await userEvent.tab();
  await userEvent.tab();
  const link = screen.getByRole("link", { name: "Il manque le @ dans l’adresse." });
  expect(document.activeElement).toBe(link);
  expect(document.querySelector(link.getAttribute("href") ?? "")).toBe(
    screen.getByLabelText("Adresse e-mail"),
  );
});

test("the summary is not there without a problem", () => {
  const { container } = render(<ErrorSummary problems={[]} />);
  expect(container.childElementCount).toBe(0);
});
