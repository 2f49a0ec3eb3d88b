import { expect, type Page } from "@playwright/test";
import { readMail } from "../apps/functions/src/mail/testing/readMail.ts";

type Mail = Awaited<ReturnType<typeof readMail>>;

/** The latest message to an address, in the outbox of this machine, which is open on loopback alone. */
export async function mailTo(page: Page, url: string, address: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const list = await (await page.request.get(`${url}/__/outbox`)).text();
    const names = [...list.matchAll(/\/mail\/([^"]+)"/gu)].map(([, name = ""]) => name);
    for (const name of new Set(names)) {
      const mail = await readMail(await (await page.request.get(`${url}/__/outbox/eml/${name}`)).body());
      if (!JSON.stringify(mail.to).includes(address)) continue;
      found = mail;
      return;
    }
    throw new Error(`No message to ${address}`);
  }).toPass({ timeout: 20_000 });
  if (found === undefined) throw new Error(`No message to ${address}`);
  return found;
}
