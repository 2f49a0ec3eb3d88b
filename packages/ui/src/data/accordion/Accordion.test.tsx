import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { Accordion } from "./Accordion.tsx";
import { AccordionItem } from "./AccordionItem.tsx";

describe("Accordion", () => {
  describeConformance(
    <Accordion>
      <AccordionItem title="Préparer la photo">De face, sans maquillage.</AccordionItem>
    </Accordion>,
  );
});
describe("AccordionItem", () => {
  describeConformance(<AccordionItem title="Préparer la photo">De face, sans maquillage.</AccordionItem>);
});

const item = (title: string): HTMLDetailsElement =>
  screen.getByRole("heading", { name: title }).closest("details")!;

test("a press opens and closes; the title is a heading of the level that is asked for", async () => {
  const change = vi.fn<(open: boolean) => void>();
  render(
    <Accordion headingLevel={4}>
      <AccordionItem title="Préparer la photo" onOpenChange={change}>
        De face.
      </AccordionItem>
    </Accordion>,
  );
  const title = screen.getByRole("heading", { level: 4, name: "Préparer la photo" });
  expect(item("Préparer la photo").open).toBe(false);
  await userEvent.click(title);
  expect(item("Préparer la photo").open).toBe(true);
  await userEvent.click(title);
  expect(item("Préparer la photo").open).toBe(false);
  expect(change.mock.calls).toEqual([[true], [false]]);
});

test("a host that refuses is not contradicted by the browser", async () => {
  const change = vi.fn<(open: boolean) => void>();
  render(
    <AccordionItem title="Facturation" open={false} onOpenChange={change}>
      …
    </AccordionItem>,
  );
  await userEvent.click(screen.getByText("Facturation"));
  expect(change).toHaveBeenCalledExactlyOnceWith(true);
  expect(item("Facturation").open).toBe(false);
});

test("items of which one is open share a name, those of another accordion have their own", () => {
  const list = (
    <Accordion single>
      <AccordionItem title="Un">1</AccordionItem>
      <AccordionItem title="Deux">2</AccordionItem>
    </Accordion>
  );
  const { container } = render(
    <>
      {list}
      {list}
      <Accordion>
        <AccordionItem title="Trois">3</AccordionItem>
      </Accordion>
    </>,
  );
  const names = [...container.querySelectorAll("details")].map((details) => details.getAttribute("name"));
  expect(names[0]).toBeTruthy();
  expect(names[1]).toBe(names[0]);
  expect(names[2]).not.toBe(names[0]);
  expect(names[4]).toBeNull();
});

test("a section opened before the script came is known to be open", async () => {
  const page = <AccordionItem title="Facturation">Chaque mois</AccordionItem>;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  const details = container.querySelector("details")!;
  const opened = new Promise((resolve) => details.addEventListener("toggle", resolve, { once: true }));
  details.open = true;
  await opened;
  render(page, { container, hydrate: true });
  await userEvent.click(screen.getByText("Facturation"));
  expect(item("Facturation").open).toBe(false);
});

test("a panel that is open at first is open before any script", () => {
  const markup = renderToString(
    <AccordionItem title="Facturation" defaultOpen>
      Chaque mois
    </AccordionItem>,
  );
  expect(markup).toMatch(/^<details[^>]* open=""/u);
  expect(markup).toContain("Chaque mois");
});
