import type { Workspace } from "@carnation/data";
import {
  CarnationError,
  perceivedAgeNote,
  type PerceivedAgeSwitch,
  perceivedAgeOff,
} from "@carnation/domain";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { documentOf } from "../../testing/known.ts";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../../testing/openApp.tsx";

// The first test loads the shells and pages, which takes seconds on a cold and busy machine.
vi.setConfig({ testTimeout: 30_000 });

type Decide = Workspace["perceivedAge"]["decide"];

const show = (value: PerceivedAgeSwitch | null, decide: Decide = () => Promise.resolve()) => {
  const watch: Workspace["perceivedAge"]["watch"] = (onNext) => {
    onNext(value === null ? { status: "missing" } : documentOf(value));
    return () => undefined;
  };
  const workspace = { ...memoryWorkspace(), perceivedAge: { watch, decide } };
  openApp("/admin/ai/settings", workspace, signedIn("sophie", "admin"));
};

const decided = new Date("2026-11-23T09:00:00Z");

test.each([[null], [perceivedAgeOff]])(
  "in a new project it is off, and on only once the note was read: %j",
  async (value) => {
    const decide = vi.fn<Decide>(() => Promise.resolve());
    show(value, decide);
    const activate = await screen.findByRole("button", { name: "Activer l’âge perçu" });
    for (const { message } of perceivedAgeNote) expect(document.body.textContent).toContain(message);
    expect(screen.getByText(/personne ne l’a encore activé/u)).toBeDefined();
    await userEvent.click(activate);
    expect(decide).not.toHaveBeenCalled();
    expect(screen.getByText(/Lisez la note/u)).toBeDefined();
    await userEvent.click(screen.getByRole("checkbox", { name: /J’ai lu cette note/u }));
    await userEvent.click(activate);
    expect(decide).toHaveBeenCalledExactlyOnceWith(true);
  },
);

test("it says who switched it on and when, and is switched off in one step", async () => {
  const decide = vi.fn<Decide>(() => Promise.resolve());
  show({ enabled: true, decidedBy: "karim", decided }, decide);
  expect(await screen.findByText(/^Activé le 23 novembre 2026.*une autre personne/u)).toBeDefined();
  expect(screen.queryByRole("checkbox")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Désactiver l’âge perçu" }));
  expect(decide).toHaveBeenCalledExactlyOnceWith(false);
});

test("what was not decided says why", async () => {
  show({ enabled: true, decidedBy: "sophie", decided }, () => Promise.reject(new CarnationError("offline")));
  expect(await screen.findByText(/par vous/u)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Désactiver l’âge perçu" }));
  expect(await screen.findByRole("alert")).toBeDefined();
});
