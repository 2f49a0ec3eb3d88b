import type { Workspace } from "@carnation/data";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { listOf } from "../../../testing/readyState.ts";
import {
  goTo,
  index,
  retype,
  save,
  saved,
  show,
  starting,
  threshold,
  versionOf,
} from "./testing/showSettings.tsx";

const field = (name: RegExp) => screen.findByRole("textbox", { name });
const entry = async (name: RegExp) => (await index()).getByRole("link", { name });

test("the address names the part that is shown, an unknown word the first criterion", async () => {
  const { router } = show(saved(), {}, "inconnue");
  expect(await screen.findByRole("heading", { level: 2, name: "Rougeurs" })).toBeDefined();
  expect((await entry(/^Rougeurs/u)).getAttribute("aria-current")).toBe("true");
  await goTo("Bilan rédigé");
  expect(await screen.findByRole("textbox", { name: /avertissement/u })).toBeDefined();
  expect(router.state.location.search).toBe("?section=bilan");
  expect(document.activeElement?.textContent).toBe("Bilan rédigé");
  expect(screen.queryByRole("heading", { level: 2, name: "Rougeurs" })).toBeNull();
});

test("the menu of a narrow window shows the same parts, with the focus left on it", async () => {
  show(saved());
  const menu = await screen.findByRole("combobox", { name: "Section" });
  await userEvent.selectOptions(menu, "limites");
  expect(await field(/^Conservation des photos/u)).toBeDefined();
  expect(document.activeElement).not.toBe(document.querySelector("h2"));
});

test("a text that is typed is there to the letter when its part is shown again, and nothing is asked on the way", async () => {
  show(saved());
  await retype(await threshold(), "quarante");
  await goTo("Moteur");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.queryByRole("textbox", { name: /^Seuil de qualité/u })).toBeNull();
  await goTo(/^Qualité des photos/u);
  expect(await threshold()).toHaveProperty("value", "quarante");
});

test("the way out of the page asks while something is not published", async () => {
  const { router } = show(saved());
  await retype(await threshold(), "60");
  await goTo("Moteur");
  void router.navigate("/admin/dashboard");
  expect(await screen.findByRole("alertdialog")).toBeDefined();
  expect(router.state.location.pathname).toBe("/admin/ai/settings");
});

test("the index shows the limits of each criterion, marks what was changed, and the draft lists it", async () => {
  show(saved(), {}, "critere-32");
  expect((await entry(/^Uniformité/u)).textContent).toBe("Uniformité, 50 · 70");
  expect((await entry(/^Rougeurs/u)).textContent).toBe("Rougeurs, à observer");
  await retype(await field(/À entretenir/u), "52");
  expect((await entry(/^Uniformité/u)).textContent).toBe("Uniformité, 52 · 70, modifié");
  expect(screen.getByText(/^Uniformité.*50 → 52$/u)).toBeDefined();
  await userEvent.click(screen.getByRole("link", { name: "Voir" }));
  const draft = await screen.findByRole("region", { name: "Brouillon" });
  expect(draft.textContent).toMatch(/Uniformité · Seuil.*À entretenir.*50.*52/u);
  await userEvent.click(within(draft).getByRole("link", { name: /Uniformité/u }));
  expect(await field(/À entretenir/u)).toHaveProperty("value", "52");
});

test("a draft is given up once that was agreed to: the fields show what is in force", async () => {
  show(saved());
  await retype(await threshold(), "60");
  await userEvent.click(await screen.findByRole("button", { name: "Annuler" }));
  await userEvent.click(await screen.findByRole("button", { name: "Annuler les changements" }));
  await waitFor(async () => expect(await threshold()).toHaveProperty("value", "50"));
  expect(screen.getByText("Aucun changement")).toBeDefined();
});

test("a refusal in a part behind is marked in the index, shown by the submit, and reached by its link", async () => {
  const send = vi.fn<Workspace["aiSettings"]["save"]>(() => Promise.resolve(4));
  const { router } = show(saved(), { save: send }, "critere-32");
  await retype(await field(/Point fort/u), "40");
  await goTo("Bilan rédigé");
  await userEvent.clear(await field(/avertissement/u));
  await goTo("Moteur");
  await userEvent.click(await save());
  const summary = await screen.findByRole("region", { name: /à corriger/u });
  expect(send).not.toHaveBeenCalled();
  await waitFor(() => expect(router.state.location.search).toBe("?section=critere-32"));
  expect((await entry(/^Uniformité/u)).textContent).toMatch(/, à corriger$/u);
  expect((await entry(/^Bilan/u)).textContent).toMatch(/à corriger$/u);
  expect((await entry(/^Moteur/u)).textContent).toBe("Moteur");
  await userEvent.click(within(summary).getByRole("link", { name: /avertissement/u }));
  await waitFor(async () => expect(document.activeElement).toBe(await field(/avertissement/u)));
});

test("a stored value that is refused is found in a part that nobody opened", async () => {
  const limits = { ...starting.limits, diagnosesPerDay: 0 };
  const { router } = show(saved({ limits }));
  await userEvent.click(await save());
  const perDay = await field(/par jour/u);
  await waitFor(() => expect(router.state.location.search).toBe("?section=limites"));
  await userEvent.click(
    within(await screen.findByRole("region", { name: /à corriger/u })).getAllByRole("link")[0]!,
  );
  expect(document.activeElement).toBe(perDay);
});

test("a wrong order that stands at one limit goes when the other is corrected", async () => {
  show(saved(), {}, "critere-32");
  await retype(await field(/Point fort/u), "40");
  await userEvent.click(await save());
  await screen.findByRole("region", { name: /à corriger/u });
  await retype(await field(/À entretenir/u), "30");
  await waitFor(() => expect(screen.queryByText(/doit être supérieur/u)).toBeNull());
});

test("handles and fields are one number", async () => {
  show(saved(), {}, "critere-32");
  const high = await screen.findByRole("slider", { name: /Point fort/u });
  high.focus();
  await userEvent.keyboard("{ArrowRight}{Shift>}{ArrowRight}{/Shift}");
  expect(await field(/Point fort/u)).toHaveProperty("value", "76");
  await retype(await field(/À entretenir/u), "3");
  const low = screen.getByRole("slider", { name: /À entretenir/u });
  expect(low.getAttribute("aria-valuetext")).toBe("3, avant 50");
  high.focus();
  await userEvent.keyboard("{Home}");
  expect(await field(/Point fort/u)).toHaveProperty("value", "5");
});

test("a criterion is scored, observed or hidden by one choice; the last one that is shown cannot be hidden", async () => {
  const send = vi.fn<Workspace["aiSettings"]["save"]>(() => Promise.resolve(4));
  const criteria = Object.fromEntries(
    Object.entries(starting.criteria).map(([id, one]) => [id, { ...one, enabled: id === "32" }]),
  ) as unknown as typeof starting.criteria;
  show(saved({ criteria }), { save: send }, "critere-32");
  const state = within(await screen.findByRole("radiogroup", { name: /^Présentation/u }));
  expect(state.getByRole("radio", { name: "Noté" })).toHaveProperty("checked", true);
  await userEvent.click(state.getByRole("radio", { name: "Masqué" }));
  await userEvent.click(await save());
  const summary = await screen.findByRole("region", { name: /à corriger/u });
  // At the field, and in the summary.
  expect(screen.getAllByText(/au moins un critère activé/u)).toHaveLength(2);
  await userEvent.click(within(summary).getByRole("link"));
  expect(document.activeElement?.getAttribute("value")).toBe("hidden");
  await userEvent.click(state.getByRole("radio", { name: "À observer" }));
  await waitFor(() => expect(screen.queryByText(/au moins un critère activé/u)).toBeNull());
  await userEvent.click(await save());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0].values.criteria[32]).toMatchObject({ enabled: true, scored: false });
});

test("the state says what was changed last, by whom and when", async () => {
  const before = { ...starting, version: 2, updated: new Date("2026-11-20T09:00:00Z") };
  const now = saved({ limits: { ...starting.limits, diagnosesPerDay: 50 } });
  show(now, {
    watchVersions: (onNext) => {
      onNext(listOf(versionOf(now), versionOf(before)));
      return () => undefined;
    },
  });
  const term = await screen.findByText("Dernier changement");
  expect(term.parentElement?.textContent).toMatch(
    /par jour, au plus\u00A0: 200 → 50Sophie Admin, 23\u00A0novembre\u00A02026, 10/u,
  );
});

test("a shorter retention that is not agreed to stays to be published", async () => {
  show(saved(), { previewRetention: () => Promise.resolve({ diagnoses: 12, professionals: 3 }) }, "limites");
  await retype(await field(/^Conservation des photos/u), "6");
  await userEvent.click(await save());
  const question = await screen.findByRole("alertdialog");
  await userEvent.click(within(question).getByRole("button", { name: "Annuler" }));
  expect(await screen.findByText("1 changement", { exact: false })).toBeDefined();
  expect(screen.queryByText("Modifications enregistrées")).toBeNull();
});
