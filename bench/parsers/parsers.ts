import * as v from "valibot";
import { parseAuthority } from "../../packages/local-firebase/src/http/authority.ts";
import { parseRange } from "../../packages/local-firebase/src/http/range.ts";
import { parseFieldPath } from "../../packages/local-firebase/src/values/fieldPath.ts";
import {
  parseDocumentName,
  parseResourceName,
} from "../../packages/local-firebase/src/values/resourceName.ts";
import { parseTimestamp } from "../../packages/local-firebase/src/values/timestamp.ts";
import { parseRestPath } from "../../packages/local-firebase/src/rest/restPath.ts";
import { parseSchedule } from "../../packages/local-firebase/src/functions/schedule/parseSchedule.ts";
import { cleanPastedHtml } from "../../packages/ui/src/fields/rich-text-field/cleanPastedHtml.ts";
import {
  cleanRichText,
  richTextLength,
  richTextToPlain,
} from "../../packages/ui/src/fields/rich-text-field/cleanRichText.ts";
import { mergeTags } from "../../packages/ui/src/fields/tags-field/mergeTags.ts";
import { parseDate } from "../../packages/ui/src/fields/date-field/parseDate.ts";
import { isAccepted } from "../../packages/ui/src/fields/files/fileRules.ts";
import { parseNumber } from "../../packages/ui/src/fields/internal/parseNumber.ts";
import { parseHexColor } from "../../packages/ui/src/foundations/branding/color.ts";
import { foldText } from "../../packages/ui/src/foundations/internal/foldText.ts";
import { qrModules } from "../../packages/ui/src/data/qr-code/qrModules.ts";
import { readHref, safeHref } from "../../packages/ui/src/fields/rich-text-field/safeHref.ts";
import { everyExport } from "@carnation/testing/everyExport";
import { breakLines } from "../../apps/functions/src/pdf/breakLines.ts";
import { diagnosisOfPhoto } from "../../apps/functions/src/diagnosis/photoPath.ts";

/** Reads a text; may throw what it refuses it with. */
export type Parser = (text: string) => unknown;

/** Gives what the rules export that reads one text: its schemas and its functions of one parameter. */
async function domainParsers(): Promise<[string, Parser][]> {
  return Object.entries(await everyExport("domain", "product")).flatMap(
    ([name, exported]: [string, unknown]): [string, Parser][] => {
      if (isSchema(exported)) return [[`domain ${name}`, (text) => v.safeParse(exported, text)]];
      const writes = /^(?:toStored|create|open)|Fields$|Values$|^formatList$/u.test(name);
      if (typeof exported !== "function" || exported.length > 1 || writes) return [];
      return [[`domain ${name}`, (text) => Reflect.apply(exported, undefined, [text]) as unknown]];
    },
  );
}

function isSchema(exported: unknown): exported is v.GenericSchema {
  return (
    typeof exported === "object" && exported !== null && "kind" in exported && exported.kind === "schema"
  );
}

/** Every parser of the project that is handed text from outside, by name. */
export const parsers: readonly (readonly [string, Parser])[] = [
  ["ui cleanRichText", cleanRichText],
  ["ui richTextToPlain", richTextToPlain],
  ["ui richTextLength", richTextLength],
  ["ui cleanPastedHtml", cleanPastedHtml],
  ["ui safeHref", safeHref],
  ["ui readHref", readHref],
  ["ui mergeTags", (text) => mergeTags([], text)],
  ["ui parseDate", (text) => parseDate({ locale: "fr-FR" }, text)],
  ["ui isAccepted", (text) => isAccepted({ name: text, type: text }, text)],
  ["ui parseNumber", (text) => [parseNumber("fr-FR", text, "€"), parseNumber("de-DE", text)]],
  ["ui parseHexColor", parseHexColor],
  ["ui foldText", foldText],
  ["ui qrModules", qrModules],
  ["functions breakLines", (text) => breakLines(text, 400, (part) => part.length * 5)],
  ["functions diagnosisOfPhoto", diagnosisOfPhoto],
  ["local-firebase parseAuthority", parseAuthority],
  ["local-firebase parseRange", (text) => parseRange(`bytes=${text}`, 1000)],
  ["local-firebase parseFieldPath", parseFieldPath],
  ["local-firebase parseResourceName", parseResourceName],
  ["local-firebase parseDocumentName", parseDocumentName],
  ["local-firebase parseTimestamp", parseTimestamp],
  ["local-firebase parseRestPath", parseRestPath],
  ["local-firebase parseSchedule", (text) => parseSchedule(text, "Europe/Paris")],
  ...(await domainParsers()),
];

/** Processor time that a parser takes, milliseconds: on a busy machine the clock on the wall runs on. */
export function processorTime(parser: Parser, text: string): number {
  const started = process.cpuUsage();
  try {
    parser(text);
  } catch {
    // A refusal is an answer.
  }
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}
