import { render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Matrix } from "../../../../.storybook/Matrix.tsx";
import { matrix } from "./matrix.ts";

test("both themes beside each other, at every width", () => {
  render(
    <Matrix id="story" layout={{ widths: [390, 1440] }}>
      <button type="button">Comparer</button>
    </Matrix>,
  );
  expect(screen.getAllByRole("button", { name: "Comparer" })).toHaveLength(4);
  const desk = screen.getByRole("region", { name: "Bureau" });
  const cells = within(desk).getAllByRole("figure");
  expect(cells.map((cell) => [cell.dataset["theme"], cell.style.width])).toEqual([
    ["light", "1440px"],
    ["dark", "1440px"],
  ]);
});

test("a component that opens is shown in windows of the same story, which stands alone there", () => {
  render(
    <Matrix id="menu--matrice" layout={{ widths: [390], windows: 300 }}>
      <button type="button">Ouvrir</button>
    </Matrix>,
  );
  expect(screen.queryByRole("button")).toBeNull();
  const dark = screen.getByTitle(/^Sombre/u);
  expect(dark.getAttribute("src")).toBe(
    "iframe.html?id=menu--matrice&viewMode=story&cellule&globals=theme:sombre;motion:reduit",
  );
});

test("a matrix keeps its story and plays it only where it stands alone", async () => {
  const play = vi.fn();
  const story = matrix({ args: { size: "md" }, play }, { widths: [390] });
  expect(story).toMatchObject({
    name: "Matrice",
    args: { size: "md" },
    parameters: { matrix: { widths: [390], windows: 480 }, a11y: { test: "off" } },
  });
  await story.play();
  expect(play).not.toHaveBeenCalled();
  history.replaceState(null, "", "?cellule");
  await story.play();
  history.replaceState(null, "", location.pathname);
  expect(play).toHaveBeenCalledOnce();
});
