import { render, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { en } from "../../foundations/messages/en.ts";
import { UiProvider } from "../../foundations/provider/UiProvider.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { KeyboardMap } from "./KeyboardMap.tsx";
import { Keys } from "./Keys.tsx";

const groups = [{ place: "Partout", rows: [{ keys: ["Mod K"], does: "Rechercher" }] }];

describe("Keys", () => {
  describeConformance(<Keys keys="Mod K" />);
});
describe("KeyboardMap", () => {
  describeConformance(
    <KeyboardMap open title="Raccourcis clavier" description="Par écran." groups={groups} />,
  );
});

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

test("KeyboardMap names each place and says what its keys do", () => {
  render(<KeyboardMap open title="Raccourcis clavier" groups={groups} />);
  const place = screen.getByRole("region", { name: "Partout" });
  expect(within(place).getByRole("term").textContent).toBe("Ctrl K");
  expect(within(place).getByRole("definition").textContent).toBe("Rechercher");
});
