import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { ErrorState } from "./ErrorState.tsx";

describeConformance(<ErrorState title="Un problème est survenu de notre côté." reference="7F3A-21" />);

test("an error is announced, retried, and its reference copied", async () => {
  const user = userEvent.setup();
  const retry = vi.fn();
  render(
    <ErrorState title="Un problème est survenu de notre côté." reference="7F3A-21" onRetry={retry}>
      Vos saisies sont conservées.
    </ErrorState>,
  );
  expect(screen.getByRole("alert").textContent).toContain(
    "Vos saisies sont conservées. Référence\u00A0: 7F3A-21",
  );
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(retry).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("button", { name: "Copier la référence" }));
  expect(await screen.findByRole("button", { name: "Référence copiée" })).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe("7F3A-21");
});

test("the keyboard retries, then copies the reference", async () => {
  const user = userEvent.setup();
  const retry = vi.fn();
  render(<ErrorState title="La connexion est coupée." reference="7F3A-21" onRetry={retry} />);
  await user.tab();
  await user.keyboard("{Enter}");
  expect(retry).toHaveBeenCalledOnce();
  await user.tab();
  await user.keyboard(" ");
  expect(await navigator.clipboard.readText()).toBe("7F3A-21");
});
