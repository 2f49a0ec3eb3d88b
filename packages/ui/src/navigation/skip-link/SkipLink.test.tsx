import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { SkipLink } from "./SkipLink.tsx";

test("the skip link is the first stop of the page and leads to its content", async () => {
  render(
    <>
      <SkipLink href="#contenu" />
      <a href="#accueil">Accueil</a>
      <main id="contenu" tabIndex={-1} />
    </>,
  );
  await userEvent.tab();
  const link = screen.getByRole("link", { name: "Aller au contenu" });
  expect(document.activeElement).toBe(link);
  expect(document.querySelector(link.getAttribute("href") ?? "")).toBe(screen.getByRole("main"));
});
