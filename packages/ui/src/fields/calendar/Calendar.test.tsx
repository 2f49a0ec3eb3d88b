import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { en } from "../../foundations/messages/en.ts";
import { UiProvider } from "../../foundations/provider/UiProvider.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { Calendar } from "./Calendar.tsx";

describeConformance(<Calendar aria-label="Jour du rendez-vous" today="2026-11-21" />);

const day = (name: string): HTMLButtonElement => screen.getByRole<HTMLButtonElement>("button", { name });
const weekdays = (): (string | null)[] =>
  screen.getAllByRole("columnheader", { hidden: true }).map((cell) => cell.textContent);

test("a calendar is a named group with the month as its grid, and keeps the day that is chosen", async () => {
  const change = vi.fn<(day: string) => void>();
  render(<Calendar aria-label="Jour du rendez-vous" today="2026-11-21" onValueChange={change} />);
  expect(screen.getByRole("group", { name: "Jour du rendez-vous" })).toBeDefined();
  expect(screen.getByRole("grid", { name: "novembre 2026" })).toBeDefined();
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(day("mardi 24 novembre 2026"));
  expect(change).toHaveBeenCalledExactlyOnceWith("2026-11-24");
  expect(day("mardi 24 novembre 2026, date choisie")).toBeDefined();
});

test("the days are one stop; arrows, Home, End and the pages move as the ARIA guide says", async () => {
  render(<Calendar aria-label="Jour" defaultValue="2026-11-18" today="2026-11-21" />);
  day("mercredi 18 novembre 2026, date choisie").focus();
  const at = async (key: string): Promise<string | null> => {
    await userEvent.keyboard(key);
    return document.activeElement?.getAttribute("aria-label") ?? null;
  };
  expect(await at("{ArrowRight}")).toBe("jeudi 19 novembre 2026");
  expect(await at("{ArrowDown}")).toBe("jeudi 26 novembre 2026");
  expect(await at("{Home}")).toBe("lundi 23 novembre 2026");
  expect(await at("{End}")).toBe("dimanche 29 novembre 2026");
  expect(await at("{PageDown}")).toBe("mardi 29 décembre 2026");
  expect(await at("{Shift>}{PageUp}{/Shift}")).toBe("lundi 29 décembre 2025");
  expect(screen.getAllByRole("button").filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(3);
});

test("weeks begin as in the provider's locale, unless the host says otherwise", () => {
  const { rerender } = render(<Calendar aria-label="Jour" today="2026-11-21" />);
  expect(weekdays()[0]).toBe("lun");
  rerender(
    <UiProvider locale="en-US" messages={en}>
      <Calendar aria-label="Day" today="2026-11-21" />
    </UiProvider>,
  );
  expect(weekdays()[0]).toBe("Sun");
  rerender(<Calendar aria-label="Jour" today="2026-11-21" weekStartsOn={6} />);
  expect(weekdays()[0]).toBe("sam");
});

test("days outside the limits, and all those of a calendar that is off, cannot be chosen", async () => {
  const change = vi.fn();
  const { rerender } = render(
    <Calendar aria-label="Jour" today="2026-11-21" min="2026-11-10" onValueChange={change} />,
  );
  expect(day("lundi 9 novembre 2026").disabled).toBe(true);
  rerender(<Calendar aria-label="Jour" today="2026-11-21" disabled onValueChange={change} />);
  await userEvent.click(day("mardi 24 novembre 2026"));
  expect(change).not.toHaveBeenCalled();
});

test("today is the day of the provider's time zone", () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T23:30:00Z"), toFake: ["Date"] });
  const { rerender } = render(<Calendar aria-label="Jour" />);
  expect(day("dimanche 22 novembre 2026, aujourd’hui")).toBeDefined();
  rerender(
    <UiProvider timeZone="America/Montreal">
      <Calendar aria-label="Jour" />
    </UiProvider>,
  );
  expect(day("samedi 21 novembre 2026, aujourd’hui")).toBeDefined();
  vi.useRealTimers();
});
