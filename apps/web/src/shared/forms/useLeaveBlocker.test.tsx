import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { noticeState } from "../session/notices.ts";
import { useLeaveBlocker } from "./useLeaveBlocker.ts";

function UnsavedPage(): ReactNode {
  return useLeaveBlocker(() => true).state;
}

function open() {
  const router = createMemoryRouter(
    [
      { path: "/list", element: "list" },
      { path: "/edit", element: <UnsavedPage /> },
    ],
    { initialEntries: [{ pathname: "/list", state: noticeState("deleted") }, "/edit"] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

test("a deletion leaves a page of unsaved text unasked", async () => {
  const router = open();
  await act(() => router.navigate("/list", { state: noticeState("deleted") }));
  expect(screen.getByText("list")).toBeDefined();
});

test("going back from unsaved text asks, also to a page that once said that something was deleted", async () => {
  const router = open();
  await act(() => router.navigate(-1));
  expect(screen.getByText("blocked")).toBeDefined();
  expect(router.state.location.pathname).toBe("/edit");
});

function PartsPage(): ReactNode {
  return useLeaveBlocker(
    () => true,
    (from, to) => from.pathname === to.pathname,
  ).state;
}

test("a way to another part of the page is free where the page says that it loses nothing", async () => {
  const router = createMemoryRouter(
    [
      { path: "/list", element: "list" },
      { path: "/edit", element: <PartsPage /> },
    ],
    { initialEntries: ["/edit"] },
  );
  render(<RouterProvider router={router} />);
  await act(() => router.navigate("/edit?section=2"));
  expect(router.state.location.search).toBe("?section=2");
  await act(() => router.navigate("/list"));
  expect(screen.getByText("blocked")).toBeDefined();
});
