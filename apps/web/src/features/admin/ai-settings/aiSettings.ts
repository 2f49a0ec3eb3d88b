import type {
  AiSettingsDraft,
  AiSettingsTrialRequest,
  DocumentState,
  ListState,
  Workspace,
} from "@carnation/data";
import type { NumberInput } from "@carnation/domain/field";
import type {
  AiEnvironment,
  AiSettings,
  AiSettingsFormInput,
  AiSettingsFormOutput,
  AiSettingsVersion,
  DefaultRetentionPreview,
} from "@carnation/product/ai-settings";
import type { AiSettingsTrial } from "@carnation/product/diagnosis";
import type { CarnationForm } from "@carnation/ui/form";
import { watchAtom } from "../../../shared/watch/watchAtom.ts";

/** Describes what the fields of the kit hand over: a number where the schema also reads a text. */
type InFields<T> = [NumberInput] extends [T]
  ? number | null
  : T extends object
    ? { [Name in keyof T]: InFields<T[Name]> }
    : T;

type Fields = InFields<AiSettingsFormInput>;

/** The form of the settings, as its sections take it: react-hook-form's types know no path over a number. */
export type AiSettingsFormState = CarnationForm<
  Omit<Fields, "criteria"> & { criteria: Record<string, Fields["criteria"][30]> },
  AiSettingsFormOutput
>;

/** The settings in force; missing as long as nobody has saved any. */
export const aiSettingsAtom = watchAtom<DocumentState<AiSettings>>(({ aiSettings }, ...listeners) =>
  aiSettings.watch(...listeners),
);

/** The versions that were saved, the newest first. */
export const versionsAtom = watchAtom<ListState<AiSettingsVersion>>(({ aiSettings }, ...listeners) =>
  aiSettings.watchVersions(...listeners),
);

/** Saves a new version. */
export const saveSettings = ({ aiSettings }: Workspace, draft: AiSettingsDraft): Promise<number> =>
  aiSettings.save(draft);

/** Switches the perceived age on or off, under the name of whoever does it. */
export const setPerceivedAge = ({ aiSettings }: Workspace, enabled: boolean): Promise<number> =>
  aiSettings.setPerceivedAge(enabled);

/** Tells what this deployment can do of what the settings ask for. */
export const readEnvironment = ({ aiSettings }: Workspace): Promise<AiEnvironment> =>
  aiSettings.environment();

/** Counts the photos that another length of the retention, in months, would erase in the coming night. */
export const previewRetention = (
  { aiSettings }: Workspace,
  months: number,
): Promise<DefaultRetentionPreview> => aiSettings.previewRetention(months);

/** Counts how many finished diagnoses another version has judged; the key is the version in force. */
export const countJudgedOtherwise = ({ aiSettings }: Workspace, version: string): Promise<number> =>
  aiSettings.countJudgedOtherwise(Number(version));

/** Judges older diagnoses anew. */
export const rejudge = (
  { aiSettings }: Workspace,
  version: number,
  onProgress: (waiting: number) => void,
): Promise<void> => aiSettings.rejudge(version, onProgress);

/** Analyses a photo that is not kept. */
export const tryPhoto = (
  { aiSettings }: Workspace,
  request: AiSettingsTrialRequest,
): Promise<AiSettingsTrial> => aiSettings.try(request);
