import { type Content, Html, html } from "./html.ts";

/** Answer to a request for a page. */
export interface PageAnswer {
  readonly status: number;
  readonly body: string | Buffer | Promise<Buffer>;
  readonly type: "text/html; charset=utf-8" | "application/pdf" | "text/css; charset=utf-8" | "font/woff2";
  /** Address that the browser is to go to instead. */
  readonly location?: string;
  /** Name of a file to keep. */
  readonly file?: string;
  /** Addresses of other origins that a form of the page may lead to. */
  readonly formTargets?: readonly string[];
}

export interface PageParts {
  /** In the tab; `Carnation` is added. */
  readonly title: string;
  readonly layout?: "narrow" | "pair";
  readonly content: Content;
  readonly status?: number;
  readonly formTargets?: readonly string[];
}

const MARK = new Html(
  '<svg width="22" height="28" viewBox="0 0 22 28" aria-hidden="true"><path d="M11 1C5 1 1.500 5.500 1.500 12S6 27 11 27Z" fill="var(--accent)"/><path d="M11 1c6 0 9.500 4.500 9.500 11S16 27 11 27" fill="none" stroke="currentColor" stroke-width="1.500"/></svg>',
);

/** A whole page. */
export function page({ title, layout, content, status = 200, formTargets = [] }: PageParts): PageAnswer {
  const { text } = html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${status === 422 ? html`Erreur : ` : ""}${title} – Carnation</title>
        <link rel="stylesheet" href="/assets/pages.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <a class="skip" href="#contenu">Aller au contenu</a>
        <header class="bar">
          <span class="brand">${MARK} Carnation</span>
          <p class="demo">Démonstration : aucun paiement réel</p>
        </header>
        <main id="contenu" class="${layout ?? ""}">${content}</main>
        <footer>
          Banque de démonstration de cette machine. Aucune carte n’est débitée, aucun numéro n’est conservé.
        </footer>
      </body>
    </html>`;
  return { status, body: text, type: "text/html; charset=utf-8", formTargets };
}

/** Goes on to another page after a form. */
export function redirect(location: string): PageAnswer {
  return { status: 303, body: "", type: "text/html; charset=utf-8", location };
}

/** A page that says one thing. */
export function notice(title: string, sentence: string, status: number, back?: Content): PageAnswer {
  return page({
    title,
    layout: "narrow",
    status,
    content: html`<div class="stack">
      <h1>${title}</h1>
      <p class="lead">${sentence}</p>
      ${back}
    </div>`,
  });
}
