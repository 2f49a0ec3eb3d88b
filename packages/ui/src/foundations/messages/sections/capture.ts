import { type ConsentMessages, enConsentMessages, frConsentMessages } from "./captureConsent.ts";
import { enFileMessages, type FileMessages, frFileMessages } from "./captureFiles.ts";

export interface CaptureMessages extends ConsentMessages, FileMessages {
  readonly captureFrame: {
    readonly label: string;
    readonly live: string;
    readonly captured: string;
    readonly ghost: string;
    readonly asking: string;
    readonly askingHelp: string;
    readonly starting: string;
    readonly off: string;
    readonly refused: string;
    readonly refusedSteps: readonly string[];
    readonly absent: string;
    readonly absentHelp: string;
    readonly busy: string;
    readonly busyHelp: string;
    readonly insecure: string;
    readonly insecureHelp: string;
    readonly retry: string;
    readonly allReady: string;
    readonly checks: string;
    readonly checkGood: string;
    readonly checkToAdjust: string;
    readonly checkUnknown: string;
    readonly take: string;
    readonly cancelCountdown: string;
    readonly countdown: (values: { readonly count: number }) => string;
    readonly countdownCancelled: string;
    readonly switchCamera: string;
    readonly autoShot: string;
    readonly grid: string;
    readonly ghostOpacity: string;
    readonly retake: string;
    readonly use: string;
    readonly review: string;
  };
}

// U+202F stands before ; ! ? and U+00A0 before : % and inside « ».

export const frCaptureFrame: CaptureMessages["captureFrame"] = {
  label: "Prise de vue",
  live: "Image en direct de l’appareil photo",
  captured: "La photo prise",
  ghost: "Photo précédente, en transparence",
  asking: "Autorisez l’appareil photo",
  askingHelp: "Le navigateur demande l’accès à l’appareil photo. Choisissez «\u00A0Autoriser\u00A0».",
  starting: "Ouverture de l’appareil photo",
  off: "L’appareil photo est éteint",
  refused: "L’accès à l’appareil photo est refusé",
  refusedSteps: [
    "Touchez l’icône à gauche de l’adresse du site, dans la barre du navigateur.",
    "Choisissez «\u00A0Autoriser\u00A0» pour l’appareil photo, ou «\u00A0Caméra\u00A0».",
    "Revenez ici, puis réessayez.",
  ],
  absent: "Aucun appareil photo n’a été trouvé",
  absentHelp: "Branchez-en un, ou importez une photo à la place.",
  busy: "L’appareil photo ne répond pas",
  busyHelp: "Fermez les autres applications qui l’utilisent, puis réessayez.",
  insecure: "L’appareil photo n’est pas disponible à cette adresse",
  insecureHelp: "Ouvrez cette page par son adresse sécurisée, qui commence par https, ou importez une photo.",
  retry: "Réessayer",
  allReady: "Tout est prêt. Ne bougez plus.",
  checks: "Conditions de la prise de vue",
  checkGood: "bien",
  checkToAdjust: "à ajuster",
  checkUnknown: "en cours",
  take: "Prendre la photo",
  cancelCountdown: "Annuler le compte à rebours",
  countdown: ({ count }) => `Photo dans ${count}`,
  countdownCancelled: "Compte à rebours annulé",
  switchCamera: "Changer d’appareil photo",
  autoShot: "Déclenchement automatique",
  grid: "Grille",
  ghostOpacity: "Photo précédente",
  retake: "Reprendre",
  use: "Utiliser cette photo",
  review: "Cette photo convient-elle\u202F?",
};

export const frCaptureMessages: CaptureMessages = {
  ...frConsentMessages,
  ...frFileMessages,
  captureFrame: frCaptureFrame,
};

export const enCaptureMessages: CaptureMessages = {
  ...enConsentMessages,
  ...enFileMessages,
  captureFrame: {
    label: "Camera",
    live: "Live picture of the camera",
    captured: "The photo taken",
    ghost: "Previous photo, see-through",
    asking: "Allow the camera",
    askingHelp: "The browser asks for access to the camera. Choose “Allow”.",
    starting: "Opening the camera",
    off: "The camera is off",
    refused: "Access to the camera is refused",
    refusedSteps: [
      "Press the icon to the left of the address of the site, in the bar of the browser.",
      "Choose “Allow” for the camera.",
      "Come back here, then try again.",
    ],
    absent: "No camera was found",
    absentHelp: "Connect one, or import a photo instead.",
    busy: "The camera does not answer",
    busyHelp: "Close the other applications that use it, then try again.",
    insecure: "The camera is not available at this address",
    insecureHelp: "Open this page by its secure address, which starts with https, or import a photo.",
    retry: "Try again",
    allReady: "All set. Keep still.",
    checks: "Conditions of the shot",
    checkGood: "good",
    checkToAdjust: "to adjust",
    checkUnknown: "checking",
    take: "Take the photo",
    cancelCountdown: "Cancel the countdown",
    countdown: ({ count }) => `Photo in ${count}`,
    countdownCancelled: "Countdown cancelled",
    switchCamera: "Switch camera",
    autoShot: "Automatic shutter",
    grid: "Grid",
    ghostOpacity: "Previous photo",
    retake: "Retake",
    use: "Use this photo",
    review: "Is this photo right?",
  },
};
