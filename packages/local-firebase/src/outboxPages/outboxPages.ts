import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { isLoopbackAddress } from "../http/addresses.ts";
import { LISTED_MAILS, type MailAttachment, mailNames, readMail, readMailFile } from "./mailFolder.ts";
import { listPage, mailPage } from "./pages.ts";

/** Path at which the messages are shown that would have been sent. */
export const OUTBOX_PATH = "/__/outbox";

/** Pages without script that show their own frames and nothing else. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/**
 * A message is somebody else's page: no script, no form, nothing fetched, an origin of its own, alone in its tab too.
 */
const MAIL_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const common = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
} as const;

/**
 * Shows a folder of `.eml` files to whoever sits at this machine: a list, and each message with its files.
 * @returns the handler; it answers `false` to an address that is not of the outbox
 */
export function createOutboxPages(folder: string) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    if (url.pathname !== OUTBOX_PATH && !url.pathname.startsWith(`${OUTBOX_PATH}/`)) return false;
    if (!isLoopbackAddress(request.socket.remoteAddress)) {
      sendText(response, 403, "Cette page n’est montrée que sur l’ordinateur où tourne l’application.\n");
    } else if (request.method === "GET" || request.method === "HEAD") {
      await answer(folder, response, url.pathname.slice(OUTBOX_PATH.length));
    } else {
      sendText(response, 405, "Method not allowed.\n", { allow: "GET, HEAD" });
    }
    return true;
  };
}

async function answer(folder: string, response: ServerResponse, path: string): Promise<void> {
  const [, kind = "", name = "", index = "", ...more] = path.split("/");
  if (kind === "" && name === "") return sendList(folder, response);
  if (more.length > 0 || (index !== "" && kind !== "file")) return sendNothing(response);
  if (kind === "eml") {
    const bytes = await readMailFile(folder, name);
    return bytes === null
      ? sendNothing(response)
      : sendFile(response, { name, type: "message/rfc822", bytes });
  }
  const mail = await readMail(folder, name);
  if (mail === null) return sendNothing(response);
  if (kind === "mail") return sendPage(response, mailPage(mail, OUTBOX_PATH), PAGE_POLICY);
  if (kind === "html" && mail.html !== null) return sendPage(response, mail.html, MAIL_POLICY);
  const attachment = kind === "file" && /^\d{1,4}$/.test(index) ? mail.attachments[Number(index)] : undefined;
  return attachment === undefined ? sendNothing(response) : sendFile(response, attachment);
}

async function sendList(folder: string, response: ServerResponse): Promise<void> {
  const { names, count } = await mailNames(folder);
  const mails = [];
  for (const name of names) {
    const mail = await readMail(folder, name);
    if (mail !== null) mails.push(mail);
  }
  sendPage(
    response,
    listPage(mails, { path: OUTBOX_PATH, unlisted: Math.max(0, count - LISTED_MAILS) }),
    PAGE_POLICY,
  );
}

function sendPage(response: ServerResponse, page: string, policy: string): void {
  const type = "text/html; charset=utf-8";
  response.writeHead(200, { ...common, "content-type": type, "content-security-policy": policy });
  response.end(page);
}

/** As a file to keep, whatever its type: none is shown under this origin. */
function sendFile(response: ServerResponse, { name, type, bytes }: MailAttachment): void {
  const plain = name.replaceAll(/[^\w. -]/g, "_");
  const exact = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  response.writeHead(200, {
    ...common,
    "content-type": /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : "application/octet-stream",
    "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${exact}`,
    "content-length": bytes.byteLength,
    "content-security-policy": "sandbox; default-src 'none'",
  });
  response.end(bytes);
}

function sendNothing(response: ServerResponse): void {
  sendText(response, 404, "Ce message n’est pas dans le dossier.\n");
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  response
    .writeHead(status, { ...common, "content-type": "text/plain; charset=utf-8", ...headers })
    .end(text);
}
