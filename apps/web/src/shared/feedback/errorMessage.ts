// oxlint-disable-next-line no-restricted-imports -- the one place that adds the support
import { messageFor } from "@carnation/domain/error";
import { withSupport } from "./supportContact.ts";

/** The sentence that says what failed, typeset; where nobody but the support can help, with whom to write to. */
export function errorMessage(error: unknown): string {
  const { message, action } = messageFor(error);
  return action === "contact-support" ? withSupport(message) : message;
}
