import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { en } from "../../foundations/messages/en.ts";
import { UiProvider } from "../../foundations/provider/UiProvider.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { NumberField, type NumberFieldProps } from "./NumberField.tsx";

describeConformance(<NumberField label="Durée" defaultValue={45} unit="min" />, { restTo: "control" });
describeConformance(<NumberField label="Durée" defaultValue={45} stepper />, { restTo: "control" });

function show(props: Partial<NumberFieldProps> = {}): {
  readonly input: () => HTMLInputElement;
  readonly onValueChange: ReturnType<typeof vi.fn<(value: number | null) => void>>;
  readonly problem: () => string | undefined;
} {
  const onValueChange = vi.fn<(value: number | null) => void>();
  render(<NumberField label="Contenance" onValueChange={onValueChange} {...props} />);
  return {
    input: () => screen.getByLabelText<HTMLInputElement>("Contenance"),
    onValueChange,
    problem: () => document.querySelector(".cn-field__error")?.textContent,
  };
}

test.each(["1234,5", "1 234,5", "1\u202F234.50"])(
  "%s is understood, and written in French on leaving",
  async (text) => {
    const { input, onValueChange } = show();
    await userEvent.type(input(), text);
    expect(input().value).toBe(text);
    expect(onValueChange).toHaveBeenLastCalledWith(1234.5);
    await userEvent.tab();
    expect(input().value).toBe("1\u202F234,5");
  },
);

test("an unreadable number stays, with a sentence, until it is corrected", async () => {
  const { input, onValueChange, problem } = show();
  await userEvent.type(input(), "30O");
  expect(problem()).toBeUndefined();
  expect(onValueChange).toHaveBeenLastCalledWith(Number.NaN);
  await userEvent.tab();
  expect(input().value).toBe("30O");
  expect(problem()).toBe("Saisissez un nombre, par exemple 12,50.");
  expect(input().getAttribute("aria-invalid")).toBe("true");
  expect(input().checkValidity()).toBe(false);
  await userEvent.type(input(), "{Backspace}0");
  expect(problem()).toBeUndefined();
  expect(input().checkValidity()).toBe(true);
  await userEvent.clear(input());
  expect(onValueChange).toHaveBeenLastCalledWith(null);
});

test.each([
  [{ min: 1 }, "0", "Saisissez 1\u00A0ml ou plus."],
  [{ max: 500 }, "1000", "Saisissez 500\u00A0ml ou moins."],
  [{ min: 1, max: 500 }, "0", "Saisissez une valeur entre 1\u00A0ml et 500\u00A0ml."],
  [{ maximumFractionDigits: 0 }, "1,5", "Saisissez un nombre entier, sans virgule."],
  [{ maximumFractionDigits: 1 }, "1,55", "Gardez un chiffre après la virgule."],
  [{}, "1,555", "Gardez 2 chiffres au plus après la virgule."],
])("%o refuses %s: %s", async (props, text, sentence) => {
  const { input, problem } = show({ ...props, unit: "ml" });
  await userEvent.type(input(), text);
  await userEvent.tab();
  expect(problem()).toBe(sentence);
  expect(input().value).not.toBe("");
});

test("a text that was corrected is judged anew only when it is left", async () => {
  const { input, onValueChange, problem } = show();
  await userEvent.type(input(), "3O");
  await userEvent.tab();
  await userEvent.type(input(), "{Backspace}");
  expect(problem()).toBeUndefined();
  onValueChange.mockClear();
  await userEvent.type(input(), ",");
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.type(input(), "x");
  expect(problem()).toBeUndefined();
});

test("the host's error comes before the field's own", async () => {
  const { input, problem } = show({ error: "Cette contenance est déjà prise." });
  await userEvent.type(input(), "abc");
  await userEvent.tab();
  expect(problem()).toBe("Cette contenance est déjà prise.");
});

describe("steps", () => {
  test("the arrow keys move along the grid, the page keys ten steps, within the bounds", async () => {
    const { input, onValueChange } = show({ step: 5, min: 0, max: 60, defaultValue: 43, unit: "min" });
    input().focus();
    await userEvent.keyboard("{ArrowUp}");
    expect(onValueChange).toHaveBeenLastCalledWith(45);
    await userEvent.keyboard("{PageUp}");
    expect(input().value).toBe("60");
    await userEvent.keyboard("{ArrowDown}");
    expect(screen.getByRole("spinbutton").getAttribute("aria-valuenow")).toBe("55");
    expect(screen.getByRole("spinbutton").getAttribute("aria-valuetext")).toBe("55\u00A0min");
  });

  test("a key that the host keeps for itself steps nothing", async () => {
    const { input, onValueChange } = show({ step: 5, onKeyDown: (event) => event.preventDefault() });
    input().focus();
    await userEvent.keyboard("{ArrowUp}");
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test("a field without a step is a plain text field and the arrows change nothing", async () => {
    const { input, onValueChange } = show({ defaultValue: 43 });
    input().focus();
    await userEvent.keyboard("{ArrowUp}");
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.queryByRole("spinbutton")).toBeNull();
  });

  test("the buttons do what the arrows do, say which field is theirs, and stop at the bounds", async () => {
    show({ stepper: true, min: 1, max: 2, defaultValue: 1 });
    const plus = screen.getByRole<HTMLButtonElement>("button", { name: "Augmenter" });
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Diminuer" }).disabled).toBe(true);
    expect(document.getElementById(plus.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Contenance",
    );
    await userEvent.click(plus);
    expect(screen.getByRole<HTMLInputElement>("spinbutton").value).toBe("2");
    expect(plus.disabled).toBe(true);
  });

  test("a value that is read only does not move", async () => {
    const { input, onValueChange } = show({ step: 1, readOnly: true, defaultValue: 4 });
    input().focus();
    await userEvent.keyboard("{ArrowUp}");
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

test("the form receives the plain number, and a reset goes back to the first one", async () => {
  const { container } = render(
    <form>
      <NumberField label="Contenance" name="volume" defaultValue={30} />
      <button type="reset">Annuler</button>
    </form>,
  );
  const sent = (): FormDataEntryValue[] => new FormData(container.querySelector("form")!).getAll("volume");
  const input = screen.getByLabelText<HTMLInputElement>("Contenance");
  await userEvent.clear(input);
  await userEvent.type(input, "1 234,5");
  expect(sent()).toEqual(["1234.5"]);
  await userEvent.click(screen.getByRole("button"));
  expect(sent()).toEqual(["30"]);
  expect(input.value).toBe("30");
});

describe("held by the host", () => {
  function Held({ keep = (value: number | null) => value }) {
    const [value, setValue] = useState<number | null>(10);
    return (
      <>
        <NumberField label="Contenance" value={value} onValueChange={(next) => setValue(keep(next))} />
        <button onClick={() => setValue(50)}>Cinquante</button>
      </>
    );
  }
  const input = (): HTMLInputElement => screen.getByLabelText("Contenance");

  test("the text follows what the host says", async () => {
    render(<Held />);
    await userEvent.clear(input());
    await userEvent.type(input(), "12,");
    expect(input().value).toBe("12,");
    await userEvent.click(screen.getByRole("button"));
    expect(input().value).toBe("50");
  });

  test("an unreadable number gives way to what the host says", async () => {
    render(<Held />);
    await userEvent.type(input(), "O");
    await userEvent.click(screen.getByRole("button"));
    expect(input().value).toBe("50");
    expect(document.querySelector(".cn-field__error")).toBeNull();
  });

  test("a host that keeps no NaN does not lose what is being typed", async () => {
    render(<Held keep={(value) => (Number.isNaN(value) ? null : value)} />);
    await userEvent.clear(input());
    await userEvent.type(input(), "-4");
    await userEvent.tab();
    expect(input().value).toBe("−4");
  });
});

test("another language reads and writes its own numbers", async () => {
  render(
    <UiProvider locale="en-GB" messages={en}>
      <NumberField label="Volume" max={2000} />
    </UiProvider>,
  );
  const input = screen.getByLabelText<HTMLInputElement>("Volume");
  await userEvent.type(input, "1,234.5");
  await userEvent.tab();
  expect(input.value).toBe("1,234.5");
  await userEvent.type(input, "9");
  await userEvent.clear(input);
  await userEvent.type(input, "3000");
  await userEvent.tab();
  expect(screen.getByText("Enter 2,000 or less.")).toBeDefined();
});

test("the keypad fits: whole numbers, decimals, and all the keys when a minus is needed", () => {
  const { rerender } = render(<NumberField label="Nombre" maximumFractionDigits={0} />);
  const mode = (): string | null => screen.getByLabelText("Nombre").getAttribute("inputmode");
  expect(mode()).toBe("numeric");
  rerender(<NumberField label="Nombre" />);
  expect(mode()).toBe("decimal");
  rerender(<NumberField label="Nombre" min={-10} />);
  expect(mode()).toBe("text");
});

test("an infinite number from the host is no number", () => {
  render(<NumberField label="Durée" name="minutes" value={Number.POSITIVE_INFINITY} stepper />);
  const input = screen.getByRole<HTMLInputElement>("spinbutton", { name: "Durée" });
  expect(input.value).toBe("");
  expect(input.hasAttribute("aria-valuenow")).toBe(false);
  expect(document.querySelector<HTMLInputElement>("input[name=minutes]")?.value).toBe("");
});
