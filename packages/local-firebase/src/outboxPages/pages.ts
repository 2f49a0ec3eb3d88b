import type { ReadMail } from "./mailFolder.ts";

const STYLE = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem;line-height:1.2;overflow-wrap:anywhere}h2{font-size:1.125rem;margin-top:2rem}
table{width:100%;border-collapse:collapse}th,td{padding:.5rem .75rem .5rem 0;text-align:left;vertical-align:top;border-top:1px solid #8886;max-width:20rem;overflow-wrap:break-word}
thead th{border:0;font-size:.875rem}td:first-child{white-space:nowrap}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dt{font-size:.875rem}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:34rem;resize:vertical;border:1px solid #8886;background:Canvas}
pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid #8886;padding:1rem}
@media(max-width:40rem){thead{display:none}tr,td{display:block}td{border:0;padding:.125rem 0}tr{border-top:1px solid #8886;padding:.75rem 0}}`;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "");

function page(title: string, main: string): string {
  return (
    `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeText(title)}</title><style>${STYLE}</style><main>${main}</main></html>`
  );
}

/** @param path what stands before the addresses of the pages */
export function listPage(
  mails: readonly ReadMail[],
  { path, unlisted }: { readonly path: string; readonly unlisted: number },
): string {
  const rows = mails.map(
    (mail) =>
      `<tr><td>${dateText(mail)}</td><td>${escapeText(mail.to)}</td>` +
      `<td><a href="${path}/mail/${encodeURIComponent(mail.name)}">${escapeText(titleOf(mail))}</a></td>` +
      `<td>${mail.attachments.map(({ name, bytes }) => `${escapeText(name)} (${size(bytes)})`).join("<br>")}</td></tr>`,
  );
  const table =
    `<table><thead><tr><th scope="col">Date</th><th scope="col">À</th><th scope="col">Objet</th>` +
    `<th scope="col">Pièces jointes</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
  const rest =
    unlisted === 0 ? "" : `<p>Messages plus anciens, gardés dans le dossier\u00A0: ${unlisted}.</p>`;
  return page(
    "E-mails",
    `<h1>E-mails</h1><p>Ces messages n’ont pas quitté cet ordinateur.</p>${
      rows.length === 0 ? "<p>Aucun message pour le moment.</p>" : table + rest
    }`,
  );
}

/** A message: its head, what it shows in a frame that can do nothing, its text, its files. */
export function mailPage(mail: ReadMail, path: string): string {
  const name = encodeURIComponent(mail.name);
  const head = [
    ["De", mail.from],
    ["Répondre à", mail.replyTo],
    ["À", mail.to],
  ]
    .filter(([, value]) => value !== "")
    .map(([term, value]) => `<dt>${term}</dt><dd>${escapeText(value ?? "")}</dd>`);
  const files = mail.attachments.map(
    ({ name: file, bytes }, index) =>
      `<li><a href="${path}/file/${name}/${index}">${escapeText(file)}</a> (${size(bytes)})</li>`,
  );
  return page(
    titleOf(mail),
    [
      `<p><a href="${path}">Tous les e-mails</a></p><h1>${escapeText(titleOf(mail))}</h1>`,
      `<dl>${head.join("")}<dt>Date</dt><dd>${dateText(mail)}</dd></dl>`,
      files.length === 0 ? "" : `<h2>Pièces jointes</h2><ul>${files.join("")}</ul>`,
      mail.html === null
        ? ""
        : `<h2>Message</h2><iframe sandbox title="Message" src="${path}/html/${name}"></iframe>`,
      `<h2>Version texte</h2><pre>${escapeText(mail.text)}</pre>`,
      `<p><a href="${path}/eml/${name}">Télécharger le message (.eml)</a></p>`,
    ].join(""),
  );
}

function titleOf({ subject }: ReadMail): string {
  return subject.trim() || "(sans objet)";
}

function dateText({ date }: ReadMail): string {
  if (date === null) return "–";
  const text = date
    .toLocaleString("fr-FR", { dateStyle: "medium", timeStyle: "short" })
    .replace(/^(\S+) (\S+) /u, "$1\u00A0$2\u00A0");
  return `<time datetime="${date.toISOString()}">${text}</time>`;
}

function size({ byteLength }: Uint8Array): string {
  const kilobytes = Math.max(1, Math.round(byteLength / 1000));
  return kilobytes < 1000
    ? `${kilobytes}\u00A0ko`
    : `${(kilobytes / 1000).toLocaleString("fr-FR", { maximumFractionDigits: 1 })}\u00A0Mo`;
}
