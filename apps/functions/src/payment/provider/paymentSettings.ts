import { isLocalHost } from "../../config/isLocalHost.ts";

/** Time that a function which asks the payment provider has, seconds: some requests, each sent again at need. */
export const PAYMENT_FUNCTION_SECONDS = 120;

/** The payment provider of a deployment. */
export interface PaymentSettings {
  readonly key: string;
  /** Events are signed with it. */
  readonly webhookSecret: string;
  /** A provider on this machine; null for Stripe itself. */
  readonly local: { readonly host: string; readonly port: number } | null;
  /** Way that tax comes upon prices, which are before tax. */
  readonly tax: Tax;
  /** Our own pages, to which a payment page may lead back. */
  readonly origins: readonly string[];
}

/** `automatic`: the provider works it out; a rate: its id, as for French VAT; `none`: nothing comes upon the prices. */
export type Tax = { readonly kind: "automatic" | "none" } | { readonly kind: "rate"; readonly id: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** Tells whether the secrets are kept by the secret manager: it is said by name, for they are not there while one deploys. */
export function usesPaymentSecrets(environment: Environment): boolean {
  return environment["CARNATION_PAYMENT"]?.trim() === "stripe";
}

/**
 * The payment provider, from the environment.
 * @returns null when none is configured
 * @throws Error naming the variables that are missing or wrong, never their values
 */
export function readPaymentSettings(environment: Environment): PaymentSettings | null {
  const key = environment["CARNATION_STRIPE_KEY"]?.trim();
  if (!key) return null;
  const webhookSecret = environment["CARNATION_STRIPE_WEBHOOK_SECRET"]?.trim();
  const local = readHost(environment["CARNATION_STRIPE_HOST"]?.trim());
  const tax = readTax(environment);
  const wrong = [
    ...(webhookSecret ? [] : ["CARNATION_STRIPE_WEBHOOK_SECRET"]),
    ...(local === undefined ? ["CARNATION_STRIPE_HOST"] : []),
    ...(tax === undefined ? ["CARNATION_STRIPE_TAX"] : []),
  ];
  if (!webhookSecret || local === undefined || tax === undefined) {
    throw new Error(`Payment is not configured: ${wrong.join(", ")}.`);
  }
  return { key, webhookSecret, local, tax, origins: readOrigins(environment) };
}

/** The provider's own page about a customer: in test mode where the key is one of it. */
export function providerPage({ key, local }: PaymentSettings, customer: string): string {
  if (local) return `http://${local.host}:${local.port}/#${customer}`;
  return `https://dashboard.stripe.com/${modeOf(key)}customers/${customer}`;
}

/** The provider's own page about what it sells, as `providerPage`. */
export function providerCatalogue({ key, local }: PaymentSettings): string {
  if (local) return `http://${local.host}:${local.port}/`;
  return `https://dashboard.stripe.com/${modeOf(key)}products`;
}

/** Gives what stands in the addresses of the provider's pages where nothing is real. */
const modeOf = (key: string): string => (/^[a-z]+_test_/u.test(key) ? "test/" : "");

/** The key goes there in the clear: nowhere but to this machine. */
function readHost(address: string | undefined): PaymentSettings["local"] | undefined {
  if (!address) return null;
  const url = URL.parse(`http://${address}`);
  if (url === null || url.host !== address || !isLocalHost(url.hostname) || url.port === "") return undefined;
  return { host: url.hostname, port: Number(url.port) };
}

/**
 * Stripe itself sells nothing before it is told: prices are before tax, and without a word subscriptions would be sold without
 * VAT. The bank of this machine takes no money.
 */
function readTax(environment: Environment): Tax | undefined {
  const said = environment["CARNATION_STRIPE_TAX"]?.trim();
  if (!said) return environment["CARNATION_STRIPE_HOST"]?.trim() ? { kind: "none" } : undefined;
  if (said === "automatic" || said === "none") return { kind: said };
  return /^txr_\w+$/u.test(said) ? { kind: "rate", id: said } : undefined;
}

/** Those of the deployment, separated by commas; by default where Firebase serves the project. */
export function readOrigins(environment: Environment): string[] {
  const said = environment["CARNATION_ORIGIN"]?.trim();
  if (said) return said.split(",").flatMap((origin) => URL.parse(origin.trim())?.origin ?? []);
  const project = environment["GCLOUD_PROJECT"];
  return project ? [`https://${project}.web.app`, `https://${project}.firebaseapp.com`] : [];
}

/**
 * The payment provider of this deployment; `null` without one.
 * @throws Error naming the variables that are missing
 */
export function paymentSettings(): PaymentSettings | null {
  return readPaymentSettings(process.env);
}

/**
 * Tells which secrets payment needs from the secret manager: none in a deployment without it.
 * @throws Error when Stripe is chosen and nothing says which tax its prices get: such functions are not deployed
 */
export function paymentSecrets(environment: Environment = process.env): string[] {
  if (!usesPaymentSecrets(environment)) return [];
  if (readTax(environment) === undefined) {
    throw new Error(
      "CARNATION_PAYMENT=stripe needs CARNATION_STRIPE_TAX, because prices are before tax: automatic (Stripe Tax), the id of " +
        "a tax rate (txr_…), or none for a seller who charges no VAT.",
    );
  }
  return ["CARNATION_STRIPE_KEY", "CARNATION_STRIPE_WEBHOOK_SECRET"];
}
