export interface FileMessages {
  /** Holds what a chosen, dropped or pasted file is refused for. */
  readonly fileIntake: {
    readonly wrongType: (values: { readonly accepted: string }) => string;
    readonly tooLarge: (values: { readonly size: string; readonly limit: string }) => string;
    readonly empty: string;
    readonly several: string;
    /** The host's own check failed. */
    readonly unchecked: string;
    /** Stands in a list of formats for `image/*`. */
    readonly anyImage: string;
    readonly checking: string;
  };
  readonly fileField: {
    readonly choose: string;
    readonly replace: string;
    readonly remove: string;
    readonly restore: string;
    readonly none: string;
    readonly removed: string;
    /** Name and size of the chosen file, spoken after a choice. */
    readonly chosen: (values: { readonly name: string; readonly size: string }) => string;
    readonly limits: (values: { readonly accepted: string; readonly limit: string }) => string;
  };
  readonly pictureField: {
    readonly choose: string;
    readonly replace: string;
    readonly remove: string;
    readonly undoRemove: string;
    readonly none: string;
    readonly removed: string;
    readonly previewUnavailable: string;
    readonly alternative: string;
    readonly alternativeHint: string;
  };
  readonly photoUploader: {
    readonly label: string;
    readonly drop: string;
    readonly otherWays: string;
    readonly release: string;
    readonly choose: string;
    readonly chooseOther: string;
    readonly formats: (values: { readonly accepted: string; readonly limit: string }) => string;
    readonly heic: string;
    readonly preview: string;
    readonly previewUnavailable: string;
    readonly ready: (values: { readonly name: string; readonly size: string }) => string;
    readonly send: string;
    readonly sending: string;
    readonly pausedLabel: string;
    readonly offlineLabel: string;
    readonly transferred: (values: { readonly sent: string; readonly all: string }) => string;
    readonly remainingSeconds: (values: { readonly count: number }) => string;
    readonly remainingMinutes: (values: { readonly count: number }) => string;
    readonly stay: string;
    readonly pausedDetail: string;
    readonly offlineDetail: string;
    readonly pause: string;
    readonly resume: string;
    readonly cancel: string;
    readonly sent: string;
    readonly canceled: string;
    readonly kept: string;
  };
  readonly photoCropper: {
    readonly label: string;
    readonly photo: string;
    readonly edges: {
      readonly left: string;
      readonly top: string;
      readonly right: string;
      readonly bottom: string;
    };
    readonly turnLeft: string;
    readonly turnRight: string;
    readonly face: string;
    readonly whole: string;
    /** Way that the frame is moved. */
    readonly keys: string;
  };
}

// U+202F stands before ; ! ? and U+00A0 before : % and inside « ».

export const frFileIntake: FileMessages["fileIntake"] = {
  wrongType: ({ accepted }) => `Ce format n’est pas accepté. Choisissez un fichier ${accepted}.`,
  tooLarge: ({ size, limit }) =>
    `Ce fichier pèse ${size}, la limite est de ${limit}. Choisissez-en un plus léger.`,
  empty: "Ce fichier est vide. Vérifiez qu’il s’ouvre sur cet appareil, puis choisissez-le à nouveau.",
  several: "Un seul fichier à la fois\u00A0: choisissez lequel, puis déposez-le seul.",
  unchecked: "Ce fichier n’a pas pu être vérifié. Choisissez-le à nouveau.",
  anyImage: "image",
  checking: "Vérification du fichier",
};

export const frFileField: FileMessages["fileField"] = {
  choose: "Choisir un fichier",
  replace: "Remplacer",
  remove: "Retirer",
  restore: "Rétablir",
  none: "Aucun fichier",
  removed: "Le fichier sera retiré à l’enregistrement.",
  chosen: ({ name, size }) => `${name}, ${size}`,
  limits: ({ accepted, limit }) => `${accepted}, ${limit} au plus.`,
};

export const frPictureField: FileMessages["pictureField"] = {
  choose: "Choisir une image",
  replace: "Remplacer",
  remove: "Retirer l’image",
  undoRemove: "Rétablir l’image",
  none: "Aucune image",
  removed: "L’image sera retirée à l’enregistrement.",
  previewUnavailable: "Aperçu indisponible pour ce format",
  alternative: "Description de l’image",
  alternativeHint: "Ce que l’on y voit, pour les personnes qui ne la voient pas.",
};

export const frPhotoUploader: FileMessages["photoUploader"] = {
  label: "Photo",
  drop: "Déposez la photo ici",
  otherWays: "ou collez-la avec Ctrl + V, ou choisissez-la sur cet appareil.",
  release: "Relâchez pour importer la photo",
  choose: "Choisir une photo",
  chooseOther: "Choisir une autre photo",
  formats: ({ accepted, limit }) => `${accepted}, ${limit} au plus.`,
  heic: "Les photos HEIC d’un iPhone conviennent aussi.",
  preview: "La photo choisie",
  previewUnavailable: "Ce navigateur n’affiche pas ce format. La photo peut tout de même être envoyée.",
  ready: ({ name, size }) => `${name}, ${size}`,
  send: "Envoyer la photo",
  sending: "Envoi",
  pausedLabel: "En pause,",
  offlineLabel: "En attente du réseau,",
  transferred: ({ sent, all }) => `${sent} sur ${all}`,
  remainingSeconds: ({ count }) => (count >= 2 ? `environ ${count} secondes` : "environ une seconde"),
  remainingMinutes: ({ count }) => (count >= 2 ? `environ ${count} minutes` : "environ une minute"),
  stay: "Restez sur cette page jusqu’à la fin de l’envoi.",
  pausedDetail: "L’envoi reprendra où il s’est arrêté.",
  offlineDetail: "Connexion perdue\u00A0: l’envoi reprendra tout seul.",
  pause: "Mettre en pause",
  resume: "Reprendre l’envoi",
  cancel: "Annuler l’envoi",
  sent: "Photo envoyée",
  canceled: "Envoi annulé. La photo est toujours sur cette page.",
  kept: "La photo est conservée sur cette page.",
};

export const frPhotoCropper: FileMessages["photoCropper"] = {
  label: "Recadrer la photo",
  photo: "La photo à recadrer",
  edges: { left: "Bord gauche", top: "Bord haut", right: "Bord droit", bottom: "Bord bas" },
  turnLeft: "Tourner à gauche",
  turnRight: "Tourner à droite",
  face: "Cadrer le visage",
  whole: "Photo entière",
  keys: "Tirez les bords ou déplacez le cadre. Au clavier\u00A0: Tab pour choisir un bord, les flèches pour le déplacer, Maj pour aller plus vite.",
};

export const frFileMessages: FileMessages = {
  fileIntake: frFileIntake,
  fileField: frFileField,
  pictureField: frPictureField,
  photoUploader: frPhotoUploader,
  photoCropper: frPhotoCropper,
};

export const enFileMessages: FileMessages = {
  fileIntake: {
    wrongType: ({ accepted }) => `This format is not accepted. Choose a ${accepted} file.`,
    tooLarge: ({ size, limit }) => `This file is ${size}, the limit is ${limit}. Choose a lighter one.`,
    empty: "This file is empty. Check that it opens on this device, then choose it again.",
    several: "One file at a time: choose which, then drop it alone.",
    unchecked: "This file could not be checked. Choose it again.",
    anyImage: "image",
    checking: "Checking the file",
  },
  fileField: {
    choose: "Choose a file",
    replace: "Replace",
    remove: "Remove",
    restore: "Restore",
    none: "No file",
    removed: "The file will be removed when you save.",
    chosen: ({ name, size }) => `${name}, ${size}`,
    limits: ({ accepted, limit }) => `${accepted}, ${limit} at most.`,
  },
  pictureField: {
    choose: "Choose a picture",
    replace: "Replace",
    remove: "Remove the picture",
    undoRemove: "Restore the picture",
    none: "No picture",
    removed: "The picture will be removed when you save.",
    previewUnavailable: "No preview for this format",
    alternative: "Description of the picture",
    alternativeHint: "What it shows, for people who do not see it.",
  },
  photoUploader: {
    label: "Photo",
    drop: "Drop the photo here",
    otherWays: "or paste it with Ctrl + V, or choose it on this device.",
    release: "Release to import the photo",
    choose: "Choose a photo",
    chooseOther: "Choose another photo",
    formats: ({ accepted, limit }) => `${accepted}, ${limit} at most.`,
    heic: "HEIC photos from an iPhone are fine too.",
    preview: "The chosen photo",
    previewUnavailable: "This browser does not show this format. The photo can be sent all the same.",
    ready: ({ name, size }) => `${name}, ${size}`,
    send: "Send the photo",
    sending: "Upload",
    pausedLabel: "Paused,",
    offlineLabel: "Waiting for the network,",
    transferred: ({ sent, all }) => `${sent} of ${all}`,
    remainingSeconds: ({ count }) => (count === 1 ? "about one second" : `about ${count} seconds`),
    remainingMinutes: ({ count }) => (count === 1 ? "about one minute" : `about ${count} minutes`),
    stay: "Stay on this page until the upload ends.",
    pausedDetail: "The upload will go on from where it stopped.",
    offlineDetail: "Connection lost. The upload will go on by itself from where it stopped.",
    pause: "Pause",
    resume: "Resume the upload",
    cancel: "Cancel the upload",
    sent: "Photo sent",
    canceled: "Upload cancelled. The photo is still on this page.",
    kept: "The photo is kept on this page.",
  },
  photoCropper: {
    label: "Crop the photo",
    photo: "The photo to crop",
    edges: { left: "Left edge", top: "Top edge", right: "Right edge", bottom: "Bottom edge" },
    turnLeft: "Turn left",
    turnRight: "Turn right",
    face: "Frame the face",
    whole: "Whole photo",
    keys: "Pull the edges or move the frame. With a keyboard: Tab to choose an edge, arrows to move it, Shift to go faster.",
  },
};
