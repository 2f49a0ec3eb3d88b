/**
 * Adopts the subscribers of the Stripe extension (`firestore-stripe-payments`): finds the customer of each account, marks it as our
 * own and takes in its subscriptions and invoices: `npm run adopt-stripe -- --project <id>`, with the key of the deployment in
 * `CARNATION_STRIPE_KEY` (see `operatorCommand.ts`). `--dry-run` prints what would change, and writes nothing. Safe to repeat.
 */
import { parseArgs } from "node:util";
import { adoptCustomers } from "../apps/functions/src/payment/adoption/adoptCustomers.ts";
import { openPayment } from "../apps/functions/src/payment/provider/openPayment.ts";
import { readPaymentSettings } from "../apps/functions/src/payment/provider/paymentSettings.ts";
import { adoptedLine, adoptionLines } from "./adoptionLines.ts";
import { runOperatorCommand } from "./operatorCommand.ts";

const { project, "dry-run": dryRun = false } = parseArgs({
  options: { project: { type: "string" }, "dry-run": { type: "boolean" } },
}).values;

// No event is received here: the secret that they are signed with is not asked for.
const settings = readPaymentSettings({ CARNATION_STRIPE_WEBHOOK_SECRET: "none", ...process.env });
if (settings === null) {
  console.error(
    "Carnation\u00A0: indiquez la clé secrète de Stripe\u00A0: CARNATION_STRIPE_KEY=… npm run adopt-stripe -- --project <id>",
  );
  process.exit(1);
}
await runOperatorCommand(
  project,
  "Carnation\u00A0: la reprise des abonnements n’a pas abouti\u202F; ce qui est repris le reste, recommencez.",
  async ({ db }) => {
    const { stripe } = await openPayment(settings);
    const summary = await adoptCustomers({ db }, stripe, {
      dryRun,
      onAccount: (account) => console.log(adoptedLine(account, dryRun)),
      onFailure: (uid, error) => console.error(`  ${uid}\u00A0:`, error),
    });
    console.log(adoptionLines(summary, dryRun).join("\n"));
    if (summary.failed.length > 0) throw new Error(`${summary.failed.length} accounts failed`);
  },
);
