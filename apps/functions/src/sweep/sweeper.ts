import type { SweptCounts } from "@carnation/product/statistics";
import type { AccountPayment } from "../account/accountPayment.ts";
import type { Backend } from "../backend/backend.ts";
import type { MailPort } from "../ports/mail/mailPort.ts";
import type { Payment } from "../payment/provider/openPayment.ts";
import type { PushPort } from "../ports/push/pushPort.ts";

/** Describes what a sweep works with. */
export interface SweepContext extends Backend {
  readonly now: Date;
  /** Way that e-mails leave; null where they cannot. */
  readonly mail: MailPort | null;
  readonly push: PushPort | null;
  readonly payment: Payment | null;
  /** The payment's part when an account is erased. */
  readonly erasing: Pick<AccountPayment, "forgetAccount">;
  /** Folder of the e-mails of one machine; null where they leave otherwise. */
  readonly outbox: string | null;
}

/** Describes what became of one thing that was found unfinished; `fresh` is not old enough to be taken for unfinished. */
export type Swept = keyof SweptCounts | "fresh";

/** Finds what one kind has left unfinished and takes it up; each thing is given on as it is done. */
export type Sweeper = (context: SweepContext) => AsyncIterable<() => Promise<Swept>>;
