import type { AdoptedAccount } from "../apps/functions/src/payment/adoption/adoptAccount.ts";
import type { AdoptionSummary } from "../apps/functions/src/payment/adoption/adoptCustomers.ts";
import { formatCount } from "../packages/domain/src/format/index.ts";

/** Gives the line about one account, for whoever has asked for it at a terminal. */
export function adoptedLine(account: AdoptedAccount, dryRun: boolean): string {
  const { uid, customers, isNew, subscriptions, invoices, unknown, refused } = account;
  const parts = [
    ...(isNew ? [`${dryRun ? "à rattacher" : "rattaché"} à ${customers.join(", ")}`] : []),
    ...(subscriptions > 0
      ? [
          `${formatCount(subscriptions, "abonnement", "abonnements")} ${dryRun ? "à mettre à jour" : "mis à jour"}`,
        ]
      : []),
    ...(invoices > 0 ? [formatCount(invoices, "facture ajoutée", "factures ajoutées")] : []),
    ...(customers.length > 1 ? [`${customers.length}\u00A0clients Stripe, vérifiez qu’un seul paie`] : []),
    ...unknown.map((id) => `l’abonnement ${id} est enregistré mais Stripe ne le connaît pas`),
    ...refused.map((id) => `le client ${id} n’existe plus chez Stripe ou appartient à un autre compte`),
  ];
  return `  ${uid}\u00A0: ${parts.join("\u202F; ")}`;
}

/** Gives what a run came to, for whoever has asked for it at a terminal. */
export function adoptionLines(
  { changed, unchanged, without, failed }: AdoptionSummary,
  dryRun: boolean,
): string[] {
  const done = dryRun ? "à mettre à jour (rien n’est écrit)" : "mis à jour depuis Stripe";
  return [
    `Carnation\u00A0: ${formatCount(changed, "compte", "comptes")} ${done}, ${unchanged} déjà à jour, ${without} sans client Stripe.`,
    ...(failed.length > 0
      ? [
          `Carnation\u00A0: ${formatCount(failed.length, "compte n’a", "comptes n’ont")} pas pu être traité${failed.length > 1 ? "s" : ""}\u202F; recommencez\u00A0: ${failed.join(", ")}.`,
        ]
      : []),
  ];
}
