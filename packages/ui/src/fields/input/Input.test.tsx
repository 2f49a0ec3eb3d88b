import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { Input } from "./Input.tsx";

describeConformance(<Input aria-label="Quantité" />, { restTo: "control" });

test("an input is named by its words or by those of the page, and hands over each letter", async () => {
  const change = vi.fn<(value: string) => void>();
  render(
    <>
      <Input aria-label="Quantité" suffix="ml" onValueChange={change} />
      <h2 id="column">Prix</h2>
      <Input aria-labelledby="column" value={null} readOnly />
    </>,
  );
  await userEvent.type(screen.getByRole("textbox", { name: "Quantité" }), "50");
  expect(change.mock.calls).toEqual([["5"], ["50"]]);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Prix" }).value).toBe("");
});

test("a control without a name does not compile", () => {
  // @ts-expect-error -- nobody would know what to write
  expect(<Input />).toBeDefined();
});
