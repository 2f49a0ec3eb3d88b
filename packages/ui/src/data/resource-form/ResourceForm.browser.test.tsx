import "../../styles/styles.css";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { pageRoot } from "../../testing/pageRoot.ts";
import { RecommendationForm } from "./testing/RecommendationForm.tsx";

const root = pageRoot();

test.each([390, 1440])("every button of the foot stands inside the form at %i px", async (width) => {
  await page.viewport(width, 800);
  root.render(
    <div style={{ paddingInline: 24 }}>
      <RecommendationForm />
    </div>,
  );
  await expect.element(page.getByRole("button", { name: "Désactiver le sérum" })).toBeVisible();
  const form = document.querySelector("form")!.getBoundingClientRect();
  for (const button of document.querySelectorAll(".cn-resource-form__foot button")) {
    const { left, right } = button.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(form.left);
    expect(right).toBeLessThanOrEqual(form.right);
  }
});

test("the answer to a save far below comes into view: a failure, and a conflict", async () => {
  await page.viewport(390, 500);
  const inSight = (): boolean => {
    const { top, bottom } = document.querySelector("[role=alert]")!.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  const save = async (): Promise<void> => {
    scrollTo(0, document.documentElement.scrollHeight);
    expect(scrollY).toBeGreaterThan(300);
    await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  };
  root.render(<RecommendationForm onSave={() => Promise.reject(new Error("down"))} />);
  await expect.element(page.getByRole("button", { name: "Enregistrer", exact: true })).toBeVisible();
  const told = vi.spyOn(globalThis, "reportError").mockImplementation(() => undefined);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await save();
    await expect.element(page.getByRole("alert")).toBeVisible();
    await expect.poll(inSight).toBe(true);
  }
  told.mockRestore();
  scrollTo(0, document.documentElement.scrollHeight);
  root.render(<RecommendationForm key="other" conflict={{ by: "Sophie Lambert" }} />);
  await expect.poll(inSight).toBe(true);
});

test("the index of the sections stands beside them where there is room, and goes on a tablet", async () => {
  await page.viewport(1200, 800);
  root.render(<RecommendationForm withIndex />);
  const index = page.getByRole("navigation", { name: "Sections du formulaire" });
  await expect.element(index).toBeVisible();
  const field = document.querySelector(".cn-resource-form-section")!.getBoundingClientRect();
  expect(index.element().getBoundingClientRect().right).toBeLessThan(field.left);
  await page.viewport(991, 800);
  await expect.element(index).not.toBeInTheDocument();
});
