import { type Content, type Html, html } from "./html.ts";

/** Values that were typed into a form, by field. */
export type FormValues = Readonly<Record<string, string>>;
/** Errors of a form, by field, in French. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Reads a form's body; a field that is there twice counts once. */
export function formValuesOf(body: string): FormValues {
  return Object.fromEntries(new URLSearchParams(body));
}

export interface FieldParts {
  readonly name: string;
  readonly label: string;
  readonly typed: FormValues;
  readonly wrongs: FieldErrors;
  readonly hint?: string;
  readonly inputMode?: "numeric" | "text" | "email";
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly optional?: boolean;
}

/** One text field with its label, hint and error. */
export function field(parts: FieldParts): Html {
  const { name, label, typed, wrongs, hint, inputMode = "text", maxLength = 120 } = parts;
  const wrong = wrongs[name];
  const described = [hint === undefined ? "" : `${name}-hint`, wrong === undefined ? "" : `${name}-wrong`]
    .filter(Boolean)
    .join(" ");
  return html`<div class="field">
    <label for="${name}">${label}${parts.optional === true ? " (facultatif)" : ""}</label>
    <input
      id="${name}"
      name="${name}"
      value="${typed[name] ?? ""}"
      inputmode="${inputMode}"
      maxlength="${maxLength}"
      autocomplete="${parts.autoComplete ?? "off"}"
      spellcheck="false"
      ${wrong === undefined ? "" : html` aria-invalid="true"`}${described === "" ? "" : html` aria-describedby="${described}"`}
    />
    ${hint === undefined ? "" : html`<p class="hint" id="${name}-hint">${hint}</p>`}${fieldErrorText(name, wrong)}
  </div>`;
}

export function fieldErrorText(name: string, wrong: string | undefined): Content {
  return wrong === undefined ? "" : html`<p class="wrong" id="${name}-wrong">${wrong}</p>`;
}

/** Lists what is to be mended, at the top of a form: each leads to its field. */
export function errorSummary(wrongs: FieldErrors): Content {
  const entries = Object.entries(wrongs);
  if (entries.length === 0) return "";
  return html`<div class="note bad" role="alert" tabindex="-1" autofocus>
    <p>${entries.length === 1 ? "Un champ est à corriger\u00A0:" : "Ces champs sont à corriger\u00A0:"}</p>
    <ul class="stack-s">
      ${entries.map(([name, wrong]) => html`<li><a href="#${name}">${wrong}</a></li>`)}
    </ul>
  </div>`;
}
