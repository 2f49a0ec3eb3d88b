/** French descriptions of what every overlay lets a host do itself, for the stories. */
export const focusArgTypes = {
  onOpenAutoFocus: {
    control: false,
    description: "Reçoit l’événement avant que le focus entre ; l’empêcher pour l’envoyer ailleurs.",
  },
  onCloseAutoFocus: {
    control: false,
    description: "Reçoit l’événement avant que le focus soit rendu ; l’empêcher pour l’envoyer ailleurs.",
  },
} as const;

/** French description of where an overlay is drawn. */
export const containerArgTypes = {
  container: {
    control: false,
    description:
      "Élément ou racine fantôme où il est dessiné ; par défaut, la partie de la page qui l’ouvre, puis la fin de « body ».",
  },
} as const;

/** French descriptions of the ways out that are not a button. */
export const dismissArgTypes = {
  onEscapeKeyDown: {
    control: false,
    description: "Reçoit l’appui sur Échap ; l’empêcher pour rester ouvert.",
  },
  onInteractOutside: {
    control: false,
    description: "Reçoit un appui, ou un focus, au-dehors ; l’empêcher pour rester ouvert.",
  },
} as const;
