import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

test("Tab stops at the pages above, not at the current one, which says that it is", async () => {
  render(
    <>
      <Breadcrumbs
        items={[
          { id: "clients", content: <a href="#clients">Mes clients</a> },
          { id: "client", content: <a href="#anais">Anaïs Morel</a> },
          { id: "here", content: "21 novembre 2026" },
        ]}
      />
      <button type="button">Imprimer</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Anaïs Morel" }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("button"));
  expect(screen.getByRole("navigation").querySelector('[aria-current="page"]')?.textContent).toBe(
    "21 novembre 2026",
  );
});
