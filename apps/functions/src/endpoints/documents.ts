import { callables } from "@carnation/product/callable";
import { backend } from "../backend/backend.ts";
import { previewComparisonReport, sendComparisonReport } from "../comparison/sendComparisonReport.ts";
import { mailSecrets } from "../ports/mail/mailSettings.ts";
import { SENDING_FUNCTION_SECONDS } from "../mail/outboxRetry.ts";
import { configuredMail } from "../ports/mail/configuredMail.ts";
import { previewResultsReport, sendResultsReport } from "../results/sendResultsReport.ts";
import { previewPrescription, sendPrescription } from "../prescription/sendPrescription.ts";
import { issueQuote } from "../quotes/issueQuote.ts";
import { previewQuote, sendQuote } from "../quotes/sendQuote.ts";
import { signQuote } from "../quotes/signQuote.ts";
import { deliverSending as deliverSendingFor } from "../sendings/deliverSending.ts";
import { resendSending } from "../sendings/resendSending.ts";
import { callable } from "./callable.ts";
import { onDocumentWritten } from "./triggers.ts";

export const resendsending = callable(callables.resendsending, resendSending);

export const deliverSending = onDocumentWritten(
  {
    document: "users/{uid}/sendings/{id}",
    timeoutSeconds: SENDING_FUNCTION_SECONDS,
    // Each holds its attachment.
    concurrency: 10,
    secrets: mailSecrets(),
  },
  async ({ data, params }) => {
    // Queued now, not merely changed while it waits: the count of an attempt is a change.
    const isQueued = data?.after.get("state") === "queued" && data.before.get("state") !== "queued";
    if (isQueued) await deliverSendingFor(backend(), configuredMail(), params);
  },
);

export const previewcomparisonreport = callable(callables.previewcomparisonreport, previewComparisonReport);

export const senddiagnosiscomparisonreport = callable(
  callables.senddiagnosiscomparisonreport,
  sendComparisonReport,
);

export const issuequote = callable(callables.issuequote, issueQuote);

export const signquote = callable(callables.signquote, signQuote);

export const previewquote = callable(callables.previewquote, previewQuote);

export const sendquote = callable(callables.sendquote, sendQuote);

export const previewresultsreport = callable(callables.previewresultsreport, previewResultsReport);

export const sendresultsreport = callable(callables.sendresultsreport, sendResultsReport);

export const previewprescription = callable(callables.previewprescription, previewPrescription);

export const sendprescription = callable(callables.sendprescription, sendPrescription);
