import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { Button } from "./Button.tsx";

describeConformance(<Button>Comparer</Button>);

test("Button does not submit a form unless asked", () => {
  render(<Button>Comparer</Button>);
  expect(screen.getByRole("button").getAttribute("type")).toBe("button");
});

test("a button that loads keeps its words and its focus, and refuses clicks and submissions", async () => {
  const act = vi.fn();
  const submit = vi.fn();
  render(
    <form onSubmit={submit}>
      <Button type="submit" loading onClick={act}>
        Enregistrer
      </Button>
    </form>,
  );
  const button = screen.getByRole("button", { name: "Enregistrer, Chargement en cours" });
  await userEvent.click(button);
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(button);
  expect(act).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test("Button gives its look to a link", () => {
  render(
    <Button asChild variant="primary">
      <a href="/nouveau">Nouveau diagnostic</a>
    </Button>,
  );
  const link = screen.getByRole("link", { name: "Nouveau diagnostic" });
  expect(link.className).toContain("cn-button--primary");
});
