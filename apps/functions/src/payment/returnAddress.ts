import { isOnOrigin } from "@carnation/product/subscription";
import { isLocalHost } from "../config/isLocalHost.ts";
import type { PaymentSettings } from "./provider/paymentSettings.ts";

/** Keys of the provider that move no money. */
const TEST_KEY = /^(?:sk|rk)_test_/u;

/**
 * Tells whether a payment page may lead back to an address: to our own pages, and where no money moves to this machine. Anywhere
 * else a link of ours would lend its good name to somebody else's page.
 */
export function isReturnAddress({ origins, local, key }: PaymentSettings, address: string): boolean {
  if (isOnOrigin(address, origins)) return true;
  const hostname = URL.parse(address)?.hostname ?? "";
  return (local !== null || TEST_KEY.test(key)) && isLocalHost(hostname);
}
