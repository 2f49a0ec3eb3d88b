import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { PercentField } from "./PercentField.tsx";

describeConformance(<PercentField label="Remise" defaultValue={10} />, { restTo: "control" });

const discount = (): HTMLInputElement => screen.getByLabelText("Remise");

test.each([
  ["20", 20],
  ["5,5 %", 5.5],
  ["100%", 100],
])("%s is %d points", async (text, points) => {
  const onValueChange = vi.fn<(value: number | null) => void>();
  render(<PercentField label="Remise" onValueChange={onValueChange} />);
  await userEvent.type(discount(), text);
  await userEvent.tab();
  expect(onValueChange).toHaveBeenLastCalledWith(points);
  expect(discount().value).not.toContain("%");
});

test.each([
  ["120", "Saisissez une valeur entre 0\u00A0% et 100\u00A0%."],
  ["dix", "Saisissez un pourcentage, par exemple 20."],
])("%s is refused: %s", async (text, sentence) => {
  render(<PercentField label="Remise" />);
  await userEvent.type(discount(), text);
  await userEvent.tab();
  expect(document.querySelector(".cn-field__error")?.textContent).toBe(sentence);
});

test("the host may narrow the bounds", async () => {
  render(<PercentField label="Remise" max={30} defaultValue={29} step={5} />);
  discount().focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(discount().value).toBe("30");
});
