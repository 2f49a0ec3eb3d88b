import { onDocumentWritten } from "firebase-functions/firestore";
import type { CallableOptions } from "firebase-functions/https";
import { backend } from "../backend.ts";
import { previewComparisonReport, sendComparisonReport } from "../comparison/sendComparisonReport.ts";
import { mailSecrets, SENDING_FUNCTION_SECONDS } from "../config.ts";
import { configuredMail } from "../mail/configuredMail.ts";
import { previewPrescription, sendPrescription } from "../prescription/sendPrescription.ts";
import { issueQuote } from "../quotes/issueQuote.ts";
import { previewQuote, sendQuote } from "../quotes/sendQuote.ts";
import { signQuote } from "../quotes/signQuote.ts";
import { deliverSending as deliverSendingFor } from "../sendings/deliverSending.ts";
import { resendSending } from "../sendings/resendSending.ts";
import { callable } from "./callable.ts";

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

/** Documents are drawn into a PDF, some with photos. */
const drawing: CallableOptions = { memory: "1GiB" };

export const previewcomparisonreport = callable(previewComparisonReport, drawing);

export const senddiagnosiscomparisonreport = callable(sendComparisonReport, drawing);

export const issuequote = callable(issueQuote);

export const signquote = callable(signQuote, drawing);

export const previewquote = callable(previewQuote, drawing);

export const sendquote = callable(sendQuote, drawing);

export const previewprescription = callable(previewPrescription, drawing);

export const sendprescription = callable(sendPrescription, drawing);
