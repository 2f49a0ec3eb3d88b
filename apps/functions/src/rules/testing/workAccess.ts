import { byFunctions, type DocumentAccess, one, owned } from "./accessRows.ts";

/** Clients, their diagnoses, and what is made of them. */
export const workAccess = {
  "read-customer": [
    ...owned<"read-customer">("get", (owner) => `users/${owner}/customers/one`, one),
    ...owned<"read-customer">("list", (owner) => `users/${owner}/customers`, one),
  ],
  "create-customer": owned("create", (owner) => `users/${owner}/customers/new`, one, {
    narrower: byFunctions,
  }),
  "update-customer": owned("update", (owner) => `users/${owner}/customers/one`, one, {
    narrower: byFunctions,
  }),
  "delete-customer": owned("delete", (owner) => `users/${owner}/customers/one`, one, {
    narrower: byFunctions,
  }),

  "start-diagnosis": [
    ...owned<"start-diagnosis">("create", (owner) => `users/${owner}/diagnosis/new`, one, {
      narrower: byFunctions,
    }),
    ...owned<"start-diagnosis">("create", (owner) => `users/${owner}/analysisqueue/new`, one, {
      narrower: byFunctions,
    }),
    ...owned<"start-diagnosis">("update", (owner) => `users/${owner}/analysisqueue/one`, one, {
      narrower: byFunctions,
    }),
  ],
  "upload-photo": "the rules of Storage",
  "read-diagnosis": [
    ...owned<"read-diagnosis">("get", (owner) => `users/${owner}/diagnosis/one`, one),
    ...owned<"read-diagnosis">("list", (owner) => `users/${owner}/diagnosis`, one),
    ...owned<"read-diagnosis">("get", (owner) => `users/${owner}/analysisqueue/one`, one),
    ...owned<"read-diagnosis">("list", (owner) => `users/${owner}/analysisqueue`, one),
  ],
  "delete-diagnosis": [
    ...owned<"delete-diagnosis">("delete", (owner) => `users/${owner}/diagnosis/one`, one, {
      narrower: byFunctions,
    }),
    ...owned<"delete-diagnosis">("delete", (owner) => `users/${owner}/analysisqueue/one`, one, {
      narrower: byFunctions,
    }),
  ],
  "associate-diagnosis": "a callable: the client is set by the functions alone",
  "observe-criterion": "a finished diagnosis and the time of the server: observations.test.ts",
  "review-marks": "a callable: the score of verified marks is made by the functions alone",
  "compare-diagnoses": "a callable, and the two diagnoses that are read",
  "read-comparison-recap": [
    ...owned<"read-comparison-recap">("get", (owner) => `users/${owner}/ia-recaps/one`, one),
    ...owned<"read-comparison-recap">("list", (owner) => `users/${owner}/ia-recaps`, one),
  ],
  "write-comparison-recap": [
    ...owned<"write-comparison-recap">("create", (owner) => `users/${owner}/ia-recaps/new`, one, {
      narrower: byFunctions,
    }),
    ...owned<"write-comparison-recap">("update", (owner) => `users/${owner}/ia-recaps/one`, one, {
      narrower: byFunctions,
    }),
  ],
  "send-comparison-report": "a callable",
  "save-routine": owned("update", (owner) => `users/${owner}/diagnosis/one`, one, {
    fields: { routine: "…" },
    narrower: byFunctions,
  }),
  "apply-routine-discount": "a finished diagnosis and a percentage: routineDiscount.test.ts",
  "issue-quote": owned("create", (owner) => `users/${owner}/quotes/new`, one, { narrower: byFunctions }),
  "read-quote": [
    ...owned<"read-quote">("get", (owner) => `users/${owner}/quotes/one`, one),
    ...owned<"read-quote">("list", (owner) => `users/${owner}/quotes`, one),
  ],
  "sign-quote": owned("update", (owner) => `users/${owner}/quotes/one`, one, {
    fields: { state: "signed" },
    narrower: byFunctions,
  }),
  "send-quote": "a callable",
  "read-sending": [
    ...owned<"read-sending">("get", (owner) => `users/${owner}/sendings/one`, one),
    ...owned<"read-sending">("list", (owner) => `users/${owner}/sendings`, one),
  ],
  "resend-sending": owned("update", (owner) => `users/${owner}/sendings/one`, one, {
    fields: { state: "queued" },
    narrower: byFunctions,
  }),
  "send-prescription": "a callable",
  "send-results-report": "a callable",
} satisfies Partial<DocumentAccess>;
