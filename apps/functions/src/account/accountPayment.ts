/** Describes what the payment does when an account changes; each is safe to do again, and does nothing where nothing was paid. */
export interface AccountPayment {
  /** Ends the account's subscriptions with the period that is paid for. */
  readonly endSubscriptions: (uid: string) => Promise<void>;
  /** Ends them at once, and forgets whose they were: the account is being erased. */
  readonly forgetAccount: (uid: string) => Promise<void>;
  /** Tells the payment provider the address of the account. */
  readonly changeEmail: (uid: string, email: string) => Promise<void>;
}
