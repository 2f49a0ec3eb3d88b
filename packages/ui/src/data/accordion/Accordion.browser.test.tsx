import "../../styles/styles.css";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { pageRoot } from "../../testing/pageRoot.ts";
import { Accordion } from "./Accordion.tsx";
import { AccordionItem } from "./AccordionItem.tsx";

const root = pageRoot();

test("the panels open one at a time by keyboard: the browser closes the one that was open, and the host hears of both", async () => {
  const first = vi.fn<(open: boolean) => void>();
  const second = vi.fn<(open: boolean) => void>();
  root.render(
    <Accordion single>
      <AccordionItem title="Compte" defaultOpen onOpenChange={first}>
        Votre adresse
      </AccordionItem>
      <AccordionItem title="Facturation" onOpenChange={second}>
        Chaque mois
      </AccordionItem>
    </Accordion>,
  );
  expect((await screen.findByText("Votre adresse")).checkVisibility({ contentVisibilityAuto: true })).toBe(
    true,
  );
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await vi.waitFor(() => expect(first.mock.calls).toEqual([[false]]));
  expect(second.mock.calls).toEqual([[true]]);
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([false, true]);
  await userEvent.keyboard(" ");
  await vi.waitFor(() => expect(second).toHaveBeenLastCalledWith(false));
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([false, false]);
});
