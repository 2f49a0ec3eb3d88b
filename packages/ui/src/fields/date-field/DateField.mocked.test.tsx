import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { en } from "../../foundations/messages/en.ts";
import { UiProvider } from "../../foundations/provider/UiProvider.tsx";
import { calendarCode } from "./calendarCode.ts";
import { CalendarPopover } from "./CalendarPopover.tsx";
import { DateField } from "./DateField.tsx";

vi.mock("./calendarCode.ts", () => ({ calendarCode: { loaded: vi.fn(), load: vi.fn() } }));

const opener = (): HTMLElement => screen.getByRole("button", { name: "Ouvrir le calendrier" });
const input = (): HTMLInputElement => screen.getByRole("textbox");
const show = (): void => {
  render(
    <>
      <DateField label="Date du devis" defaultValue="2026-12-21" today="2026-11-21" />
      <button type="button">Suite</button>
    </>,
  );
};
/** Code that is on its way until the test lets it arrive. */
function awaitedCode(): () => void {
  const { promise, resolve } = Promise.withResolvers<typeof CalendarPopover>();
  vi.mocked(calendarCode.load).mockReturnValue(promise);
  return () => resolve(CalendarPopover);
}

beforeEach(() => {
  vi.mocked(calendarCode.loaded).mockReset();
  vi.mocked(calendarCode.load).mockReset().mockResolvedValue(CalendarPopover);
});

test("a date field that is mounted, typed in or rendered on a server asks for no calendar code", async () => {
  expect(renderToString(<DateField label="Date du devis" />)).toContain("Ouvrir le calendrier");
  show();
  await userEvent.clear(input());
  await userEvent.type(input(), "3/2/26{Tab}");
  expect(input().value).toBe("03/02/2026");
  expect(calendarCode.load).not.toHaveBeenCalled();
});

test("the button says that the calendar is loading and holds the focus; the calendar then takes it", async () => {
  const arrive = awaitedCode();
  show();
  await userEvent.click(opener());
  const button = screen.getByRole("button", { name: "Chargement du calendrier…" });
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(document.activeElement).toBe(button);
  arrive();
  const chosen = await screen.findByRole("button", { name: "lundi 21 décembre 2026, date choisie" });
  await waitFor(() => expect(document.activeElement).toBe(chosen));
  await userEvent.keyboard("{Escape}");
  expect(document.activeElement).toBe(opener());
});

test("the calendar does not open for whoever has gone on before its code arrived", async () => {
  const arrive = awaitedCode();
  show();
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole("button", { name: "Suite" }));
  arrive();
  await Promise.resolve();
  expect(opener().getAttribute("aria-busy")).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("code that does not arrive is said in words, a date can be typed, and the next opening asks again", async () => {
  vi.mocked(calendarCode.load).mockRejectedValueOnce(new Error("no network"));
  show();
  await userEvent.click(opener());
  const problem = await screen.findByRole("alert");
  expect(problem.textContent).toBe(
    "Le calendrier n’a pas pu être chargé. Saisissez la date, ou rouvrez-le quand la connexion est revenue.",
  );
  expect(document.activeElement).toBe(opener());
  await userEvent.clear(input());
  await userEvent.type(input(), "3/2/26");
  await userEvent.keyboard("{ArrowDown}");
  expect(await screen.findByRole("grid", { name: "février 2026" })).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(calendarCode.load).toHaveBeenCalledTimes(2);
});

test("a calendar whose code is there opens at once", async () => {
  vi.mocked(calendarCode.loaded).mockReturnValue(CalendarPopover);
  show();
  await userEvent.click(opener());
  expect(screen.getByRole("grid", { name: "décembre 2026" })).toBeDefined();
  expect(calendarCode.load).not.toHaveBeenCalled();
});

test("English says that the calendar could not be loaded", async () => {
  vi.mocked(calendarCode.load).mockRejectedValue(new Error("no network"));
  render(
    <UiProvider locale="en-GB" messages={en}>
      <DateField label="Quote date" />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Open the calendar" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "The calendar could not be loaded. Type the date, or open it again once the connection is back.",
  );
});
