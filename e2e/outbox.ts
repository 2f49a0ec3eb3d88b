import { expect, type Page } from "@playwright/test";
import { readMail } from "../apps/functions/src/mail/testing/readMail.ts";
import { readPdf } from "../apps/functions/src/pdf/testing/readPdf.ts";

type Mail = Awaited<ReturnType<typeof readMail>>;

/** Client that may ask the outbox: a page, or the `request` of a test that has none. */
type Asking = Pick<Page, "request">;

/** The messages in the outbox of this machine, which is open on loopback alone: names and subjects, the newest first. */
async function listed(
  page: Asking,
  url: string,
): Promise<{ readonly name: string; readonly subject: string }[]> {
  const list = await (await page.request.get(`${url}/__/outbox`)).text();
  return [...list.matchAll(/\/mail\/([^"]+)">([^<]*)/gu)].map(([, name = "", subject = ""]) => ({
    name,
    subject,
  }));
}

const read = async (page: Asking, url: string, name: string): Promise<Mail> =>
  readMail(await (await page.request.get(`${url}/__/outbox/eml/${name}`)).body());

/** The newest message whose subject begins so; the demo sends some, too. */
export async function newestMail(page: Asking, url: string, subject: string): Promise<Mail> {
  const found = (await listed(page, url)).find((mail) => mail.subject.startsWith(subject));
  if (found === undefined) throw new Error(`No message « ${subject} »`);
  return read(page, url, found.name);
}

/** The latest message to an address. */
export async function mailTo(page: Asking, url: string, address: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    for (const { name } of await listed(page, url)) {
      const mail = await read(page, url, name);
      if (!JSON.stringify(mail.to).includes(address)) continue;
      found = mail;
      return;
    }
    throw new Error(`No message to ${address}`);
  }).toPass({ timeout: 20_000 });
  if (found === undefined) throw new Error(`No message to ${address}`);
  return found;
}

/** The title of the PDF that a message carries, and all its words with ordinary spaces. */
export async function readAttachment(
  mail: Mail,
): Promise<{ readonly title: unknown; readonly words: string; readonly pages: number }> {
  const [file] = mail.attachments;
  const { title, texts } = await readPdf(new Uint8Array(file!.content as ArrayBuffer));
  return { title, words: plain(texts.join(" ")), pages: texts.length };
}

/** A text with ordinary spaces, one between two words. */
function plain(text: string): string {
  return text.replace(/[\s\u00A0\u202F]+/gu, " ");
}
