/** A function that is asked over plain HTTP, and not by the Firebase SDK of a page, which alone shows App Check tokens. */
export interface HttpFunction {
  readonly name: string;
  /** Reason why it answers without an App Check token, and what bounds it instead. */
  readonly withoutAppCheck: string;
}

/** The functions that are no callables, by their names. */
export const httpFunctions = {
  legalsettings: {
    name: "legalsettings",
    withoutAppCheck:
      "Everybody may read who publishes the service, programs too; it reads no document, and is cached.",
  },
  sendphonephoto: {
    name: "sendphonephoto",
    withoutAppCheck: "A phone loads no Firebase SDK; the token of its link lets in one photo, once.",
  },
  stripewebhook: {
    name: "stripewebhook",
    withoutAppCheck: "Stripe is no app; its signature lets it in.",
  },
} as const satisfies Readonly<Record<string, HttpFunction>>;
