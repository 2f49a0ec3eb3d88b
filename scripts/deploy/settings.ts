import { missingLegalSettings, parseLegalSettings } from "@carnation/product/legal";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { readAppCheckSettings } from "../../apps/functions/src/config/appCheckSettings.ts";
import {
  paymentSecrets,
  readPaymentSettings,
} from "../../apps/functions/src/payment/provider/paymentSettings.ts";
import {
  analysisSecrets,
  readRemoteSettings,
} from "../../apps/functions/src/ports/analysis/remote/remoteSettings.ts";
import { mailSecrets, readMailSettings } from "../../apps/functions/src/ports/mail/mailSettings.ts";
import {
  readRecapModelSettings,
  recapSecrets,
} from "../../apps/functions/src/ports/model/recapModelSettings.ts";

/** Settings of a deployment, by their names. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** Reads the settings of the functions as firebase-tools does: `.env`, then that of the project. */
export function readSettings(functionsFolder: string, project: string): Settings {
  const files = [".env", `.env.${project}`].map((name) => join(functionsFolder, name)).filter(existsSync);
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, "utf8"))));
}

/** Names in French the legal facts that the functions of a deployment lack: all of them without a readable file. */
export function readMissingLegal(functionsFolder: string, settings: Settings): readonly string[] {
  const file = join(functionsFolder, settings["CARNATION_LEGAL"]?.trim() || "legal.json");
  return missingLegalSettings(parseLegalSettings(readJsonFile(file)));
}

function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** Groups of settings: the secrets that each needs, and what reads it with them. */
const groups: readonly {
  readonly secrets: (settings: Settings) => string[];
  readonly read: (settings: Settings) => unknown;
}[] = [
  {
    // What the tax lacks is told by the reader: the secrets are missing beside it.
    secrets: (settings) => paymentSecrets({ ...settings, CARNATION_STRIPE_TAX: "none" }),
    read: (settings) => paymentSecrets(settings) && readPaymentSettings(settings),
  },
  { secrets: mailSecrets, read: readMailSettings },
  { secrets: analysisSecrets, read: readRemoteSettings },
  { secrets: recapSecrets, read: readRecapModelSettings },
  { secrets: () => [], read: readAppCheckSettings },
];

/** Secrets that the settings of a deployment need of the secret manager, and faults that they have. */
export interface SettingsCheck {
  readonly secrets: readonly string[];
  readonly problems: readonly string[];
}

/** Checks settings with the readers of the functions themselves, as if every secret were there. */
export function checkSettings(settings: Settings): SettingsCheck {
  const secrets = new Set<string>();
  const problems: string[] = [];
  for (const group of groups) {
    try {
      const needed = group.secrets(settings);
      for (const name of needed) secrets.add(name);
      group.read({ ...settings, ...Object.fromEntries(needed.map((name) => [name, "secret"])) });
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { secrets: [...secrets], problems };
}
