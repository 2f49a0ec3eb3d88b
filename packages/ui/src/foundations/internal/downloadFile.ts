/** Characters that some system refuses in the name of a file. */
const unfit = /[\p{Cc}"*/:<>?\\|]+/gu;
const LONGEST_NAME = 120;
const ADDRESS_LIFE_MS = 10_000;

/**
 * Hands a file to the browser.
 * @param owner any element of the page that hands it over
 * @param name with its extension; characters that a system refuses become spaces
 */
export function downloadFile(owner: Element, blob: Blob, name: string): void {
  const point = name.lastIndexOf(".");
  const stem = name.slice(0, point).replaceAll(unfit, " ").trim().slice(0, LONGEST_NAME) || "export";
  const link = owner.ownerDocument.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `${stem}${name.slice(point)}`;
  link.click();
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), ADDRESS_LIFE_MS);
}
