import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState, type ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { RoutineBoard } from "./RoutineBoard.tsx";
import type { RoutineColumn } from "./routineMoves.ts";
import { routine } from "./testing/routine.tsx";
import { useRoutineStep } from "./useRoutineStep.ts";

describe("edited", () => {
  describeConformance(<RoutineBoard columns={routine} onColumnsChange={() => {}} />);
});

describe("read", () => {
  describeConformance(<RoutineBoard columns={routine} />);
});

function Board(): ReactNode {
  const [columns, setColumns] = useState<readonly RoutineColumn[]>(routine);
  return <RoutineBoard columns={columns} onColumnsChange={setColumns} />;
}

const stepsOf = (title: string): string[] => {
  const column = screen.getByRole("heading", { name: new RegExp(`^${title}`, "u") }).closest("section")!;
  return within(column)
    .queryAllByRole("listitem")
    .map((item) => item.querySelector(".cn-routine__name")?.textContent ?? "");
};
const handle = (step: string): HTMLElement =>
  screen.getByRole("button", { name: `Déplacer «\u00A0${step}\u00A0»` });

test("moments are headings with ordered steps and their count", () => {
  render(<RoutineBoard columns={routine} />);
  expect(screen.getAllByRole("heading").map((node) => node.textContent)).toEqual([
    "Matin 3 étapes",
    "Soir 3 étapes",
    "Chaque semaine 0 étape",
    "En cabine 1 étape",
  ]);
  expect(screen.getByText("Aucune étape pour l’instant")).toBeDefined();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("arrows on the handle change the order, say so, and keep the focus", async () => {
  render(<Board />);
  handle("Sérum vitamine C 10\u00A0%").focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(stepsOf("Matin")[0]).toBe("Sérum vitamine C 10\u00A0%");
  expect(document.activeElement).toBe(handle("Sérum vitamine C 10\u00A0%"));
  expect(screen.getAllByRole("status")[0]?.textContent).toBe(
    "«\u00A0Sérum vitamine C 10\u00A0%\u00A0» est à la place 1 sur 3, dans «\u00A0Matin\u00A0».",
  );
});

test("Alt with an arrow moves a step from any control in it, but not from a text", async () => {
  const withControls = routine.map((column) => ({
    ...column,
    steps: column.steps.map((step) => ({
      ...step,
      end: <button type="button">{`Plus de ${step.name}`}</button>,
      details: <input aria-label={`Note de ${step.name}`} />,
    })),
  }));
  const Controlled = (): ReactNode => {
    const [columns, setColumns] = useState<readonly RoutineColumn[]>(withControls);
    return <RoutineBoard columns={columns} onColumnsChange={setColumns} />;
  };
  render(<Controlled />);
  const name = "Sérum vitamine C 10\u00A0%";
  screen.getByRole("textbox", { name: `Note de ${name}` }).focus();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(stepsOf("Matin")[1]).toBe(name);
  const more = screen.getByRole("button", { name: `Plus de ${name}` });
  more.focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(stepsOf("Matin")[1]).toBe(name);
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(stepsOf("Matin")[0]).toBe(name);
  expect(document.activeElement).toBe(handle(name));
  await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
  expect(stepsOf("Soir")).toContain(name);
});

test("arrows to the side change the moment, and keep the focus", async () => {
  render(<Board />);
  handle("LED rouge 20\u00A0min").focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(stepsOf("En cabine")).toEqual([]);
  expect(stepsOf("Chaque semaine")).toEqual(["LED rouge 20\u00A0min"]);
  expect(document.activeElement).toBe(handle("LED rouge 20\u00A0min"));
});

test("the menu offers the same moves without dragging", async () => {
  render(<Board />);
  const menuButton = screen.getByRole("button", { name: "Actions pour «\u00A0LED rouge 20\u00A0min\u00A0»" });
  menuButton.focus();
  await userEvent.keyboard("{Enter}");
  const items = await screen.findAllByRole("menuitem");
  expect(items.map((item) => item.textContent)).toEqual([
    "Monter",
    "Descendre",
    "Déplacer vers «\u00A0Matin\u00A0»",
    "Déplacer vers «\u00A0Soir\u00A0»",
    "Déplacer vers «\u00A0Chaque semaine\u00A0»",
    "Retirer de la routine",
  ]);
  expect(items[0]?.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(items[3]!);
  expect(stepsOf("Soir").at(-1)).toBe("LED rouge 20\u00A0min");
});

test.each([
  ["Monter", 0],
  ["Descendre", 2],
])("« %s » in the menu of the second step makes it the %i. from 0", async (item, place) => {
  render(<Board />);
  const second = stepsOf("Matin")[1]!;
  await userEvent.click(screen.getByRole("button", { name: `Actions pour «\u00A0${second}\u00A0»` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
  expect(stepsOf("Matin")[place]).toBe(second);
});

test("a removed step gives the focus to its neighbour, the last one to the heading", async () => {
  render(<Board />);
  await userEvent.click(
    screen.getByRole("button", { name: "Actions pour «\u00A0LED rouge 20\u00A0min\u00A0»" }),
  );
  await userEvent.click(await screen.findByRole("menuitem", { name: "Retirer de la routine" }));
  expect(stepsOf("En cabine")).toEqual([]);
  expect(screen.getAllByRole("status")[0]?.textContent).toContain("est retiré de la routine");
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: /^En cabine/u })),
  );
});

function RemoveStep(): ReactNode {
  const step = useRoutineStep();
  return step === null ? (
    "Une seule"
  ) : (
    <button type="button" onClick={step.remove}>
      Retirer
    </button>
  );
}

const removable = routine.map((column) => ({
  ...column,
  steps: column.steps.map((step) => ({ ...step, end: <RemoveStep /> })),
}));

test("a control in a step takes it out: the board says so, and the focus goes to a neighbour or the heading", async () => {
  const Removable = (): ReactNode => {
    const [columns, setColumns] = useState<readonly RoutineColumn[]>(removable);
    return <RoutineBoard columns={columns} onColumnsChange={setColumns} />;
  };
  render(<Removable />);
  const removeFirstOf = async (title: string): Promise<void> => {
    const column = screen.getByRole("heading", { name: new RegExp(`^${title}`, "u") }).closest("section")!;
    within(column).getAllByRole("button", { name: "Retirer" })[0]!.focus();
    await userEvent.keyboard("{Enter}");
  };
  await removeFirstOf("Matin");
  expect(stepsOf("Matin")).toHaveLength(2);
  expect(screen.getAllByRole("status")[0]?.textContent).toContain("Gelée nettoyante sans sulfate");
  expect(document.activeElement).toBe(handle("Sérum vitamine C 10\u00A0%"));
  await removeFirstOf("En cabine");
  expect(stepsOf("En cabine")).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: /^En cabine/u }));
});

test("a control in a step of a board that is only read has nothing to take out", () => {
  render(<RoutineBoard columns={removable} />);
  expect(screen.getAllByText("Une seule")).toHaveLength(7);
  expect(screen.queryByRole("button")).toBeNull();
});

test("the handle says what it is and how it works", () => {
  render(<Board />);
  const button = handle("LED rouge 20\u00A0min");
  expect(button.getAttribute("aria-roledescription")).toBe("poignée");
  const description = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(description?.textContent).toContain("Flèches haut et bas");
});
