import type Stripe from "stripe";
import { documentPaths } from "@carnation/product/path";
import type { Backend } from "../../backend/backend.ts";
import { forEachInParallel } from "../../backend/forEachInParallel.ts";
import { pages } from "../../backend/pages.ts";
import { accountMark } from "../provider/extensionCustomer.ts";
import { adoptAccount, type AdoptedAccount, foreseeAdoption } from "./adoptAccount.ts";

/** Accounts that are synced at the same time: each asks some ten times, and Stripe allows 25 a second in test mode. */
const LANES = 2;

/** Describes what a run came to. */
export interface AdoptionSummary {
  readonly changed: number;
  readonly unchanged: number;
  /** Accounts without a customer. */
  readonly without: number;
  /** Ids of the accounts that failed. */
  readonly failed: readonly string[];
}

/** Options of a run. */
export interface AdoptionOptions {
  /** True when nothing is written, here or with the provider. */
  readonly dryRun: boolean;
  /** Told of each account that changed, or of which something has to be looked at. */
  readonly onAccount: (account: AdoptedAccount) => void;
  /** Told of each account that failed; the others go on. */
  readonly onFailure: (uid: string, error: unknown) => void;
}

/**
 * Adopts the customers of the Stripe extension: finds those of each account, by what is stored and by the provider's marks, keeps
 * them and marks them as our own, and takes in what the provider has of them now. Safe to repeat.
 */
export async function adoptCustomers(
  backend: Pick<Backend, "db">,
  stripe: Stripe,
  { dryRun, onAccount, onFailure }: AdoptionOptions,
): Promise<AdoptionSummary> {
  const marked = await markedCustomers(stripe);
  let changed = 0;
  let unchanged = 0;
  let without = 0;
  const failed: string[] = [];
  const accounts = backend.db.collection(documentPaths.users()).select();
  for await (const page of pages(accounts)) {
    await forEachInParallel(page, LANES, async ({ id: uid }) => {
      try {
        const adopted = await (dryRun ? foreseeAdoption : adoptAccount)(
          backend,
          stripe,
          uid,
          marked.get(uid) ?? [],
        );
        if (adopted === null) without += 1;
        else if (isChanged(adopted)) changed += 1;
        else unchanged += 1;
        if (adopted !== null && (isChanged(adopted) || adopted.unknown.length + adopted.refused.length > 0))
          onAccount(adopted);
      } catch (error) {
        failed.push(uid);
        onFailure(uid, error);
      }
    });
  }
  return { changed, unchanged, without, failed };
}

const isChanged = ({ isNew, subscriptions, invoices }: AdoptedAccount): boolean =>
  isNew || subscriptions > 0 || invoices > 0;

/** The customers that name an account, by its id. */
async function markedCustomers(stripe: Stripe): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for await (const customer of stripe.customers.list({ limit: 100 })) {
    const uid = accountMark(customer);
    if (uid !== null) found.set(uid, [...(found.get(uid) ?? []), customer.id]);
  }
  return found;
}
