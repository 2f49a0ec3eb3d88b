/** What the payment does when an account changes; each is safe to do again. */
export interface AccountPayment {
  /** Ends the account's subscriptions with the period that is paid for; nothing where there is none. */
  readonly endSubscriptions: (uid: string) => Promise<void>;
  /** Tells the payment provider the address of the account; nothing where it is not known there. */
  readonly changeEmail: (uid: string, email: string) => Promise<void>;
}
