import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { Text } from "./Text.tsx";

describeConformance(<Text>Routine du soir</Text>);

test("a heading keeps its level whatever the size of its letters", () => {
  const { getByRole } = render(
    <Text as="h3" size="greeting">
      Bonjour
    </Text>,
  );
  expect(getByRole("heading", { level: 3 }).getAttribute("data-size")).toBe("greeting");
});

test("a text of one line keeps no count of lines", () => {
  const { container } = render(
    <Text truncate lines={3}>
      Routine
    </Text>,
  );
  expect(container.querySelector("[data-truncate]")?.hasAttribute("data-lines")).toBe(false);
});

test("a text rendered on a server writes no style", () => {
  expect(renderToString(<Text size="h1" lines={6} tone="muted" align="end" weight="medium" />)).not.toContain(
    "style=",
  );
});
