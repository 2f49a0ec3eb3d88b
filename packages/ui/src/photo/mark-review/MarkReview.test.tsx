import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { MarkReview, type MarkReviewProps } from "./MarkReview.tsx";
import { MarkReviewActions } from "./MarkReviewActions.tsx";
import { ReviewedMarks } from "./testing/ReviewedMarks.tsx";
import { faceMarks, manyMarks, spots } from "./testing/reviewMarks.ts";

const nothing = (): void => undefined;
const still: MarkReviewProps = {
  title: "Taches pigmentaires",
  marks: faceMarks,
  current: null,
  onCurrentChange: nothing,
  onStrike: nothing,
  onRestore: nothing,
  onKeep: nothing,
  onRemove: nothing,
  onAdd: nothing,
  onConfirm: nothing,
  onReopen: nothing,
};

describeConformance(<MarkReview {...still} />);
describeConformance(
  <MarkReviewActions marks={faceMarks} onAdd={nothing} onConfirm={nothing} onReopen={nothing} />,
);

const heading = (): string => screen.getByRole("heading", { level: 3 }).textContent ?? "";
const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });
const current = (): string | null | undefined =>
  document.querySelector('[aria-current="true"] .cn-mark-review__zone')?.textContent;

test("the count leaves struck marks out, and the ink button says the same", () => {
  render(<MarkReview {...still} />);
  expect(heading()).toBe("7 marques, à vérifier");
  expect(button("Confirmer les 7 marques")).toBeDefined();
  for (const count of ["4 sûres", "2 incertaines", "1 ajoutée", "1 écartée"]) {
    expect(screen.getByText(count)).toBeDefined();
  }
});

test("a single mark has words of its own, and a count of zero is not shown", () => {
  render(<MarkReview {...still} marks={faceMarks.slice(0, 1)} />);
  expect(heading()).toBe("1 marque, à vérifier");
  expect(button("Confirmer la marque")).toBeDefined();
  expect(screen.getByText("1 sûre")).toBeDefined();
  expect(screen.queryByText(/incertaine|ajoutée|écartée/u)).toBeNull();
});

test("a panel without marks says so and still adds and confirms", () => {
  render(<MarkReview {...still} marks={[]} />);
  expect(heading()).toBe("Aucune marque repérée");
  expect(button("Confirmer\u00A0: aucune marque")).toBeDefined();
  expect(button("Ajouter")).toBeDefined();
  expect(screen.queryByRole("list")).toBeNull();
});

test("marks that are all struck stay in the list", () => {
  render(<MarkReview {...still} marks={faceMarks.slice(1, 2)} />);
  expect(heading()).toBe("Aucune marque gardée");
  expect(button("Rétablir, Front, au centre")).toBeDefined();
});

test("the score is a meter with its number, and leaves nothing behind when there is none", () => {
  const { rerender } = render(
    <MarkReview {...still} reading={spots}>
      score provisoire, entre 58 et 70
    </MarkReview>,
  );
  expect(screen.getByRole("meter", { name: "Taches pigmentaires" }).getAttribute("aria-valuenow")).toBe("64");
  expect(screen.getByText("score provisoire, entre 58 et 70")).toBeDefined();
  rerender(<MarkReview {...still}>Sans score.</MarkReview>);
  expect(screen.queryByRole("meter")).toBeNull();
  expect(screen.queryByText(/\/100/u)).toBeNull();
  expect(screen.getByText("Sans score.")).toBeDefined();
});

test("the buttons of a row strike, restore, keep and take away", async () => {
  render(<ReviewedMarks />);
  await userEvent.click(button("Écarter la marque 1"));
  expect(heading()).toBe("6 marques, à vérifier");
  await userEvent.click(button("Rétablir, Front, à droite"));
  expect(heading()).toBe("7 marques, à vérifier");
  await userEvent.click(button("Garder, Joue gauche, bas"));
  expect(screen.getByText("1 incertaine")).toBeDefined();
  await userEvent.click(button("Retirer la marque 8"));
  expect(heading()).toBe("6 marques, à vérifier");
  expect(screen.queryByText("Au-dessus de la lèvre")).toBeNull();
});

test("a row says its state once", () => {
  render(<MarkReview {...still} />);
  expect(button("Front, à droite 3 mm, sûre")).toBeDefined();
  expect(button(/^Joue gauche, bas/u).textContent).toBe(
    "Joue gauche, bas Incertaine · grain de beauté\u202F?",
  );
});

test("arrow keys move the focus, letters decide, Ctrl Z undoes", async () => {
  render(<ReviewedMarks />);
  await userEvent.click(button(/^Joue droite, sous l’œil/u));
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(current()).toBe("Joue gauche, près du nez");
  expect(document.activeElement?.textContent).toContain("Joue gauche, près du nez");
  await userEvent.keyboard("g");
  expect(screen.getByText("5 sûres")).toBeDefined();
  await userEvent.keyboard("x");
  expect(screen.getByText("2 écartées")).toBeDefined();
  await userEvent.keyboard("x");
  expect(screen.getByText("1 écartée")).toBeDefined();
  await userEvent.keyboard("{Control>}z{/Control}{Meta>}z{/Meta}{Control>}z{/Control}");
  expect(screen.getByText("2 incertaines")).toBeDefined();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(current()).toBe("Front, à droite");
});

test("letters with a modifier, or outside the panel, decide nothing", async () => {
  render(
    <>
      <input aria-label="Note" />
      <ReviewedMarks current="m1" />
    </>,
  );
  await userEvent.type(screen.getByRole("textbox"), "xga");
  expect(heading()).toBe("7 marques, à vérifier");
  await userEvent.click(button(/^Front, à droite/u));
  await userEvent.keyboard("{Alt>}x{/Alt}{Control>}x{/Control}{Shift>}x{/Shift}");
  expect(heading()).toBe("7 marques, à vérifier");
});

test("the key A asks for adding and Escape leaves it", async () => {
  render(<ReviewedMarks />);
  await userEvent.click(button(/^Front, à droite/u));
  await userEvent.keyboard("a");
  expect(button("Ajouter").getAttribute("aria-pressed")).toBe("true");
  await userEvent.keyboard("{Escape}");
  expect(button("Ajouter").getAttribute("aria-pressed")).toBe("false");
});

test("a control that goes away leaves its focus to the row, then to the panel", async () => {
  render(<ReviewedMarks />);
  await userEvent.click(button("Garder, Joue gauche, bas"));
  expect(document.activeElement?.textContent).toContain("Joue gauche, bas");
  await userEvent.click(button("Confirmer les 7 marques"));
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "7 marques, vérifiées" }));
});

test("confirmed marks offer the next action and reopening, and refuse keys", async () => {
  render(<ReviewedMarks confirmed />);
  expect(button("Construire la routine")).toBeDefined();
  expect(screen.queryByRole("button", { name: /Écarter|Garder|Ajouter/u })).toBeNull();
  await userEvent.click(button(/^Front, à droite/u));
  await userEvent.keyboard("x");
  expect(heading()).toBe("7 marques, vérifiées");
  await userEvent.click(button("Rouvrir"));
  expect(heading()).toBe("7 marques, à vérifier");
});

test("a read-only list offers nothing to change", async () => {
  const strike = vi.fn();
  render(<MarkReview {...still} readOnly current="m1" onStrike={strike} />);
  expect(screen.queryByRole("button", { name: /Confirmer|Écarter|Garder|Ajouter|Rétablir/u })).toBeNull();
  await userEvent.click(button(/^Front, à droite/u));
  await userEvent.keyboard("x");
  expect(strike).not.toHaveBeenCalled();
});

test("a failed save is said with its reason and tried again", async () => {
  const retry = vi.fn();
  render(<MarkReview {...still} saving="failed" error="Hors connexion." onRetry={retry} />);
  expect(screen.getByRole("alert").textContent).toContain("Hors connexion.");
  await userEvent.click(button("Réessayer"));
  expect(retry).toHaveBeenCalledOnce();
});

test("thirteen marks are grouped by zone; the zone of the current one is open", async () => {
  render(<ReviewedMarks start={manyMarks(13)} current="mark-1" />);
  expect(button("Joue droite · 3 marques").getAttribute("aria-expanded")).toBe("true");
  expect(button("Nez · 2 marques").getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(button("Joue droite · 3 marques"));
  expect(button("Joue droite · 3 marques").getAttribute("aria-expanded")).toBe("false");
  await userEvent.keyboard("{ArrowDown}");
  expect(button("Joue droite · 3 marques").getAttribute("aria-expanded")).toBe("true");
  expect(document.activeElement?.textContent).toContain("Marque 5");
});

test("twelve marks stand by themselves", () => {
  render(<MarkReview {...still} marks={manyMarks(12)} />);
  expect(screen.queryByRole("button", { expanded: false })).toBeNull();
});

test("a zone is struck and kept as a whole", async () => {
  render(<ReviewedMarks start={manyMarks(20)} />);
  expect(screen.queryByRole("button", { name: "Tout écarter, Nez" })).toBeNull();
  await userEvent.click(button("Nez · 4 marques"));
  await userEvent.click(button("Tout écarter, Nez"));
  expect(heading()).toBe("16 marques, à vérifier");
  expect(screen.queryByRole("button", { name: "Tout écarter, Nez" })).toBeNull();
  await userEvent.click(button("Tout garder, Nez"));
  expect(heading()).toBe("20 marques, à vérifier");
});

test("four hundred marks are one stop of the Tab key", () => {
  render(<ReviewedMarks start={manyMarks(400)} current="mark-7" />);
  const list = screen.getByRole("list", { name: "Marques" });
  const stops = [...list.querySelectorAll<HTMLElement>(".cn-mark-review__name")].filter(
    ({ tabIndex }) => tabIndex === 0,
  );
  expect(stops).toHaveLength(1);
  expect(within(list).getAllByRole("button", { expanded: true })).toHaveLength(1);
});
