import { readMail } from "@carnation/functions/testing/readMail";
import { vi } from "vitest";

type Mail = Awaited<ReturnType<typeof readMail>>;

/** Longest time of a message on its way, in milliseconds. */
const ON_ITS_WAY_MS = 20_000;

/**
 * The messages to an address that a backend has sent, which its outbox holds; the newest first.
 * @param url of the backend's page
 * @param count how many are waited for
 */
export function mailsTo(url: string, address: string, count: number): Promise<readonly Mail[]> {
  return vi.waitFor(
    async () => {
      const mails = (await allMails(url)).filter(({ to }) => to?.some((one) => one.address === address));
      if (mails.length < count) throw new Error(`${mails.length} messages to ${address}, not ${count}`);
      return mails;
    },
    { timeout: ON_ITS_WAY_MS, interval: 100 },
  );
}

async function allMails(url: string): Promise<readonly Mail[]> {
  const outbox = `${url}__/outbox`;
  const list = await (await fetch(outbox)).text();
  const names = [...list.matchAll(/\/mail\/([^"]+)"/gu)].map(([, name = ""]) => name);
  return Promise.all(
    names.map(async (name) => readMail(await (await fetch(`${outbox}/eml/${name}`)).arrayBuffer())),
  );
}
