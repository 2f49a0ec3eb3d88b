/// <reference types="vite/client" />

/** Address that the deployment was built with (`CARNATION_SUPPORT_EMAIL`); empty where nobody answers. */
const email: unknown = import.meta.env.CARNATION_SUPPORT_EMAIL;

/**
 * Adds to a sentence whom to write to. Where the deployment names nobody, the sentence stands alone: it must promise no help
 * that nobody gives. A sentence that names the address already stays as it is.
 * @param address of the support
 */
export function withSupport(sentence: string, address: unknown = email): string {
  if (typeof address !== "string" || address === "" || sentence.includes(address)) return sentence;
  return `${sentence} Contactez le support\u00A0: ${address}.`;
}
