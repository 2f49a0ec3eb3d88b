/** Action that the message asks of its reader. */
export type MailKind = "passwordReset" | "verifyEmail" | "verifyAndChangeEmail" | "emailSignIn";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text, ready to send. */
  readonly text: string;
  readonly kind: MailKind;
  /** The link that the text contains. */
  readonly link: string;
}

/** Port through which the Auth service sends its messages. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
  /**
   * Sends nothing, for about the cost of sending: how long an answer takes does not tell whether there was anybody to
   * send to.
   */
  discard(mail: Mail): Promise<void>;
}
