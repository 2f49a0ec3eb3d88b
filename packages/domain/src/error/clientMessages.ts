/**
 * Messages of the specification (section 8), letter for letter, its slips of spelling included: other parties
 * compare them as text. A screen shows `clientTexts`.
 */
export const clientMessages = {
  noSubscription: "Aucun abonnement n'est associté à ce compte.",
  profileNeedsSignIn: "Cannot get user profile without beeing logged in",
  reauthNeedsSignIn: "Cannot reauth without beeing logged in",
  customerEmailTaken: "Vous avez déjà un client avec cette adresse email.",
  consentRequired: "Le client doit accepter les conditions d'utilisation",
} as const;

/** The ones written for a professional, spelt right; the others are for developers and are never shown. */
export const clientTexts = {
  noSubscription: "Aucun abonnement n'est associé à ce compte.",
  customerEmailTaken: clientMessages.customerEmailTaken,
  consentRequired: clientMessages.consentRequired,
} as const;

/** Gives what a screen shows for a message of the specification; null for one for developers, and for any other text. */
export function shownMessage(message: string): string | null {
  switch (message) {
    case clientMessages.noSubscription:
      return clientTexts.noSubscription;
    case clientMessages.customerEmailTaken:
      return clientTexts.customerEmailTaken;
    case clientMessages.consentRequired:
      return clientTexts.consentRequired;
    default:
      return null;
  }
}
