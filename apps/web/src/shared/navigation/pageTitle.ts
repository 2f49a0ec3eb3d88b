/** The product's name, as it closes every document title. */
const productName = "Carnation";

/** The document title of a page: `{title} — Carnation`. */
export function pageTitle(title: string): string {
  return `${title} — ${productName}`;
}
