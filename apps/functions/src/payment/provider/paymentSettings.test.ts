import { describe, expect, test } from "vitest";
import {
  paymentSecrets,
  providerCatalogue,
  providerPage,
  readPaymentSettings,
  usesPaymentSecrets,
} from "./paymentSettings.ts";
import { isReturnAddress } from "../returnAddress.ts";

const keys = { CARNATION_STRIPE_KEY: "sk_live_1", CARNATION_STRIPE_WEBHOOK_SECRET: "whsec_1" };
const secrets = { ...keys, CARNATION_STRIPE_TAX: "none" };

describe("the payment provider of a deployment", () => {
  test("the payment provider of a deployment is none without a key", () => {
    expect(readPaymentSettings({})).toBeNull();
    expect(
      readPaymentSettings({ CARNATION_STRIPE_KEY: " ", CARNATION_STRIPE_HOST: "127.0.0.1:1" }),
    ).toBeNull();
  });

  test("the payment provider of a deployment is Stripe with the tax that is said, and leads back to where Firebase serves the project", () => {
    expect(readPaymentSettings({ ...secrets, GCLOUD_PROJECT: "carnation" })).toEqual({
      key: "sk_live_1",
      webhookSecret: "whsec_1",
      local: null,
      tax: { kind: "none" },
      origins: ["https://carnation.web.app", "https://carnation.firebaseapp.com"],
    });
  });

  test("the payment provider of a deployment is a server of this machine, and of no other", () => {
    const at = (host: string) => readPaymentSettings({ ...secrets, CARNATION_STRIPE_HOST: host })?.local;
    expect(at("127.0.0.1:4242")).toEqual({ host: "127.0.0.1", port: 4242 });
    expect(at("localhost:4242")).toEqual({ host: "localhost", port: 4242 });
    for (const host of [
      "payer.example:4242",
      "127.0.0.1",
      "127.0.0.1.payer.example:1",
      "user@127.0.0.1:1",
      "127.0.0.1:4242/v1",
      "http://127.0.0.1:4242",
    ]) {
      expect(() => at(host)).toThrow("Payment is not configured: CARNATION_STRIPE_HOST.");
    }
  });

  test("the payment provider of a deployment names what is missing or wrong, never what it is", () => {
    const wrong = { CARNATION_STRIPE_KEY: "sk_live_1", CARNATION_STRIPE_TAX: "vingt" };
    expect(() => readPaymentSettings(wrong)).toThrow(
      "Payment is not configured: CARNATION_STRIPE_WEBHOOK_SECRET, CARNATION_STRIPE_TAX.",
    );
  });

  test("the payment provider of a deployment adds tax as it is told", () => {
    const taxOf = (tax: string) => readPaymentSettings({ ...secrets, CARNATION_STRIPE_TAX: tax })?.tax;
    expect(taxOf("automatic")).toEqual({ kind: "automatic" });
    expect(taxOf("txr_1AbC")).toEqual({ kind: "rate", id: "txr_1AbC" });
    expect(taxOf("none")).toEqual({ kind: "none" });
  });

  test("Stripe itself does not start before its tax is said, and the bank of this machine does", () => {
    for (const tax of [{}, { CARNATION_STRIPE_TAX: "" }, { CARNATION_STRIPE_TAX: " " }]) {
      expect(() => readPaymentSettings({ ...keys, ...tax })).toThrow(
        "Payment is not configured: CARNATION_STRIPE_TAX.",
      );
    }
    const local = { ...keys, CARNATION_STRIPE_HOST: "127.0.0.1:4242" };
    expect(readPaymentSettings(local)?.tax).toEqual({ kind: "none" });
  });

  test.each([{}, { CARNATION_STRIPE_TAX: " " }, { CARNATION_STRIPE_TAX: "20" }])(
    "functions with Stripe and the tax %o are not deployed, and the operator reads why",
    (tax) => {
      const environment = { CARNATION_PAYMENT: "stripe", ...tax };
      expect(() => paymentSecrets(environment)).toThrow(
        /^CARNATION_PAYMENT=stripe needs CARNATION_STRIPE_TAX, .*automatic .*txr_.*none/u,
      );
    },
  );

  test("functions with Stripe and a tax need two secrets, without Stripe none", () => {
    expect(paymentSecrets({ CARNATION_PAYMENT: "stripe", CARNATION_STRIPE_TAX: "automatic" })).toEqual([
      "CARNATION_STRIPE_KEY",
      "CARNATION_STRIPE_WEBHOOK_SECRET",
    ]);
    expect(paymentSecrets({})).toEqual([]);
  });

  test("the payment provider of a deployment has its secrets in the secret manager where that is said", () => {
    expect(usesPaymentSecrets({ CARNATION_PAYMENT: "stripe" })).toBe(true);
    expect(usesPaymentSecrets(secrets)).toBe(false);
  });
});

describe("a payment page leads back", () => {
  const origins = { CARNATION_ORIGIN: "https://app.example.org, https://pro.example.org/" };
  const settingsOf = (environment: Record<string, string>) => {
    const settings = readPaymentSettings({ ...secrets, ...origins, ...environment });
    if (settings === null) throw new Error("none");
    return settings;
  };
  const here = "http://127.0.0.1:5000/user/subscription?payment=success";

  test("a payment page leads back to our own pages", () => {
    const live = settingsOf({});
    expect(isReturnAddress(live, "https://app.example.org/user/subscription?payment=success")).toBe(true);
    expect(isReturnAddress(live, "https://pro.example.org/user/billing")).toBe(true);
    expect(isReturnAddress(live, "https://app.example.org.attacker.example/")).toBe(false);
    expect(isReturnAddress(live, "https://app.example.org@attacker.example/")).toBe(false);
    expect(isReturnAddress(live, "https://attacker.example/?https://app.example.org/")).toBe(false);
  });

  test("a payment page leads back to this machine where no money moves, and only there", () => {
    expect(isReturnAddress(settingsOf({}), here)).toBe(false);
    expect(isReturnAddress(settingsOf({ CARNATION_STRIPE_KEY: "sk_test_1" }), here)).toBe(true);
    expect(isReturnAddress(settingsOf({ CARNATION_STRIPE_HOST: "127.0.0.1:1" }), here)).toBe(true);
  });
});

test.each([
  ["sk_live_1", "", "https://dashboard.stripe.com/customers/cus_1", "https://dashboard.stripe.com/products"],
  [
    "rk_test_1",
    "",
    "https://dashboard.stripe.com/test/customers/cus_1",
    "https://dashboard.stripe.com/test/products",
  ],
  ["sk_test_1", "127.0.0.1:4242", "http://127.0.0.1:4242/#cus_1", "http://127.0.0.1:4242/"],
])("the provider's pages with the key %s %s are %s and %s", (key, host, page, catalogue) => {
  const environment = { ...secrets, CARNATION_STRIPE_KEY: key, CARNATION_STRIPE_HOST: host };
  expect(providerPage(readPaymentSettings(environment)!, "cus_1")).toBe(page);
  expect(providerCatalogue(readPaymentSettings(environment)!)).toBe(catalogue);
});
