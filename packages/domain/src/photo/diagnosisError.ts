import { CarnationError } from "../error/carnationError.ts";
import { pictureFormats } from "../field/pictureFormats.ts";
import { titledText } from "../text/titledText.ts";
import { type TitledText, typeset } from "../text/index.ts";

/** Reasons why a diagnosis can end without a result: every value of `DiagnosisErrorCode`. */
export const diagnosisErrorCodes = [
  "no-face",
  "several-faces",
  "face-cut",
  "too-close",
  "head-turned",
  "head-tilted",
  "head-leaning",
  "photo-rotated",
  "face-covered",
  "no-colour",
  "colour-cast",
  "side-light",
  "veiled",
  "too-dark",
  "too-bright",
  "too-blurred",
  "moved",
  "low-quality",
  "too-small",
  "photo-too-small",
  "too-large",
  "not-an-image",
  "timeout",
  "busy",
  "unavailable",
  "internal",
  "abandoned",
] as const;

/**
 * Reason why a photo could not be analysed: `busy` when too many wait for their turn, `unavailable` when the service that
 * analyses them does not answer; `abandoned` when none came and the professional ended the diagnosis. Checks made
 * before the upload use the same codes.
 */
export type DiagnosisErrorCode = (typeof diagnosisErrorCodes)[number];

/** Text that is shown for a failed analysis: what happened, then what to do. */
export type DiagnosisErrorText = TitledText;

/** French texts of every diagnosis error. */
export const diagnosisErrorTexts: Readonly<Record<DiagnosisErrorCode, DiagnosisErrorText>> = {
  "no-face": /* @__PURE__ */ titledText(
    "Aucun visage détecté",
    "Placez le visage de face et en entier dans le cadre, cheveux attachés et sans lunettes, puis reprenez la photo.",
  ),
  "several-faces": /* @__PURE__ */ titledText(
    "Plusieurs visages détectés",
    "Une seule personne doit apparaître sur la photo. Recadrez-la ou reprenez-la.",
  ),
  "face-cut": /* @__PURE__ */ titledText(
    "Visage coupé par le bord",
    "Le visage doit tenir en entier dans le cadre, du front au menton et d’une joue à l’autre. Recentrez-le, puis reprenez la photo.",
  ),
  "too-close": /* @__PURE__ */ titledText(
    "Visage trop près de l’appareil",
    "Reculez un peu : le front, le menton et les deux joues doivent tenir dans le cadre, avec une marge autour, puis reprenez la photo.",
  ),
  "head-turned": /* @__PURE__ */ titledText(
    "Visage tourné sur le côté",
    "Placez le visage face à l’appareil, les deux joues également visibles, puis reprenez la photo.",
  ),
  "head-tilted": /* @__PURE__ */ titledText(
    "Visage levé ou baissé",
    "Placez le visage face à l’appareil, menton à l’horizontale et objectif à la hauteur des yeux, puis reprenez la photo.",
  ),
  "head-leaning": /* @__PURE__ */ titledText(
    "Tête penchée",
    "Redressez la tête, face à l’appareil et les deux yeux à la même hauteur, ou tournez la photo, puis reprenez-la.",
  ),
  "photo-rotated": /* @__PURE__ */ titledText(
    "Photo à l’envers ou couchée",
    "Le visage y est, mais pas debout. Tournez la photo avant de l’envoyer, ou reprenez-la en tenant l’appareil droit.",
  ),
  "face-covered": /* @__PURE__ */ titledText(
    "Visage couvert",
    "Un masque, une écharpe ou une main cache une grande partie du visage. Dégagez-le en entier, puis reprenez la photo.",
  ),
  "no-colour": /* @__PURE__ */ titledText(
    "Photo sans ses couleurs",
    "L’analyse lit les couleurs de la peau : le noir et blanc et le sépia les effacent. Reprenez la photo en couleurs, sans filtre.",
  ),
  "colour-cast": /* @__PURE__ */ titledText(
    "Couleurs faussées",
    "Un éclairage coloré ou un filtre teinte tout le visage. Reprenez la photo à la lumière du jour, sans filtre, loin des lampes et des murs de couleur.",
  ),
  "side-light": /* @__PURE__ */ titledText(
    "Lumière venue d’un seul côté",
    "Un côté du visage est dans l’ombre : ce qui s’y trouve ne se voit pas. Placez le visage face à la fenêtre ou à la lampe, puis reprenez la photo.",
  ),
  veiled: /* @__PURE__ */ titledText(
    "Photo voilée",
    "Un voile clair couvre la photo et efface les contrastes de la peau. Nettoyez l’objectif, évitez une fenêtre ou une lampe derrière le visage, puis reprenez la photo.",
  ),
  "too-dark": /* @__PURE__ */ titledText(
    "Photo trop sombre",
    "Ajoutez de la lumière, de préférence face au visage, puis reprenez la photo.",
  ),
  "too-bright": /* @__PURE__ */ titledText(
    "Photo trop claire",
    "Éloignez la source de lumière ou évitez le soleil direct et le flash, puis reprenez la photo.",
  ),
  "too-blurred": /* @__PURE__ */ titledText(
    "Photo floue",
    "Nettoyez l’objectif, stabilisez l’appareil et attendez la mise au point, puis reprenez la photo.",
  ),
  moved: /* @__PURE__ */ titledText(
    "Photo bougée",
    "L’appareil ou le visage a bougé pendant la prise de vue. Calez l’appareil, ajoutez de la lumière et restez immobile un instant, puis reprenez la photo.",
  ),
  "low-quality": /* @__PURE__ */ titledText(
    "Qualité de la photo insuffisante",
    "La photo est lisible, mais elle n’a pas la qualité exigée pour une analyse fiable. Placez le visage de face, près d’une lumière douce, tenez l’appareil immobile, puis reprenez la photo.",
  ),
  "too-small": /* @__PURE__ */ titledText(
    "Visage trop petit sur la photo",
    "Rapprochez-vous pour que le visage remplisse le cadre, ou importez une photo de meilleure définition.",
  ),
  "photo-too-small": /* @__PURE__ */ titledText(
    "Photo de trop faible définition",
    "Importez la photo d’origine, dont le plus petit côté mesure au moins 480 pixels, ou reprenez-la depuis cette page.",
  ),
  "too-large": /* @__PURE__ */ titledText(
    "Photo trop volumineuse",
    "Importez une photo de 50 mégapixels et 20 Mo au maximum, ou prenez-la directement depuis cette page.",
  ),
  "not-an-image": /* @__PURE__ */ titledText(
    "Fichier non reconnu",
    `Ce fichier n’est pas une photo lisible. Importez une photo au format ${pictureFormats.names}.`,
  ),
  timeout: /* @__PURE__ */ titledText(
    "Analyse trop longue",
    "L’analyse n’a pas abouti dans le temps prévu. Relancez-la avec la même photo.",
  ),
  busy: /* @__PURE__ */ titledText(
    "Trop d’analyses en même temps",
    "Beaucoup de photos attendent leur tour. Rien n’est perdu : réessayez dans un instant avec la même photo.",
  ),
  unavailable: /* @__PURE__ */ titledText(
    "Service d’analyse indisponible",
    "Le service qui analyse les photos ne répond pas pour le moment. Rien n’est perdu : réessayez dans quelques minutes avec la même photo.",
  ),
  internal: /* @__PURE__ */ titledText(
    "Analyse interrompue",
    "Un problème est survenu de notre côté pendant l’analyse. Relancez-la avec la même photo.",
  ),
  abandoned: /* @__PURE__ */ titledText(
    "Diagnostic abandonné",
    "Ce diagnostic a pris fin avant l’arrivée de sa photo. Commencez-en un autre quand vous voulez.",
  ),
};

/** The error that whatever needs a result answers with while a diagnosis has none. */
export function unfinishedDiagnosis(): CarnationError {
  return new CarnationError(
    "refused",
    typeset("Ce diagnostic n’a pas de résultats : attendez la fin de l’analyse, ou reprenez la photo."),
  );
}
