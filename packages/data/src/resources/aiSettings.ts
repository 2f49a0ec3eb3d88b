import {
  type AiEnvironment,
  type AiSettingsValues,
  type DefaultRetentionPreview,
  parseAiSettings,
  parseAiSettingsVersion,
  parseDisplaySettings,
} from "@carnation/product/ai-settings";
import { callables } from "@carnation/product/callable";
import type { AiSettingsTrial } from "@carnation/product/diagnosis";
import type { RejudgeRequest, RejudgeResponse } from "@carnation/product/judgement";
import { documentPaths } from "@carnation/product/path";
import { orderBy } from "firebase/firestore";
import { createCaller } from "../functions/callFunction.ts";
import { assertOpen, defineDocument, defineResource, type ResourceContext } from "./defineResource.ts";

/** Describes what is saved, and what it was made from. */
export interface AiSettingsDraft {
  /** The version that the values were made from. */
  readonly version: number;
  readonly values: AiSettingsValues;
  /** The version that these values were, when one is restored. */
  readonly restored?: number | undefined;
}

/** Way that a photo is tried. */
export interface AiSettingsTrialRequest {
  /** A JPEG, which is not kept. */
  readonly photo: Blob;
  readonly engine: AiSettingsValues["engine"]["name"];
  readonly perceivedAge: boolean;
}

/** Count of how many versions of the settings are listed, the newest. */
const VERSIONS_LISTED = 50;

const versions = defineResource({
  path: documentPaths.aiSettingsVersions,
  parse: parseAiSettingsVersion,
  order: [orderBy("settings.version", "desc")],
  limit: VERSIONS_LISTED,
});

/** The AI settings and their history, for administrators. */
export const aiSettings = (context: ResourceContext) => {
  const { functions, session } = context;
  const call = createCaller(functions, () => assertOpen(session));
  const rejudge = (request: RejudgeRequest): Promise<RejudgeResponse> =>
    call(callables.rejudgediagnoses, request);
  return {
    ...defineDocument(documentPaths.aiSettings, (_id, fields) => parseAiSettings(fields))(context),
    /** Watches the versions that were saved, the newest first. */
    watchVersions: versions(context).watchAll,
    /**
     * Saves a new version. Sending it again is safe.
     * @returns the version that is in force
     * @throws {CarnationError} aborted when another version is in force than the one that was changed;
     *   permission-denied, offline, unavailable: nothing is written later
     */
    save: async (draft: AiSettingsDraft): Promise<number> =>
      (await call(callables.saveaisettings, draft)).version,
    /** Switches the perceived age on or off, signed by whoever does it. @throws {CarnationError} as `save` */
    setPerceivedAge: async (enabled: boolean): Promise<number> =>
      (await call(callables.setperceivedage, { enabled })).version,
    /** Counts the photos that this length for everybody, in months, would erase in the coming night. @throws {CarnationError} as `save` */
    previewRetention: (months: number): Promise<DefaultRetentionPreview> =>
      call(callables.previewdefaultretention, { months }),
    /** Counts the finished diagnoses that another version than this one has judged. @throws {CarnationError} as `save` */
    countJudgedOtherwise: async (version: number): Promise<number> =>
      (await rejudge({ version, apply: false, cursor: null })).waiting,
    /**
     * Judges older diagnoses anew by the version in force, in steps. Stopped, it is begun again and ends the same.
     * @param onProgress how many are still to be judged
     * @throws {CarnationError} aborted when another version is in force by now; as `save`
     */
    rejudge: async (version: number, onProgress: (waiting: number) => void): Promise<void> => {
      for (let cursor: string | null = null, more = true; more; more = cursor !== null) {
        const step: RejudgeResponse = await rejudge({ version, apply: true, cursor });
        onProgress(step.waiting);
        ({ cursor } = step);
      }
    },
    /** Reads what this deployment can do of what the settings ask for. @throws {CarnationError} */
    environment: (): Promise<AiEnvironment> => call(callables.readaienvironment, {}),
    /** Analyses a photo that is not kept. @throws {CarnationError} offline, unavailable, deadline-exceeded */
    try: async ({ photo, ...trial }: AiSettingsTrialRequest): Promise<AiSettingsTrial> =>
      call(callables.tryaisettings, { ...trial, photo: await base64Of(photo) }),
  };
};

/** Gives what professionals' screens need of the AI settings; missing until they are first saved. */
export const displaySettings = defineDocument(documentPaths.displaySettings, (_id, fields) =>
  parseDisplaySettings(fields),
);

/** Characters of code that a call may take as arguments. */
const CHUNK = 0x80_00;

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(text);
}
