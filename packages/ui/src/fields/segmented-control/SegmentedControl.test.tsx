import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { SegmentedControl } from "./SegmentedControl.tsx";
import { catalogues, discountUnits } from "./testing/options.ts";

describeConformance(<SegmentedControl label="Remise" options={discountUnits} />);

const chosen = (): string | undefined =>
  screen.getAllByRole<HTMLInputElement>("radio").find((radio) => radio.checked)?.value;

test("the segments are one stop of the Tab key, arrows choose and leave out what is disabled", async () => {
  const change = vi.fn<(value: string) => void>();
  render(
    <SegmentedControl
      label="Vue"
      labelHidden
      options={[
        { value: "slider", label: "Curseur" },
        { value: "side", label: "Côte à côte" },
        { value: "overlay", label: "Superposition", disabled: true },
      ]}
      defaultValue="slider"
      onValueChange={change}
    />,
  );
  expect(screen.getByRole("radiogroup", { name: "Vue" })).toBeDefined();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  expect(change).toHaveBeenCalledExactlyOnceWith("side");
  expect(chosen()).toBe("side");
  await userEvent.click(screen.getByText("Superposition"));
  expect(chosen()).toBe("side");
});

test("a form sends the choice under its name, and a reset goes back to the first one", async () => {
  const { container } = render(
    <form>
      <SegmentedControl label="Remise" name="unit" options={discountUnits} defaultValue="percent" />
      <button type="reset">Annuler</button>
    </form>,
  );
  const sent = () => new FormData(container.querySelector("form")!).get("unit");
  await userEvent.click(screen.getByText("En €"));
  expect(sent()).toBe("amount");
  await userEvent.click(screen.getByRole("button"));
  expect(sent()).toBe("percent");
});

test("read only: it keeps the choice and sends it", async () => {
  const { container } = render(
    <form>
      <SegmentedControl label="Remise" name="unit" options={discountUnits} defaultValue="percent" readOnly />
    </form>,
  );
  await userEvent.click(screen.getByText("En €"));
  expect(screen.getByRole("radiogroup").getAttribute("aria-readonly")).toBe("true");
  expect(new FormData(container.querySelector("form")!).get("unit")).toBe("percent");
});

test("the group has the name, the error and the state; a count is read with its words", () => {
  render(
    <SegmentedControl
      label="Catalogue"
      options={[{ value: "all", label: "Toutes", count: "34" }, ...catalogues.slice(1)]}
      required
      error="Choisissez où chercher."
    />,
  );
  const group = screen.getByRole("radiogroup", { name: "Catalogue (obligatoire)" });
  expect(group.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Choisissez où chercher.",
  );
  expect(screen.getByRole("radio", { name: "Toutes 34" })).toBeDefined();
  expect(chosen()).toBeUndefined();
});

test("the host's value wins", async () => {
  render(<SegmentedControl label="Remise" options={discountUnits} value="percent" />);
  await userEvent.click(screen.getByText("En €"));
  expect(chosen()).toBe("percent");
});
