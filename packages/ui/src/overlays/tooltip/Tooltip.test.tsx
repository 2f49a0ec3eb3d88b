import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Printer } from "lucide-react";
import { expect, test, vi } from "vitest";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { Tooltip } from "./Tooltip.tsx";

// jsdom lays nothing out, and the tooltip watches its button's size.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

const button = <IconButton label="Imprimer" icon={<Printer aria-hidden="true" />} />;

describeConformance(
  <Tooltip open text="Une page A4, avec la photo">
    {button}
  </Tooltip>,
);

test("the words of a tooltip come at once on focus and describe the button, which keeps its name; Escape takes them away", async () => {
  render(<Tooltip text="Une page A4, avec la photo">{button}</Tooltip>);
  expect(screen.queryByRole("tooltip")).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Imprimer", description: "Une page A4, avec la photo" })).toBe(
    document.activeElement,
  );
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("tooltip")).toBeNull();
  expect(screen.getByRole("button", { name: "Imprimer" })).toBe(document.activeElement);
});

test("a pointer waits for the delay", async () => {
  render(
    <Tooltip text="Une page A4, avec la photo" delay={30}>
      {button}
    </Tooltip>,
  );
  await userEvent.hover(screen.getByRole("button"));
  expect(screen.queryByRole("tooltip")).toBeNull();
  await waitFor(() => expect(screen.getByRole("tooltip")).toBeDefined());
});

test("the browser's own tooltip does not come on top", () => {
  render(<Tooltip text="Une page A4, avec la photo">{button}</Tooltip>);
  expect(screen.getByRole("button").title).toBe("");
});
