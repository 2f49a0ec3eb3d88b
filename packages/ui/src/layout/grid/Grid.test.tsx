import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { Grid } from "./Grid.tsx";

describeConformance(<Grid>Routine du soir</Grid>);

test("a grid is the element that its host names, or the only child that it is given", () => {
  const { container } = render(
    <Grid as="ul" columns={3}>
      <li>
        <Grid asChild minWidth="xs">
          <section aria-label="Chiffres" />
        </Grid>
      </li>
    </Grid>,
  );
  expect(container.querySelector("ul.cn-grid")?.getAttribute("data-columns")).toBe("3");
  expect(container.querySelector("section.cn-grid")?.getAttribute("data-min-width")).toBe("xs");
});

test("a grid rendered on a server writes no style", () => {
  expect(renderToString(<Grid columns={6} minWidth="lg" gap={18} columnGap={0} align="end" />)).not.toContain(
    "style=",
  );
});
