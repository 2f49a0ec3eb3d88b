import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { CursorPagination } from "./CursorPagination.tsx";
import { Pagination } from "./Pagination.tsx";

describe("with a total", () => {
  describeConformance(<Pagination page={1} pageSize={10} total={34} />);
});

describe("by cursor", () => {
  describeConformance(<CursorPagination shown={10} hasPrevious={false} hasNext />);
});

test("the pagination tells the rows and the page, and goes on", async () => {
  const go = vi.fn();
  render(<Pagination page={1} pageSize={10} total={1234} onPageChange={go} />);
  const nav = screen.getByRole("navigation", { name: "Pagination" });
  expect(nav.textContent).toContain("1 à 10 sur 1\u202F234");
  expect(nav.textContent).toContain("Page 1 sur 124");
  await userEvent.click(screen.getByRole("button", { name: "Page suivante" }));
  expect(go).toHaveBeenCalledExactlyOnceWith(2);
});

test("a step at an end stays where it is, keeps the focus and does nothing", async () => {
  const go = vi.fn();
  render(<Pagination page={4} pageSize={10} total={34} onPageChange={go} getHref={(page) => `?p=${page}`} />);
  const next = screen.getByRole("button", { name: "Page suivante" });
  expect(next.getAttribute("aria-disabled")).toBe("true");
  next.focus();
  await userEvent.keyboard("{Enter}");
  expect(go).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(next);
  expect(screen.getByRole("status").textContent).toBe("31 à 34 sur 34");
});

test("steps with addresses are links; a plain click stays in the application", async () => {
  const user = userEvent.setup();
  const go = vi.fn();
  render(
    <Pagination
      variant="pages"
      page={2}
      pageSize={10}
      total={34}
      onPageChange={go}
      getHref={(page) => `#page=${page}`}
    />,
  );
  const next = screen.getByRole("link", { name: "Page suivante" });
  expect(next.getAttribute("href")).toBe("#page=3");
  await user.click(next);
  expect(go).toHaveBeenCalledExactlyOnceWith(3);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("2");
  await user.keyboard("{Control>}");
  await user.click(screen.getByRole("link", { name: "Page 4" }));
  await user.keyboard("{/Control}");
  expect(go).toHaveBeenCalledOnce();
});

test("a single page has no steps, no row says so, and a page beyond the end is the last", () => {
  const { rerender } = render(<Pagination page={1} pageSize={10} total={4} />);
  expect(screen.queryByRole("button")).toBeNull();
  rerender(<Pagination page={1} pageSize={10} total={0} />);
  expect(screen.getByRole("status").textContent).toBe("Aucune ligne");
  rerender(<Pagination page={9} pageSize={10} total={34} />);
  expect(screen.getByRole("status").textContent).toBe("31 à 34 sur 34");
});

test("the size of a page is chosen among those offered", async () => {
  const change = vi.fn();
  render(<Pagination page={1} pageSize={10} total={34} pageSizes={[10, 25, 50]} onPageSizeChange={change} />);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Lignes par page" }), "25");
  expect(change).toHaveBeenCalledExactlyOnceWith(25);
});

test("the places alone are told without a total", async () => {
  const next = vi.fn();
  render(<CursorPagination from={21} shown={10} hasPrevious hasNext onNext={next} />);
  expect(screen.getByRole("status").textContent).toBe("21 à 30");
  await userEvent.click(screen.getByRole("button", { name: "Page suivante" }));
  expect(next).toHaveBeenCalledOnce();
});
