import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { en } from "../messages/en.ts";
import { UiProvider } from "../provider/UiProvider.tsx";
import { Keys } from "./Keys.tsx";

describeConformance(<Keys keys="Mod K" />);

test("keys are written in the language of the provider, arrows are drawn and read", () => {
  const { container, rerender } = render(<Keys keys="Shift ArrowUp" />);
  expect(container.textContent).toBe("Maj ↑");
  rerender(
    <UiProvider locale="en-GB" messages={en}>
      <Keys keys="Shift ArrowUp" />
    </UiProvider>,
  );
  expect(container.textContent).toBe("Shift ↑");
});

test("the modifier is the command key on a Mac", () => {
  const platform = vi.spyOn(navigator, "platform", "get");
  platform.mockReturnValue("MacIntel");
  expect(render(<Keys keys="Mod K" />).container.textContent).toBe("⌘ K");
  platform.mockReturnValue("Win32");
  expect(render(<Keys keys="Mod K" />).container.textContent).toBe("Ctrl K");
  platform.mockRestore();
});
