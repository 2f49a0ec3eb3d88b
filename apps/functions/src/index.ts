import { CarnationError, documentPaths, parseAiSettings, type Actor } from "@carnation/domain";
import { onDocumentCreated, onDocumentWritten } from "firebase-functions/firestore";
import { type CallableOptions, onCall, onRequest } from "firebase-functions/https";
import { onSchedule } from "firebase-functions/scheduler";
import { onObjectFinalized } from "firebase-functions/storage";
import { setGlobalOptions } from "firebase-functions";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AccountPayment } from "./account/accountPayment.ts";
import { endSessions, passwordChanged, syncEmail } from "./account/credentials/credentials.ts";
import type { SignInToken } from "./account/credentials/recentSignIn.ts";
import { activateAccount, readInvitation } from "./account/joining/activateAccount.ts";
import { answerJoinRequest as answerJoinRequestOf } from "./account/joining/answerJoinRequest.ts";
import { renewInvitation, requestSignUp } from "./account/joining/requestToJoin.ts";
import { sourceOf } from "./account/joining/sourceOf.ts";
import { deleteAccount, keepAccount } from "./account/leaving/deleteAccount.ts";
import { eraseAccounts as eraseAccountsOf } from "./account/leaving/eraseAccounts.ts";
import { erasePhotos as erasePhotosOf, previewRetention } from "./account/leaving/erasePhotos.ts";
import { forgetExpired as forgetExpiredOf } from "./account/leaving/forgetExpired.ts";
import { deliverAccountMail as deliverAccountMailFor } from "./account/mails/deliverAccountMail.ts";
import { chooseAnalysis } from "./analysis/chooseAnalysis.ts";
import { embeddedAnalysis } from "./analysis/embeddedAnalysis.ts";
import { configuredRemote } from "./analysis/remote/configuredRemote.ts";
import { backend, type Backend } from "./backend.ts";
import { compareDiagnosis } from "./comparison/compareDiagnosis.ts";
import { configuredRecapModel } from "./comparison/recapModel.ts";
import { saveComparisonRecap } from "./comparison/saveComparisonRecap.ts";
import { previewComparisonReport, sendComparisonReport } from "./comparison/sendComparisonReport.ts";
import { writeComparisonRecap } from "./comparison/writeComparisonRecap.ts";
import {
  ANALYSIS_FUNCTION_SECONDS,
  ANNOUNCEMENT_SECONDS,
  analysisSecrets,
  EMBEDDED_LIMITS,
  ERASURE_SECONDS,
  isRetentionDryRun,
  mailSecrets,
  NIGHTLY_SECONDS,
  PAYMENT_FUNCTION_SECONDS,
  paymentSecrets,
  RECAP_FUNCTION_SECONDS,
  recapSecrets,
  REGION,
  SENDING_FUNCTION_SECONDS,
} from "./config.ts";
import { countCatalogue } from "./counters/countCatalogue.ts";
import { customersApi as customersApiFor } from "./customers/customersApi.ts";
import { recordConsent } from "./customers/recordConsent.ts";
import { analysePhoto } from "./diagnosis/analysePhoto.ts";
import { associateDiagnosis } from "./diagnosis/associateDiagnosis.ts";
import { diagnosisOfPhoto } from "./diagnosis/photoPath.ts";
import { startDiagnosis as startDiagnosisFor } from "./diagnosis/startDiagnosis.ts";
import { carryOutErasure as carryOutErasureOf } from "./erasure/carryOutErasure.ts";
import { deleteCustomer, deleteDiagnosis } from "./erasure/requestErasure.ts";
import { toHttpsError } from "./errors/toHttpsError.ts";
import { configuredMail } from "./mail/configuredMail.ts";
import { configuredPayment } from "./payment/openPayment.ts";
import { mailNotices } from "./payment/mailNotices.ts";
import { openCheckout as openCheckoutOf } from "./payment/openCheckout.ts";
import {
  createPortalLink,
  deleteSubscription,
  invoiceLink,
  refreshSubscription,
} from "./payment/paymentCalls.ts";
import { receiveWebhook } from "./payment/receiveWebhook.ts";
import { announceNews, isToBeAnnounced } from "./news/announceNews.ts";
import { countNews } from "./news/countNews.ts";
import { registerUserToNews, unregisterUserToNews } from "./news/registerUserToNews.ts";
import { readActor } from "./permission/readActor.ts";
import { createPhoneLink } from "./phone/createPhoneLink.ts";
import { receivePhonePhoto } from "./phone/receivePhonePhoto.ts";
import { previewPrescription, sendPrescription } from "./prescription/sendPrescription.ts";
import { hideBilling } from "./profile/hideBilling.ts";
import { configuredPush } from "./push/configuredPush.ts";
import { saveRoutine } from "./routine/saveRoutine.ts";
import { scoreOneRecommendation } from "./routine/scoreOneRecommendation.ts";
import { issueQuote } from "./quotes/issueQuote.ts";
import { previewQuote, sendQuote } from "./quotes/sendQuote.ts";
import { signQuote } from "./quotes/signQuote.ts";
import { deliverSending as deliverSendingFor } from "./sendings/deliverSending.ts";
import { resendSending } from "./sendings/resendSending.ts";

setGlobalOptions({ region: REGION, maxInstances: 20 });

/** Beside the bundle; when the source runs directly there is none, and the engine finds its own. */
const bundledWorker = new URL("./analysisWorker.js", import.meta.url);
const embedded = embeddedAnalysis(
  EMBEDDED_LIMITS,
  existsSync(fileURLToPath(bundledWorker))
    ? { workerUrl: bundledWorker, assetsDir: new URL("./assets/", import.meta.url) }
    : undefined,
);

/** A callable for who is signed in; what it fails with is told in words of the catalogue. */
function callable<Answer>(
  answer: (backend: Backend, actor: Actor, payload: unknown, token: SignInToken) => Promise<Answer>,
  options: CallableOptions = {},
) {
  return onCall(options, async ({ auth, data }) => {
    try {
      if (auth === undefined) throw new CarnationError("unauthenticated");
      const all = backend();
      return await answer(all, await readActor(all.db, auth), data, auth.token);
    } catch (error) {
      throw toHttpsError(error);
    }
  });
}

/** A callable for who is signed in nowhere; it is told who asks, as the network knows it. */
function publicCallable<Answer>(
  answer: (backend: Backend, payload: unknown, source: string) => Promise<Answer>,
) {
  return onCall(async ({ data, rawRequest }) => {
    try {
      return await answer(backend(), data, sourceOf(rawRequest));
    } catch (error) {
      throw toHttpsError(error);
    }
  });
}

export const startDiagnosis = callable(({ db }, actor, payload) => startDiagnosisFor(db, actor, payload));

export const createphonelink = callable(({ db }, actor, payload) => createPhoneLink(db, actor, payload));

/** For a phone that is signed in nowhere: the link is all that it has. */
export const sendphonephoto = onRequest(async ({ method, headers, rawBody }, response) => {
  const { status, body } = await receivePhonePhoto(backend(), { method, headers, body: rawBody });
  response.status(status).set("Cache-Control", "no-store").json(body);
});

export const customersApi = callable(customersApiFor);

export const recordconsent = callable(recordConsent);

export const deletecustomer = callable(deleteCustomer);

export const deletediagnosis = callable(deleteDiagnosis);

export const carryOutErasure = onDocumentCreated(
  { document: "users/{uid}/erasures/{id}", retry: true, timeoutSeconds: ERASURE_SECONDS },
  ({ params: { uid, id } }) => carryOutErasureOf(backend(), uid, id),
);

export const associatediagnosis = callable(associateDiagnosis);

export const analyseDiagnosisPhoto = onObjectFinalized(
  {
    memory: "2GiB",
    cpu: 2,
    timeoutSeconds: ANALYSIS_FUNCTION_SECONDS,
    retry: true,
    // One is analysed at a time: further photos get instances of their own rather than a long line before this one.
    concurrency: 4,
    secrets: analysisSecrets(),
  },
  async ({ data, time }) => {
    const diagnosis = diagnosisOfPhoto(data.name);
    if (diagnosis === null) return;
    const all = backend();
    const settings = parseAiSettings((await all.db.doc(documentPaths.aiSettings()).get()).data());
    const analysis = chooseAnalysis(settings, { embedded, remote: configuredRemote() });
    await analysePhoto(all, analysis, { ...diagnosis, ageMs: Date.now() - Date.parse(time) });
  },
);

export const hideAccountBilling = onDocumentWritten(
  { document: "users/{uid}", retry: true },
  async ({ data, params }) => {
    if (data?.after.get("billing") !== undefined) await hideBilling(backend().db, params.uid);
  },
);

export const countContraindications = onDocumentWritten(
  { document: "contraindications/{id}", retry: true },
  async ({ data }) => {
    // A change of one is no change of their number.
    if (data === undefined || data.before.exists === data.after.exists) return;
    const { db } = backend();
    await countCatalogue(db, db.collection(documentPaths.contraindications()), "contraindications_total");
  },
);

export const resendsending = callable(resendSending);

export const deliverSending = onDocumentWritten(
  {
    document: "users/{uid}/sendings/{id}",
    retry: true,
    timeoutSeconds: SENDING_FUNCTION_SECONDS,
    secrets: mailSecrets(),
  },
  async ({ data, params }) => {
    // Queued now, not merely changed while it waits: the count of an attempt is a change.
    const isQueued = data?.after.get("state") === "queued" && data.before.get("state") !== "queued";
    if (isQueued) await deliverSendingFor(backend(), configuredMail(), params);
  },
);

export const comparediagnosis = callable(compareDiagnosis);

export const getdiagnosiscomparisonrecap = callable(
  (all, actor, payload) => writeComparisonRecap(all, actor, payload, configuredRecapModel()),
  { timeoutSeconds: RECAP_FUNCTION_SECONDS, secrets: recapSecrets() },
);

export const savecomparisonrecap = callable(saveComparisonRecap);

/** Documents are drawn into a PDF, some with photos. */
const drawing: CallableOptions = { memory: "1GiB" };

export const previewcomparisonreport = callable(previewComparisonReport, drawing);

export const senddiagnosiscomparisonreport = callable(sendComparisonReport, drawing);

export const saveroutine = callable(saveRoutine);

export const getrecommendationscore = callable(scoreOneRecommendation);

export const issuequote = callable(issueQuote);

export const signquote = callable(signQuote, drawing);

export const previewquote = callable(previewQuote, drawing);

export const sendquote = callable(sendQuote, drawing);

export const previewprescription = callable(previewPrescription, drawing);

export const sendprescription = callable(sendPrescription, drawing);

export const deliverAccountMail = onDocumentCreated(
  {
    document: "mails/{id}",
    retry: true,
    timeoutSeconds: SENDING_FUNCTION_SECONDS,
    secrets: mailSecrets(),
  },
  ({ params: { id } }) => deliverAccountMailFor(backend(), configuredMail(), id),
);

/** What the payment does when an account changes. */
const payment: AccountPayment = {
  endSubscriptions: () => Promise.resolve(),
  changeEmail: () => Promise.resolve(),
};

export const requestsignup = publicCallable(requestSignUp);

export const readinvitation = publicCallable((all, payload) => readInvitation(all, payload));

export const renewinvitation = publicCallable(renewInvitation);

export const activateaccount = publicCallable((all, payload) => activateAccount(all, payload));

export const answerJoinRequest = onDocumentCreated(
  { document: "joinrequests/{id}", retry: true },
  ({ params: { id } }) => answerJoinRequestOf(backend(), id),
);

export const endsessions = callable((all, actor, _payload, token) => endSessions(all, actor, token));

export const syncemail = callable((all, actor) => syncEmail(all, actor, payment));

export const passwordchanged = callable((all, actor) => passwordChanged(all, actor));

export const deleteaccount = callable((all, actor, payload, token) =>
  deleteAccount(all, { actor, token, payment }, payload),
);

export const keepaccount = callable((all, actor) => keepAccount(all, actor));

export const previewretention = callable((all, actor, payload) => previewRetention(all, actor, payload));

/** Once a night, when nobody works; what fails is begun again the night after. */
const nightly = (schedule: string) => ({
  schedule,
  timeZone: "Europe/Paris",
  timeoutSeconds: NIGHTLY_SECONDS,
});

export const erasePhotos = onSchedule(nightly("every day 02:10"), async () => {
  await erasePhotosOf(backend(), isRetentionDryRun());
});

export const eraseAccounts = onSchedule(nightly("every day 02:40"), () => eraseAccountsOf(backend()));

export const forgetExpired = onSchedule(nightly("every day 03:10"), () => forgetExpiredOf(backend().db));

/** What the payment provider is asked with a key that the secret manager keeps. */
const paying = (): CallableOptions => ({ secrets: paymentSecrets() });

export const openCheckout = onDocumentCreated(
  {
    document: "users/{uid}/checkout_sessions/{id}",
    retry: true,
    timeoutSeconds: PAYMENT_FUNCTION_SECONDS,
    secrets: paymentSecrets(),
  },
  async ({ params: { uid, id }, time }) =>
    openCheckoutOf(backend(), await configuredPayment(), { uid, id, time: new Date(time) }),
);

/** For the payment provider, whose signature is all that lets it in. */
export const stripewebhook = onRequest(
  { timeoutSeconds: PAYMENT_FUNCTION_SECONDS, secrets: paymentSecrets() },
  async (request, response) => {
    const all = backend();
    const signature = request.get("stripe-signature");
    const { status, body } = await receiveWebhook(
      all,
      await configuredPayment(),
      { method: request.method, signature, body: request.rawBody },
      mailNotices(all.db),
    );
    response.status(status).set("Cache-Control", "no-store").json(body);
  },
);

export const createportallink = callable(createPortalLink, paying());

export const deletesubscription = callable(deleteSubscription, paying());

export const refreshsubscription = callable(refreshSubscription, paying());

export const invoicelink = callable(invoiceLink, paying());

export const countCoupons = onDocumentWritten({ document: "coupons/{id}", retry: true }, async ({ data }) => {
  if (data === undefined || data.before.exists === data.after.exists) return;
  const { db } = backend();
  await countCatalogue(db, db.collection(documentPaths.coupons()), "coupons_total");
});

export const registerusertonews = callable(registerUserToNews);

export const unregisterusertonews = callable(unregisterUserToNews);

export const countArticles = onDocumentWritten({ document: "news/{id}", retry: true }, ({ data }) =>
  countNews(backend().db, data?.before.data(), data?.after.data()),
);

export const announceArticle = onDocumentWritten(
  { document: "news/{id}", retry: true, timeoutSeconds: ANNOUNCEMENT_SECONDS },
  async ({ data, params }) => {
    if (isToBeAnnounced(data?.after.data())) await announceNews(backend().db, configuredPush(), params.id);
  },
);
