import { callables } from "@carnation/product/callable";
import { onRequest } from "firebase-functions/https";
import { onSchedule } from "firebase-functions/scheduler";
import { endSessions, passwordChanged, syncEmail } from "../account/credentials/credentials.ts";
import { activateAccount, readInvitation } from "../account/joining/activateAccount.ts";
import { answerJoinRequest as answerJoinRequestOf } from "../account/joining/answerJoinRequest.ts";
import { renewInvitation, requestSignUp } from "../account/joining/requestToJoin.ts";
import { deleteAccount, keepAccount } from "../account/leaving/deleteAccount.ts";
import { eraseAccounts as eraseAccountsOf } from "../account/leaving/eraseAccounts.ts";
import { erasePhotos as erasePhotosOf, isRetentionDryRun } from "../account/leaving/erasePhotos.ts";
import { forgetExpired as forgetExpiredOf } from "../account/leaving/forgetExpired.ts";
import { previewRetention } from "../account/leaving/previewRetention.ts";
import { deliverAccountMail as deliverAccountMailFor } from "../account/mails/deliverAccountMail.ts";
import { backend } from "../backend/backend.ts";
import { mailSecrets } from "../ports/mail/mailSettings.ts";
import { NIGHTLY_SECONDS } from "../config/environment.ts";
import { paymentSecrets } from "../payment/provider/paymentSettings.ts";
import { SENDING_FUNCTION_SECONDS } from "../mail/outboxRetry.ts";
import { configuredMail } from "../ports/mail/configuredMail.ts";
import { accountPayment } from "../payment/accountPayment.ts";
import { configuredPayment } from "../payment/provider/openPayment.ts";
import { acceptContract } from "../legal/acceptContract.ts";
import { legalDocument } from "../legal/legalDocument.ts";
import { legalSettings } from "../legal/legalSettings.ts";
import { callable, publicCallable } from "./callable.ts";
import { onDocumentCreated } from "./triggers.ts";

/** Holds what the payment does when an account changes. */
const payment = accountPayment(backend, configuredPayment);

export const deliverAccountMail = onDocumentCreated(
  {
    document: "mails/{id}",
    timeoutSeconds: SENDING_FUNCTION_SECONDS,
    secrets: mailSecrets(),
  },
  ({ params: { id } }) => deliverAccountMailFor(backend(), configuredMail(), id),
);

export const requestsignup = publicCallable(callables.requestsignup, requestSignUp);

export const readinvitation = publicCallable(callables.readinvitation, (all, payload) =>
  readInvitation(all, payload),
);

export const renewinvitation = publicCallable(callables.renewinvitation, renewInvitation);

export const activateaccount = publicCallable(callables.activateaccount, (all, payload) =>
  activateAccount(all, payload),
);

export const answerJoinRequest = onDocumentCreated({ document: "joinrequests/{id}" }, ({ params: { id } }) =>
  answerJoinRequestOf(backend(), id),
);

export const endsessions = callable(callables.endsessions, (all, actor, _payload, token) =>
  endSessions(all, actor, token),
);

export const syncemail = callable(callables.syncemail, (all, actor) => syncEmail(all, actor, payment));

export const passwordchanged = callable(callables.passwordchanged, (all, actor) =>
  passwordChanged(all, actor),
);

export const deleteaccount = callable(callables.deleteaccount, (all, actor, payload, token) =>
  deleteAccount(all, { actor, token, payment }, payload),
);

export const keepaccount = callable(callables.keepaccount, (all, actor) => keepAccount(all, actor));

export const previewretention = callable(callables.previewretention, (all, actor, payload) =>
  previewRetention(all, actor, payload),
);

export const legaldocument = callable(callables.legaldocument, (all, actor, payload) =>
  legalDocument(all, actor, payload),
);

export const acceptcontract = callable(callables.acceptcontract, (all, actor, payload) =>
  acceptContract(all, actor, payload),
);

/** Time for which Hosting and browsers may keep the legal facts, seconds: they change with a deployment alone. */
const LEGAL_CACHE_SECONDS = 300;

/** For the pages without sign-in: who publishes, hosts and processes. It reads no document. */
export const legalsettings = onRequest(({ method }, response) => {
  if (method !== "GET" && method !== "HEAD") {
    response.status(405).set("Allow", "GET, HEAD").end();
    return;
  }
  response.set("Cache-Control", `public, max-age=${LEGAL_CACHE_SECONDS}`).json(legalSettings());
});

/** Once a night, when nobody works; what fails is begun again the night after. */
const nightly = (schedule: string) => ({
  schedule,
  timeZone: "Europe/Paris",
  timeoutSeconds: NIGHTLY_SECONDS,
});

export const erasePhotos = onSchedule(nightly("every day 02:10"), async () => {
  await erasePhotosOf(backend(), isRetentionDryRun());
});

export const eraseAccounts = onSchedule({ ...nightly("every day 02:40"), secrets: paymentSecrets() }, () =>
  eraseAccountsOf(backend(), payment),
);

export const forgetExpired = onSchedule(nightly("every day 03:10"), () => forgetExpiredOf(backend().db));
