/** Messages of the specification, word for word: other parties compare them as text. */
export const clientMessages = {
  noSubscription: "Aucun abonnement n'est associé à ce compte.",
  profileNeedsSignIn: "Cannot get user profile without beeing logged in",
  reauthNeedsSignIn: "Cannot reauth without beeing logged in",
  customerEmailTaken: "Vous avez déjà un client avec cette adresse email.",
  consentRequired: "Le client doit accepter les conditions d'utilisation",
} as const;

/** The ones written for a professional; the others are for developers and are never shown. */
export const shownClientMessages: readonly string[] = [
  clientMessages.noSubscription,
  clientMessages.customerEmailTaken,
  clientMessages.consentRequired,
];
