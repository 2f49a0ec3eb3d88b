import { callables } from "@carnation/product/callable";
import { resendInvitation, resetAccountPassword } from "../account/managing/accountMails.ts";
import { createAccount } from "../account/managing/createAccount.ts";
import { readSignIns } from "../account/managing/readSignIns.ts";
import { updateAccount } from "../account/managing/updateAccount.ts";
import { backend } from "../backend/backend.ts";
import { accountPayment } from "../payment/accountPayment.ts";
import { configuredPayment } from "../payment/provider/openPayment.ts";
import { callable } from "./callable.ts";

/** Holds what the payment does when an account changes. */
const payment = accountPayment(backend, configuredPayment);

export const createaccount = callable(callables.createaccount, (all, actor, payload) =>
  createAccount(all, actor, payload),
);

export const resendinvitation = callable(callables.resendinvitation, (all, actor, payload) =>
  resendInvitation(all, actor, payload),
);

export const updateaccount = callable(callables.updateaccount, (all, actor, payload, token) =>
  updateAccount(all, { actor, token, payment }, payload),
);

export const resetaccountpassword = callable(callables.resetaccountpassword, (all, actor, payload) =>
  resetAccountPassword(all, actor, payload),
);

export const readsignins = callable(callables.readsignins, (all, actor, payload) =>
  readSignIns(all, actor, payload),
);
