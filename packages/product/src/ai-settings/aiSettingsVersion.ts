import * as v from "valibot";
import type { AiSettings, AiSettingsValues } from "./aiSettings.ts";
import { parseAiSettings } from "./parseAiSettings.ts";

/** Settings as they were saved once; `settings/ai/versions/{version}`, which is never written again. */
export interface AiSettingsVersion {
  /** The document's id: the version as a text. */
  readonly id: string;
  readonly settings: AiSettings;
  /** Name of who saved it; empty when it is not known. */
  readonly author: string;
  /** The version that it restored; null when it restored none. */
  readonly restored: number | null;
}

const stored = v.object({
  author: v.fallback(v.string(), ""),
  restored: v.fallback(v.nullable(v.number()), null),
  settings: v.record(v.string(), v.unknown()),
});

/**
 * Reads a stored version.
 * @throws {v.ValiError} when it holds no settings
 */
export function parseAiSettingsVersion(id: string, fields: unknown): AiSettingsVersion {
  const { author, restored, settings } = v.parse(stored, fields);
  return { id, author, restored, settings: parseAiSettings(settings) };
}

/** Gives what of settings the form holds: everything but who saved them, and what is signed for by itself. */
export function aiSettingsValues(settings: AiSettings): AiSettingsValues {
  const { version: _v, updated: _u, updatedBy: _by, perceivedAge: _age, ...values } = settings;
  return values;
}
