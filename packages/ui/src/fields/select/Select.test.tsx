import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { Select } from "./Select.tsx";

const orders = [
  { value: "recent", label: "Les plus récents" },
  { value: "name", label: "Par nom" },
] as const;

describeConformance(<Select aria-label="Ordre" options={orders} />, { restTo: "control" });

test("a select is named by its words, begins with the first option and hands over a typed value", async () => {
  const change = vi.fn<(value: "recent" | "name" | "") => void>();
  render(<Select aria-label="Ordre" options={orders} onValueChange={change} />);
  const list = screen.getByRole<HTMLSelectElement>("combobox", { name: "Ordre" });
  expect(list.value).toBe("recent");
  await userEvent.selectOptions(list, "Par nom");
  expect(change).toHaveBeenCalledExactlyOnceWith("name");
});

test("a control without a name does not compile", () => {
  // @ts-expect-error -- nobody would know what to choose
  expect(<Select options={orders} />).toBeDefined();
});
