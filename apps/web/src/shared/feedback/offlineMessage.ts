/** Message about data that this device has not kept and that comes by itself. */
interface OfflineMessage {
  /** Without a full stop. */
  readonly title: string;
  readonly message: string;
}

const subjects = {
  content: { unread: "Pas encore lu hors connexion", itself: "Le contenu s’affichera de lui-même" },
  page: { unread: "Page pas encore lue hors connexion", itself: "La page s’affichera d’elle-même" },
} as const;

/** Tells when what is missing comes by itself. */
export function whenBack(online: boolean): string {
  return online ? "dès que le service répondra" : "au retour de la connexion";
}

/** The words for a content of a page, or a whole page, that has not been read yet. */
export function offlineMessage(subject: keyof typeof subjects, online: boolean): OfflineMessage {
  const { unread, itself } = subjects[subject];
  return {
    title: online ? "Le service ne répond pas pour l’instant" : unread,
    message: `Cet appareil n’en a rien gardé. ${itself} ${whenBack(online)}.`,
  };
}
