import { renderHook } from "@testing-library/react";
import type { MouseEvent } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import type { AiSettingsFormState } from "./aiSettings.ts";
import { settingsSection } from "./settingsSections.ts";
import { useSectionFocus } from "./useSectionFocus.ts";

test("a link of the summary leads to its field, also when a part that was asked for before is shown first", () => {
  document.body.innerHTML = `<a href="#form-recap.disclaimer">…</a><textarea id="form-recap.disclaimer"></textarea>`;
  onTestFinished(() => document.body.replaceChildren());
  const field = document.querySelector("textarea")!;
  const form = { id: "form", refusals: 0, methods: { formState: { errors: {} } } } as AiSettingsFormState;
  const show = vi.fn<(id: string) => void>();
  const { result, rerender } = renderHook(
    ({ id }) => useSectionFocus({ form, panel: { current: null }, section: settingsSection(id), show }),
    { initialProps: { id: "moteur" } },
  );
  result.current.followProblem({ target: document.querySelector("a") } as unknown as MouseEvent<HTMLElement>);
  const shown = show.mock.lastCall?.[0] ?? "";
  rerender({ id: "critere-32" });
  document.querySelector("a")!.focus();
  rerender({ id: shown });
  expect(document.activeElement).toBe(field);
});
