import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { emulatedMailLink, usesOfficialEmulators } from "@carnation/testing/officialEmulators";
import { MAIL_FOLDER } from "../database/dataFolder.ts";

/**
 * The link in the newest message of a project to an address, as its outbox or the emulator holds it.
 * @throws Error when there is none
 */
export async function mailedLink(
  { folder, projectId }: { readonly folder: string; readonly projectId: string },
  to: string,
): Promise<string> {
  if (usesOfficialEmulators()) return emulatedMailLink(projectId, to);
  const outbox = join(folder, "data", MAIL_FOLDER);
  const names = (await readdir(outbox)).filter((name) => name.endsWith(".eml")).toSorted();
  for (const name of names.toReversed()) {
    const [head = "", body = ""] = (await readFile(join(outbox, name), "utf8")).split("\r\n\r\n");
    if (!head.includes(`To: <${to}>`)) continue;
    const link = /https?:\/\/\S+/.exec(Buffer.from(body, "base64").toString())?.[0];
    if (link !== undefined) return link;
  }
  throw new Error(`no link was mailed to ${to}`);
}
