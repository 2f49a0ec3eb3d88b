import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { en } from "../../foundations/messages/en.ts";
import { UiProvider } from "../../foundations/provider/UiProvider.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { Price } from "./Price.tsx";

describeConformance(<Price cents={4600} vat="included" per="30 ml" catalogueCents={5200} />);

test("Price reads as one sentence: amount, tax, unit, and what it replaces", () => {
  const { container } = render(<Price cents={4600} vat="included" per="30 ml" catalogueCents={5200} />);
  expect(container.textContent).toBe("46,00\u00A0€ TTC / 30 ml au lieu de 52,00\u00A0€");
  expect(container.querySelector("s")?.textContent).toBe("52,00\u00A0€");
});

test("a catalogue price that is the same is not repeated", () => {
  const { container } = render(<Price cents={4600} catalogueCents={4600} />);
  expect(container.textContent).toBe("46,00\u00A0€");
});

test("a price that nobody has entered is not zero", () => {
  const { container } = render(<Price cents={null} />);
  expect(container.textContent).toBe("Prix à saisir");
});

test("Price follows the host's language and currency", () => {
  const { container } = render(
    <UiProvider locale="en-GB" messages={en}>
      <Price cents={123456} currency="CHF" vat="excluded" />
    </UiProvider>,
  );
  expect(container.textContent).toBe("CHF\u00A01,234.56 excl. VAT");
});
