import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { en } from "../messages/en.ts";
import { fr } from "../messages/fr.ts";
import { Progress } from "../progress/Progress.tsx";
import { SkipLink } from "../skip-link/SkipLink.tsx";
import { UiProvider } from "./UiProvider.tsx";

test("without a provider the kit speaks French", () => {
  render(<SkipLink href="#contenu" />);
  expect(screen.getByRole("link").textContent).toBe("Aller au contenu");
});

test("words and numbers follow the provider, also when it changes", () => {
  const page = (
    <>
      <SkipLink href="#contenu" />
      <Progress label="Upload" value={0.64} />
    </>
  );
  const { rerender } = render(<UiProvider>{page}</UiProvider>);
  expect(screen.getByRole("progressbar", { name: /^Upload 64\s%$/u })).toBeDefined();
  rerender(
    <UiProvider locale="en-GB" messages={en}>
      {page}
    </UiProvider>,
  );
  expect(screen.getByRole("link").textContent).toBe("Skip to content");
  expect(screen.getByRole("progressbar", { name: "Upload 64%" })).toBeDefined();
});

test("a host changes one sentence and keeps the others", () => {
  const messages = { ...fr, common: { ...fr.common, skipToContent: "Passer le menu" } };
  render(
    <UiProvider messages={messages}>
      <SkipLink href="#contenu" />
    </UiProvider>,
  );
  expect(screen.getByRole("link").textContent).toBe("Passer le menu");
});
