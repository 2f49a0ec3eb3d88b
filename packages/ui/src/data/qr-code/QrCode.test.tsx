import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { QrCode } from "./QrCode.tsx";

describeConformance(<QrCode value="https://carnation.example" label="Code à scanner" />);

/** The dark modules of a drawing, from its path. */
function drawn(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/gu)) {
    for (let index = 0; index < Number(length); index++) rows[Number(y)]![Number(x) + index] = true;
  }
  return rows;
}

test("the three corners by which a camera finds it stand behind a quiet border of four modules", () => {
  const { container } = render(<QrCode value="https://carnation.example/telephone#abc" label="Code" />);
  const size = Number(screen.getByRole("img", { name: "Code" }).getAttribute("viewBox")?.split(" ")[2]);
  const rows = drawn(container.querySelectorAll("path")[1]?.getAttribute("d") ?? "", size);
  const finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
  const at = (x: number, y: number): string[] =>
    Array.from({ length: 7 }, (_none, row) =>
      rows[y + row]!.slice(x, x + 7)
        .map((dark) => (dark ? "1" : "0"))
        .join(""),
    );
  expect(at(4, 4)).toEqual(finder);
  expect(at(size - 11, 4)).toEqual(finder);
  expect(at(4, size - 11)).toEqual(finder);
  expect(rows.slice(0, 4).flat().includes(true)).toBe(false);
});

test("another address is another code", () => {
  const codeOf = (value: string): string => {
    const { container, unmount } = render(<QrCode value={value} label="Code" />);
    const html = container.innerHTML;
    unmount();
    return html;
  };
  expect(codeOf("https://a.example")).not.toBe(codeOf("https://b.example"));
});

test.each([2500, 100_000])("a text of %i signs is said to be unavailable", (length) => {
  render(<QrCode value={"a".repeat(length)} label="Code à scanner" />);
  expect(screen.getByRole("img", { name: "Code à scanner, Code indisponible" }).textContent).toBe(
    "Code indisponible",
  );
});
