import { typeset } from "./typeset.ts";

/** Describes what a screen shows when something did not go as asked: what is wrong, then what to do. */
export interface TitledText {
  /** A few words without a full stop. */
  readonly title: string;
  /** One or two whole sentences. */
  readonly message: string;
}

/** A titled text from French with ordinary spaces. */
/* @__NO_SIDE_EFFECTS__ */
export function titledText(title: string, message: string): TitledText {
  return { title: typeset(title), message: typeset(message) };
}
