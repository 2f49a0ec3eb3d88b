import type { SendingReason } from "@carnation/product/sending";

/** Somebody with an address. */
export interface MailPerson {
  /** Empty when nobody is to be named. */
  readonly name: string;
  readonly address: string;
}

/** A message that is ready to go. */
export interface OutgoingMail {
  /** The same whenever the same message is sent again: letters, digits and hyphens. */
  readonly id: string;
  readonly date: Date;
  /** In whose name it goes, and who gets the answers; without an address nobody does. */
  readonly author: MailPerson;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachment: { readonly name: string; readonly bytes: Uint8Array } | null;
}

/** Way that messages leave. */
export interface MailPort {
  /**
   * Resolves when the message is in other hands.
   * @throws {MailFailure}
   */
  send(mail: OutgoingMail): Promise<void>;
}

/** Reason why a message did not leave. */
export class MailFailure extends Error {
  override readonly name = "MailFailure";
  /** Holds what the professional reads. */
  readonly reason: SendingReason;
  /** True when the same message may still leave later. */
  readonly passing: boolean;

  constructor(reason: SendingReason, passing: boolean, cause?: unknown) {
    super(cause instanceof Error ? cause.message : reason, { cause });
    this.reason = reason;
    this.passing = passing;
  }
}
