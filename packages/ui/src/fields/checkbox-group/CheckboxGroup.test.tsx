import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { CheckboxGroup } from "./CheckboxGroup.tsx";
import { contraindications } from "./testing/options.ts";

describeConformance(<CheckboxGroup label="Contre-indications" options={contraindications} />);

const ticked = (): string[] =>
  screen.getAllByRole<HTMLInputElement>("checkbox").flatMap((box) => (box.checked ? [box.value] : []));

test("ticked values come in the order of the options, however they were ticked", async () => {
  const onValueChange = vi.fn<(values: readonly string[]) => void>();
  render(
    <CheckboxGroup label="Contre-indications" options={contraindications} onValueChange={onValueChange} />,
  );
  await userEvent.click(screen.getByText("Peau irritée"));
  await userEvent.click(screen.getByText("Grossesse"));
  expect(onValueChange).toHaveBeenLastCalledWith(["pregnancy", "irritation"]);
  await userEvent.click(screen.getByText("Grossesse"));
  expect(onValueChange).toHaveBeenLastCalledWith(["irritation"]);
});

test("each box is a stop of the Tab key and Space ticks it", async () => {
  render(<CheckboxGroup label="Contre-indications" options={contraindications} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(ticked()).toEqual(["sun"]);
});

test("the group has the name and the error; each box says that it is not valid", () => {
  render(
    <CheckboxGroup
      label="Contre-indications"
      options={contraindications}
      required
      error="Cochez au moins une case."
    />,
  );
  const group = screen.getByRole("group", { name: "Contre-indications (obligatoire)" });
  expect(document.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Cochez au moins une case.",
  );
  for (const box of screen.getAllByRole("checkbox")) expect(box.getAttribute("aria-invalid")).toBe("true");
});

test("read only: boxes keep their state, their focus, and are sent", async () => {
  const { container } = render(
    <form>
      <CheckboxGroup
        label="Contre-indications"
        name="contraindication"
        options={contraindications}
        defaultValue={["sun"]}
        readOnly
      />
    </form>,
  );
  await userEvent.click(screen.getByText("Grossesse"));
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(ticked()).toEqual(["sun"]);
  expect(new FormData(container.querySelector("form")!).getAll("contraindication")).toEqual(["sun"]);
});

test("disabled: no box answers", () => {
  render(<CheckboxGroup label="Contre-indications" options={contraindications} disabled />);
  for (const box of screen.getAllByRole("checkbox")) expect(box.matches(":disabled")).toBe(true);
});
