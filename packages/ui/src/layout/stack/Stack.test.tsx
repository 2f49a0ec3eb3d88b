import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { Stack } from "./Stack.tsx";

describeConformance(<Stack>Routine du soir</Stack>);

test("a stack is the element that its host names, or the only child that it is given", () => {
  const { container } = render(
    <Stack as="ul" direction="row" gap={0}>
      <li>
        <Stack asChild gap={2}>
          <form aria-label="Adresse" />
        </Stack>
      </li>
    </Stack>,
  );
  expect(container.querySelector("ul.cn-stack")?.getAttribute("data-gap")).toBe("0");
  expect(container.querySelector("form.cn-stack")?.getAttribute("data-gap")).toBe("2");
});

test("a stack rendered on a server writes no style", () => {
  const html = renderToString(
    <Stack direction="row" gap={18} align="end" justify="between" wrap columnBelow="lg" />,
  );
  expect(html).not.toContain("style=");
});
