import "../../styles/styles.css";
import "../../styles/page.css";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cloneElement } from "react";
import { page, userEvent } from "vitest/browser";
import { BarChart } from "../bar-chart/index.ts";
import { TrendChart } from "../../criteria/trend-chart/index.ts";
import { chartPicture } from "./chartPicture.ts";

const MARGIN = 16;

beforeEach(async () => {
  await page.viewport(820, 800);
});
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute("data-theme");
});

const bars = (
  <BarChart
    title="Diagnostics par mois"
    label="Diagnostics"
    data={[
      { id: "june", label: "Juin", value: 40 },
      { id: "july", label: "Juillet", value: 100 },
    ]}
  />
);
const trend = (
  <TrendChart
    zoomable
    title="Rougeurs depuis juin"
    label="Rougeurs"
    min={0}
    max={100}
    unit="/100"
    points={[
      { id: "a", date: "2026-06-12T09:00:00Z", value: 46 },
      { id: "b", date: "2026-09-04T09:00:00Z", value: 52 },
      { id: "c", date: "2026-11-21T09:00:00Z", value: 58 },
    ]}
  />
);
const figure = (): HTMLElement => screen.getByRole("figure");
const svgOf = async (): Promise<Document> =>
  new DOMParser().parseFromString(await chartPicture.toSvg(figure(), "Diagnostics").text(), "image/svg+xml");

/** The pixels of a picture, at one px for each of the page. */
async function pixelsOf(blob: Blob): Promise<(x: number, y: number) => readonly number[]> {
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  context?.drawImage(bitmap, 0, 0);
  const scale = bitmap.width / (figure().getBoundingClientRect().width + 2 * MARGIN);
  const box = figure().getBoundingClientRect();
  return (x, y) => [
    ...(context?.getImageData(
      Math.round((x - box.left + MARGIN) * scale),
      Math.round((y - box.top + MARGIN) * scale),
      1,
      1,
    ).data ?? []),
  ];
}

/** The colour of the tallest bar, and its middle in the page. */
function tallestBar(): { x: number; y: number; colour: readonly number[] } {
  const [bar] = [...figure().querySelectorAll<SVGElement>(".cn-bars__bar")]
    .map((rect) => ({ rect, box: rect.getBoundingClientRect() }))
    .toSorted((one, other) => other.box.height - one.box.height);
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (bar === undefined || context === null) throw new Error("There is no bar.");
  context.fillStyle = getComputedStyle(bar.rect).backgroundColor;
  context.fillRect(0, 0, 1, 1);
  const { left, top, width, height } = bar.box;
  return { x: left + width / 2, y: top + height / 2, colour: [...context.getImageData(0, 0, 1, 1).data] };
}

test.each(["light", "dark"])(
  "a PNG has a bar where the page draws it, on the page's ground, %s",
  async (theme) => {
    document.documentElement.setAttribute("data-theme", theme);
    render(bars);
    const bar = tallestBar();
    const pixel = await pixelsOf(await chartPicture.toPng(figure(), "Diagnostics"));
    expect(pixel(bar.x, bar.y)).toEqual(bar.colour);
    const { left, top } = figure().getBoundingClientRect();
    const ground = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/gu)?.map(Number);
    expect(pixel(left - 4, top - 4).slice(0, 3)).toEqual(ground);
  },
);

test("an SVG holds its words, its name and its looks, and neither classes nor styles of the page", async () => {
  render(trend);
  const svg = await svgOf();
  expect(svg.querySelector("parsererror")).toBeNull();
  expect(svg.querySelector("title")?.textContent).toBe("Diagnostics");
  const words = [...svg.querySelectorAll("text")].map(({ textContent }) => textContent).join(" ");
  expect(words).toContain("Rougeurs depuis juin");
  for (const number of ["46", "52", "58"]) expect(words).toContain(number);
  expect(svg.querySelectorAll("[class]")).toHaveLength(0);
  expect(svg.documentElement.outerHTML).not.toContain("var(");
  expect(svg.querySelectorAll("path, line, polyline, circle, rect").length).toBeGreaterThan(4);
});

test("controls are left out: neither the overview nor the table is in a picture", async () => {
  render(trend);
  await screen.findAllByRole("slider");
  const words = [...(await svgOf()).querySelectorAll("text")].map(({ textContent }) => textContent);
  expect(words.join(" ")).not.toContain("Tout afficher");
  expect(words.join(" ")).not.toContain("Afficher les valeurs");
});

test("an SVG alone is drawn as the page draws it: as a picture its bar has the same colour", async () => {
  render(bars);
  const bar = tallestBar();
  const address = URL.createObjectURL(chartPicture.toSvg(figure(), "Diagnostics"));
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const context = canvas.getContext("2d");
  context?.drawImage(image, 0, 0);
  const box = figure().getBoundingClientRect();
  const data = context?.getImageData(bar.x - box.left + MARGIN, bar.y - box.top + MARGIN, 1, 1).data ?? [];
  expect([...data]).toEqual(bar.colour);
});

test("a ring keeps its hole and its edge: the halo is painted under it", async () => {
  render(trend);
  const [ring] = figure().querySelectorAll(".cn-trend__marker path");
  if (ring === undefined) throw new Error("There is no mark.");
  const { left, top, width, height } = ring.getBoundingClientRect();
  const pixel = await pixelsOf(await chartPicture.toPng(figure(), "Rougeurs"));
  const [centre, edge] = [left + width / 2, left + 1.5] as const;
  expect(pixel(centre, top + height / 2)).not.toEqual(pixel(edge, top + height / 2));
});

test("buttons hand over both files, named like the table, and it is said", async () => {
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function record(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  render(cloneElement(trend, { exportable: true }));
  await userEvent.click(await screen.findByRole("button", { name: "Télécharger le dessin (SVG)" }));
  await userEvent.click(screen.getByRole("button", { name: "Télécharger l’image (PNG)" }));
  await waitFor(() => expect(names).toHaveLength(2));
  const caption = screen.getByRole("table").querySelector("caption")?.textContent ?? "";
  expect(names).toEqual([`${caption}.svg`, `${caption}.png`]);
  expect(screen.getByText(/Image téléchargée/u)).toBeDefined();
  click.mockRestore();
});
