import type { MalformedDocument } from "@carnation/data";

/**
 * Tells whoever looks after the data which document is malformed, and where. The browser's console is the one place that
 * the product has for it. Names of places only: nothing of what is stored there.
 */
export function reportMalformed({ path, fields }: MalformedDocument): void {
  // oxlint-disable-next-line no-console
  console.warn(`Document illisible\u00A0: ${path} (${fields.join(", ") || "structure"})`);
}
