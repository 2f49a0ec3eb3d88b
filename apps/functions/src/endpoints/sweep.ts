import { onSchedule } from "firebase-functions/scheduler";
import { backend } from "../backend/backend.ts";
import { mailSecrets, mailSettings } from "../ports/mail/mailSettings.ts";
import { NIGHTLY_SECONDS } from "../config/environment.ts";
import { paymentSecrets } from "../payment/provider/paymentSettings.ts";
import { configuredMail } from "../ports/mail/configuredMail.ts";
import { accountPayment } from "../payment/accountPayment.ts";
import { configuredPayment } from "../payment/provider/openPayment.ts";
import { configuredPush } from "../ports/push/configuredPush.ts";
import { sweepUnfinished as sweepUnfinishedOf } from "../sweep/sweepUnfinished.ts";

/** Once a night, after what is erased then, and at each start of the product on one machine. */
export const sweepUnfinished = onSchedule(
  {
    schedule: "every day 03:40",
    timeZone: "Europe/Paris",
    timeoutSeconds: NIGHTLY_SECONDS,
    secrets: [...new Set([...mailSecrets(), ...paymentSecrets()])],
  },
  async () => {
    await sweepUnfinishedOf({
      ...backend(),
      now: new Date(),
      mail: configuredMail(),
      push: configuredPush(),
      payment: await configuredPayment(),
      erasing: accountPayment(backend, configuredPayment),
      outbox: outboxFolder(),
    });
  },
);

/** The folder of e-mails on one machine; null where they leave otherwise, or nothing is configured. */
function outboxFolder(): string | null {
  try {
    const settings = mailSettings();
    return settings?.kind === "outbox" ? settings.folder : null;
  } catch {
    return null;
  }
}
