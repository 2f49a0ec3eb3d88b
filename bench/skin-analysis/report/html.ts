/** Text made safe to stand in HTML, in attributes too. */
export const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A number with so many decimals; a dash where there is none. */
export const number = (value: number, decimals = 0): string =>
  Number.isFinite(value) ? value.toFixed(decimals) : "–";

/** A share (0 to 1) in per cent; a dash where there is none. */
export const percent = (share: number): string =>
  Number.isFinite(share) ? `${(100 * share).toFixed(0)} %` : "–";

/** Words with how often each occurs. */
export const counts = (words: readonly (readonly [string, number])[]): string =>
  words.map(([word, count]) => `${escape(word)} ${count}`).join(", ") || "–";

/** A table of cells that are HTML already. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((cell) => `<th scope="col">${cell}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("\n");
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

/** A part of the page under its heading. */
export const section = (id: string, title: string, ...content: readonly string[]): string =>
  `<section id="${id}"><h2>${escape(title)}</h2>\n${content.join("\n")}\n</section>`;

/** A cell that stands out, by weight and an exclamation mark, when its figure misses what is aimed at. */
export const judged = (cell: string, reached: boolean): string =>
  reached ? `<span class="reached">${cell}</span>` : `<strong class="missed">${cell}&nbsp;!</strong>`;
