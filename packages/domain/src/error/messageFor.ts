import { typeset } from "../text/typeset.ts";
import type { ErrorCode } from "./carnationError.ts";
import { shownMessage } from "./clientMessages.ts";
import { type ErrorAction, errorTexts } from "./errorTexts.ts";
import { toCarnationError } from "./toCarnationError.ts";

/** Describes what a person is shown for an error, in typeset French. */
export interface ErrorMessage {
  readonly code: ErrorCode;
  /** A few words without a full stop, for a heading. */
  readonly title: string;
  /** Holds what happened and what to do; it says enough without the title. */
  readonly message: string;
  /** Holds what the screen does, beside showing the message. */
  readonly action: ErrorAction;
}

/**
 * Gives what to show for any error. A message of the specification that is written for professionals is shown in its own
 * words, and so is the reason that a server gives for a refusal (`expectSuccess`); every other message is replaced by
 * the catalogue's text for its code.
 */
export function messageFor(error: unknown): ErrorMessage {
  const { code, message } = toCarnationError(error);
  const text = errorTexts[code];
  const reason = code === "refused" && message !== code ? message : null;
  return {
    code,
    title: typeset(text.title),
    message: shownMessage(message) ?? reason ?? typeset(text.message),
    action: text.action,
  };
}
