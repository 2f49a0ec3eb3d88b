import { type CheckoutOrder, checkoutParameters } from "./checkoutParameters.ts";
import type { Payment } from "./provider/openPayment.ts";
import { isRefused } from "./providerAnswer.ts";

/** A payment page of the provider. */
export interface OpenedSession {
  readonly sessionId: string;
  readonly url: string;
}

/**
 * Opens a payment page; asked again under the same key, the provider gives the same one. A coupon of the account that is not
 * valid any more does not stand in the way: the page says what is to be paid before anything is.
 */
export async function createSession(
  { stripe }: Payment,
  order: CheckoutOrder,
  key: string,
): Promise<OpenedSession> {
  const create = async (asked: CheckoutOrder, idempotencyKey: string): Promise<OpenedSession> => {
    const { id, url } = await stripe.checkout.sessions.create(checkoutParameters(asked), { idempotencyKey });
    if (!url) throw new Error(`The provider gave no address for ${id}`);
    return { sessionId: id, url };
  };
  if (order.coupon === null) return create(order, key);
  try {
    return await create(order, `${key}-${order.coupon}`);
  } catch (error) {
    if (!isRefused(error)) throw error;
    return create({ ...order, coupon: null }, key);
  }
}
