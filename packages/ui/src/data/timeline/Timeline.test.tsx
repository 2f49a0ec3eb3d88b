import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { Timeline } from "./Timeline.tsx";

const events = [
  {
    id: "1",
    date: "2026-11-21T13:05:00Z",
    kind: "Diagnostic",
    title: <a href="/d/1">13 critères mesurés</a>,
  },
  { id: "2", date: "2026-10-02", kind: "Consentement", title: "Photo et envoi par e-mail", details: "Signé" },
];

describeConformance(<Timeline events={events} />);

test("a region of months, each an ordered list of dated events", () => {
  render(<Timeline events={events} />);
  const region = screen.getByRole("region", { name: "Chronologie" });
  expect(
    within(region)
      .getAllByRole("heading", { level: 3 })
      .map((node) => node.textContent),
  ).toEqual(["Novembre\u00A02026", "Octobre\u00A02026"]);
  const [first] = within(region).getAllByRole("listitem");
  expect(first?.textContent).toBe("Diagnostic · 21\u00A0novembre, 14\u00A0h\u00A00513 critères mesurés");
  expect(first?.querySelector("time")?.getAttribute("datetime")).toBe("2026-11-21T13:05:00Z");
});

test("a timeline that is empty or loads says so", () => {
  const { rerender } = render(<Timeline events={[]} />);
  expect(screen.getByText("Rien pour l’instant")).toBeDefined();
  rerender(<Timeline events={[]} loading />);
  expect(screen.queryByText("Rien pour l’instant")).toBeNull();
});

test("older events are asked for from the keyboard", async () => {
  const onLoadMore = vi.fn();
  render(<Timeline events={events} onLoadMore={onLoadMore} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(onLoadMore).toHaveBeenCalledOnce();
});
