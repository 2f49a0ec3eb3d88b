import type { AiSettings } from "./aiSettings.ts";

/** A setting that differs between two versions. */
export interface AiSettingsChange {
  /** Names from the outside in: `["criteria", "30", "good"]`. */
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/** Gives what differs between two versions, for the log and the history; who saved it and when left out. */
export function aiSettingsChanges(before: AiSettings, after: AiSettings): AiSettingsChange[] {
  const { version: _v, updated: _u, updatedBy: _by, ...old } = before;
  return changesBetween(old, after, []);
}

/** Gives what of a form differs from what it was opened with, as it is typed: also what could not be saved. */
export function aiSettingsDraftChanges(opened: object, typed: object): AiSettingsChange[] {
  return changesBetween(opened, typed, []).filter(
    ({ before, after }) => !(isEmpty(before) && isEmpty(after)),
  );
}

function changesBetween(before: object, after: object, path: readonly string[]): AiSettingsChange[] {
  const values = new Map<string, unknown>(Object.entries(after));
  return Object.entries(before).flatMap(([name, old]: [string, unknown]) => {
    const now = values.get(name);
    const at = [...path, name];
    if (isMap(old) && isMap(now)) return changesBetween(old, now, at);
    return Object.is(old, now) ? [] : [{ path: at, before: old, after: now }];
  });
}

function isMap(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Tells whether a field is empty: a form writes that in more than one way. */
function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "";
}
