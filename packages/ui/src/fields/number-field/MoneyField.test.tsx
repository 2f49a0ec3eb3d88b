import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { MoneyField } from "./MoneyField.tsx";

describeConformance(<MoneyField label="Prix TTC" defaultValue={4900} />, { restTo: "control" });

const price = (): HTMLInputElement => screen.getByLabelText("Prix TTC");

test.each([
  ["110,70", 11070],
  ["110.7", 11070],
  ["49", 4900],
  ["1 234,56\u00A0€", 123456],
  ["0,29", 29],
  ["1,15", 115],
  ["8,20", 820],
])("%s is %d cents", async (text, cents) => {
  const onValueChange = vi.fn<(value: number | null) => void>();
  render(<MoneyField label="Prix TTC" onValueChange={onValueChange} />);
  await userEvent.type(price(), text);
  expect(onValueChange).toHaveBeenLastCalledWith(cents);
});

test("an amount is written with its cents, its sign after it, and sent as cents", () => {
  const { container } = render(
    <form>
      <MoneyField label="Prix TTC" name="price" defaultValue={123450} />
    </form>,
  );
  expect(price().value).toBe("1\u202F234,50");
  expect(container.querySelector(".cn-control")?.textContent).toBe("€");
  expect(new FormData(container.querySelector("form")!).get("price")).toBe("123450");
});

test.each([
  ["49,0O", "Saisissez un montant, par exemple 49,00."],
  ["12,345", "Gardez 2 chiffres au plus après la virgule."],
  ["-5", "Saisissez 0,00\u00A0€ ou plus."],
])("%s is refused: %s", async (text, sentence) => {
  render(<MoneyField label="Prix TTC" />);
  await userEvent.type(price(), text);
  await userEvent.tab();
  expect(document.querySelector(".cn-field__error")?.textContent).toBe(sentence);
  expect(price().checkValidity()).toBe(false);
});

test("steps are cents: fifty of them at a time", async () => {
  render(<MoneyField label="Prix TTC" defaultValue={4920} step={50} />);
  price().focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(price().value).toBe("49,50");
  expect(price().getAttribute("aria-valuenow")).toBe("49.5");
  expect(price().getAttribute("aria-valuetext")).toBe("49,50\u00A0€");
});
