import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { RadioField, type RadioFieldProps } from "./RadioField.tsx";
import { skinTypes } from "./testing/options.ts";

describeConformance(<RadioField label="Type de peau" options={skinTypes} />);

const chosen = (): string | undefined =>
  screen.getAllByRole<HTMLInputElement>("radio").find((radio) => radio.checked)?.value;

const show = (props: Partial<RadioFieldProps> = {}) =>
  render(
    <form>
      <RadioField label="Type de peau" name="skin" options={skinTypes} {...props} />
      <button type="reset">Annuler</button>
    </form>,
  );

test("nothing is chosen before someone does", async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  show({ onValueChange });
  expect(chosen()).toBeUndefined();
  await userEvent.click(screen.getByText("Mixte"));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("combination");
  expect(chosen()).toBe("combination");
});

test("the choices are one stop of the Tab key, arrows choose", async () => {
  show({ defaultValue: "normal" });
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Normale" }));
  await userEvent.keyboard("{ArrowDown}");
  expect(chosen()).toBe("dry");
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("button"));
});

test("a drawing says nothing aloud, and touching it chooses", async () => {
  const { container } = show({
    options: [
      { value: "a", label: "Net", picture: <svg aria-hidden="true" data-testid="drawing" /> },
      { value: "b", label: "Doux" },
    ],
  });
  expect(container.querySelector("[data-pictured]")).not.toBeNull();
  await userEvent.click(screen.getByTestId("drawing"));
  expect(chosen()).toBe("a");
  expect(screen.getByRole("radio", { name: "Net" })).toBeDefined();
});

test("read only: it keeps the choice and sends it", async () => {
  const { container } = show({ defaultValue: "dry", readOnly: true });
  await userEvent.click(screen.getByText("Mixte"));
  expect(chosen()).toBe("dry");
  expect(screen.getByRole("radiogroup").getAttribute("aria-readonly")).toBe("true");
  expect(new FormData(container.querySelector("form")!).get("skin")).toBe("dry");
});

test("disabled: nothing can be chosen", () => {
  show({ disabled: true });
  for (const radio of screen.getAllByRole("radio")) expect(radio.matches(":disabled")).toBe(true);
});

test("a reset goes back to the first choice", async () => {
  show({ defaultValue: "dry" });
  await userEvent.click(screen.getByText("Mixte"));
  await userEvent.click(screen.getByRole("button"));
  expect(chosen()).toBe("dry");
});

test("the group has the name, the error and the state", () => {
  render(
    <RadioField label="Type de peau" options={skinTypes} required error="Choisissez un type de peau." />,
  );
  const group = screen.getByRole("radiogroup", { name: "Type de peau (obligatoire)" });
  expect(group.getAttribute("aria-invalid")).toBe("true");
  expect(group.getAttribute("aria-required")).toBe("true");
  expect(document.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Choisissez un type de peau.",
  );
});

test("a choice's meaning is read with it", () => {
  render(<RadioField label="Type de peau" options={skinTypes} />);
  const radio = screen.getByRole("radio", { name: "Mixte" });
  expect(document.getElementById(radio.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Plus grasse sur le front, le nez et le menton.",
  );
});
