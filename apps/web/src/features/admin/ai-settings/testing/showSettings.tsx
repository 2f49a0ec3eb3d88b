import type { Workspace } from "@carnation/data";
import { type AiSettings, type AiSettingsVersion, defaultAiSettings } from "@carnation/product/ai-settings";
import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { memoryWorkspace } from "../../../../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../../../../testing/openApp.tsx";
import { documentOf, missing } from "../../../../testing/readyState.ts";

/** Settings of a test's own. */
export type Own = Partial<Workspace["aiSettings"]>;

export const starting = defaultAiSettings();
export const saved = (fields: Partial<AiSettings> = {}): AiSettings => ({
  ...starting,
  version: 3,
  updated: new Date("2026-11-23T09:00:00Z"),
  updatedBy: "sophie",
  ...fields,
});
export const versionOf = (settings: AiSettings, author = "Sophie Admin"): AiSettingsVersion => ({
  id: String(settings.version),
  settings,
  author,
  restored: null,
});

/** Opens the page; what is told later is as if another tab had saved it. */
export function show(settings: AiSettings | null, own: Own = {}, section = "qualite") {
  let tell: (settings: AiSettings) => void = () => undefined;
  const watch: Workspace["aiSettings"]["watch"] = (onNext) => {
    tell = (next) => onNext(documentOf(next));
    onNext(settings === null ? missing : documentOf(settings));
    return () => undefined;
  };
  const environment = () =>
    Promise.resolve({
      engineVersion: "carnation-1.4.0",
      hasRemote: false,
      hasRecapModel: false,
      hasAgeModel: true,
      longestSeconds: { embedded: 120, remote: 120 },
    });
  const workspace = memoryWorkspace({}, { aiSettings: { watch, environment, ...own } });
  const { router } = openApp(`/admin/ai/settings?section=${section}`, workspace, signedIn("sophie", "admin"));
  return {
    router,
    tell: (next: AiSettings) => act(() => tell(next)),
  };
}

export const save = () => screen.findByRole("button", { name: /^Publier la version/u });
export const index = async () =>
  within(await screen.findByRole("navigation", { name: "Sections des paramètres" }));
export const goTo = async (name: string | RegExp) =>
  userEvent.click((await index()).getByRole("link", { name }));
export const threshold = () => screen.findByRole("textbox", { name: /^Seuil de qualité/u });

export async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
