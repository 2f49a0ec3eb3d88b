import { cleanup, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { expect, test } from "vitest";

const modules = import.meta.glob<{ readonly Example: ComponentType }>("./examples/*.tsx");

test.each(Object.entries(modules))("%s draws its component", async (_, load) => {
  const { Example } = await load();
  render(<Example />);
  expect(document.body.querySelector("[class*=cn-], button, nav")).not.toBeNull();
  cleanup();
});
