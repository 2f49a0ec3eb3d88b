/** Reason why a message was not sent, each in a sentence or two for the professional. */
export const sendingReasons = {
  /** Neither a mail server nor a folder for messages is configured. */
  notConfigured: "L’envoi d’e-mails n’est pas configuré.",
  /** The mail server refuses us: our login, or the address that we send from. */
  misconfigured: "Le serveur d’e-mails refuse la connexion. Sa configuration est à vérifier.",
  noAnswer: "Le serveur d’e-mails ne répond pas. Renvoyez le message plus tard.",
  /** It answered each time that it would take the message later. */
  postponed: "Le serveur d’e-mails a remis le message à plus tard à chaque essai. Renvoyez-le plus tard.",
  addressRefused: "Le serveur d’e-mails n’accepte pas cette adresse. Vérifiez-la avec la personne.",
  tooLarge: "Le message est trop volumineux pour le serveur d’e-mails.",
  messageRefused: "Le serveur d’e-mails a refusé ce message.",
  attachmentGone: "La pièce jointe n’existe plus. Préparez un nouvel envoi.",
  failed: "Le message n’a pas pu être préparé. Préparez un nouvel envoi.",
} as const;

/** One of the reasons. */
export type SendingReason = (typeof sendingReasons)[keyof typeof sendingReasons];
