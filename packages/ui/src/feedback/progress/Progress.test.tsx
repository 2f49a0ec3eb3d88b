import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { Progress } from "./Progress.tsx";

describeConformance(<Progress label="Envoi" value={0.64} />);

test("the percentage is seen and spoken alike", () => {
  render(<Progress label="Envoi" value={0.64} />);
  const bar = screen.getByRole("progressbar", { name: /^Envoi 64\s%$/u });
  expect(bar.getAttribute("aria-valuenow")).toBe("64");
  expect(bar.getAttribute("aria-valuetext")).toBe(screen.getByText(/64/u).textContent);
});

test("an end that cannot be foreseen has no value", () => {
  render(<Progress label="Analyse en cours" value={null} detail="Environ 20 secondes." />);
  const bar = screen.getByRole("progressbar", { name: "Analyse en cours" });
  expect(bar.hasAttribute("aria-valuenow")).toBe(false);
});

test.each([
  [-1, "0"],
  [7, "100"],
])("%f stays within the bar", (value, now) => {
  render(<Progress label="Envoi" value={value} />);
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe(now);
});

test.each([
  [1.4, "Envoi 140\u00A0%, hors de l’échelle"],
  [-0.2, "Envoi −20\u00A0%, hors de l’échelle"],
  [1e300, "Envoi, hors de l’échelle"],
  [Number.POSITIVE_INFINITY, "Envoi, hors de l’échelle"],
  [1.000001, "Envoi 100\u00A0%"],
])("%f says that it is beyond the bar, unless that is nothing", (value, words) => {
  render(<Progress label="Envoi" value={value} />);
  const said = screen.getByRole("progressbar").getAttribute("aria-valuetext");
  expect(said?.replaceAll(/\s/gu, " ")).toBe(words.replaceAll(/\s/gu, " "));
});

test("nought of nought cannot be foreseen either", () => {
  render(<Progress label="Envoi" value={0 / 0} />);
  expect(screen.getByRole("progressbar", { name: "Envoi" }).hasAttribute("aria-valuenow")).toBe(false);
});
