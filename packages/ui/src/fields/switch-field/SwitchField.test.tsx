import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { SwitchField } from "./SwitchField.tsx";

describeConformance(<SwitchField label="Afficher les masques" />, { restTo: "control" });

const masks = (): HTMLInputElement => screen.getByRole("switch", { name: "Afficher les masques" });

test("words and switch toggle it, and so does Space", async () => {
  const onCheckedChange = vi.fn<(checked: boolean) => void>();
  render(<SwitchField label="Afficher les masques" onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByText("Afficher les masques"));
  expect(masks().checked).toBe(true);
  await userEvent.keyboard(" ");
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
});

test("the state in words is for the eyes; the name is the label alone", () => {
  const { container } = render(
    <SwitchField label="Afficher les masques" onText="Affichés" offText="Masqués" />,
  );
  expect(masks()).toBeDefined();
  expect(container.querySelector("[aria-hidden] [data-state='on']")?.textContent).toBe("Affichés");
});

test("a form receives it as a checkbox", async () => {
  const { container } = render(
    <form>
      <SwitchField label="Afficher les masques" name="masks" submittedValue="shown" defaultChecked />
    </form>,
  );
  const sent = (): FormDataEntryValue | null => new FormData(container.querySelector("form")!).get("masks");
  expect(sent()).toBe("shown");
  await userEvent.click(masks());
  expect(sent()).toBeNull();
});

test("read only: it says so and does not move", async () => {
  render(<SwitchField label="Afficher les masques" defaultChecked readOnly />);
  await userEvent.click(masks());
  expect(masks().checked).toBe(true);
  expect(masks().getAttribute("aria-readonly")).toBe("true");
});

test("an error says how to correct it", () => {
  render(<SwitchField label="Afficher les masques" error="Activez d’abord le modèle." />);
  expect(masks().getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(masks().getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Activez d’abord le modèle.",
  );
});
