import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { SearchField } from "./SearchField.tsx";

describeConformance(<SearchField label="Rechercher un nom" />, { restTo: "control" });

const field = (): HTMLInputElement => screen.getByRole("searchbox", { name: "Rechercher un nom" });

describe("asking", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("the search is asked once, when the typing pauses", () => {
    const search = vi.fn();
    render(<SearchField label="Rechercher un nom" onSearch={search} delay={200} />);
    fireEvent.change(field(), { target: { value: "sé" } });
    vi.advanceTimersByTime(150);
    fireEvent.change(field(), { target: { value: "sér" } });
    vi.advanceTimersByTime(199);
    expect(search).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(search).toHaveBeenCalledExactlyOnceWith("sér");
  });

  test("Enter asks at once, and not again after the pause", () => {
    const search = vi.fn();
    render(<SearchField label="Rechercher un nom" onSearch={search} />);
    fireEvent.change(field(), { target: { value: "sérum" } });
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(search).toHaveBeenCalledExactlyOnceWith("sérum");
    vi.advanceTimersByTime(1000);
    expect(search).toHaveBeenCalledOnce();
  });

  test("the search after the pause goes through the callback of the moment, which knows the host's other filters", () => {
    const former = vi.fn();
    const search = vi.fn();
    const { rerender } = render(<SearchField label="Rechercher un nom" onSearch={former} />);
    fireEvent.change(field(), { target: { value: "sérum" } });
    rerender(<SearchField label="Rechercher un nom" onSearch={search} />);
    vi.advanceTimersByTime(1000);
    expect(former).not.toHaveBeenCalled();
    expect(search).toHaveBeenCalledExactlyOnceWith("sérum");
  });

  test("the search is not asked once the field is gone", () => {
    const search = vi.fn();
    const { unmount } = render(<SearchField label="Rechercher un nom" onSearch={search} />);
    fireEvent.change(field(), { target: { value: "sérum" } });
    unmount();
    vi.advanceTimersByTime(1000);
    expect(search).not.toHaveBeenCalled();
  });
});

describe("clearing", () => {
  test.each(["button", "Escape"])("clearing by %s empties, asks at once and keeps the focus", async (way) => {
    const search = vi.fn();
    const change = vi.fn();
    render(
      <SearchField label="Rechercher un nom" defaultValue="sérum" onSearch={search} onValueChange={change} />,
    );
    if (way === "button") await userEvent.click(screen.getByRole("button", { name: "Effacer la recherche" }));
    else await userEvent.type(field(), "{Escape}");
    expect(field().value).toBe("");
    expect(document.activeElement).toBe(field());
    expect(change).toHaveBeenCalledExactlyOnceWith("");
    expect(search).toHaveBeenCalledExactlyOnceWith("");
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("an empty field leaves Escape to what is around it", async () => {
    const outer = vi.fn();
    render(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the dialog that listens
      <div onKeyDown={outer}>
        <SearchField label="Rechercher un nom" />
      </div>,
    );
    await userEvent.type(field(), "{Escape}");
    expect(outer).toHaveBeenCalledOnce();
  });
});

describe("shortcut", () => {
  test("shortcut brings to the field from the page, and writes in other fields", async () => {
    render(
      <>
        <SearchField label="Rechercher un nom" shortcut="/" />
        <input aria-label="Note" />
      </>,
    );
    expect(field().getAttribute("aria-keyshortcuts")).toBe("/");
    await userEvent.keyboard("/");
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe("");
    await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "1/2");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Note" }).value).toBe("1/2");
  });

  test("another key takes the place of the former one", async () => {
    const { rerender } = render(<SearchField label="Rechercher un nom" shortcut="/" />);
    rerender(<SearchField label="Rechercher un nom" shortcut="k" />);
    await userEvent.keyboard("/");
    expect(document.activeElement).toBe(document.body);
    await userEvent.keyboard("k");
    expect(document.activeElement).toBe(field());
  });

  test("shortcut does nothing behind a dialog", async () => {
    render(
      <div aria-hidden="true">
        <SearchField label="Rechercher un nom" shortcut="/" />
      </div>,
    );
    await userEvent.keyboard("/");
    expect(document.activeElement).toBe(document.body);
  });
});

test("a host that holds the text has the last word", async () => {
  const change = vi.fn();
  render(<SearchField label="Rechercher un nom" value="sérum" onValueChange={change} />);
  await userEvent.type(field(), "s");
  expect(change).toHaveBeenCalledExactlyOnceWith("sérums");
  expect(field().value).toBe("sérum");
});
