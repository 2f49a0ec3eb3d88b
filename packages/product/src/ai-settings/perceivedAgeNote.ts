import { titledText } from "@carnation/domain/internal/text";
import type { TitledText } from "@carnation/domain/text";

/**
 * Holds what an administrator reads before the perceived age is switched on: where its model comes from, and how wrong it is.
 * The figures are those of decision 037.
 */
export const perceivedAgeNote: readonly TitledText[] = [
  titledText(
    "D’où vient le modèle",
    "L’âge perçu est lu par un petit réseau de neurones publié sous licence MIT (face-api, modèle « age_gender »). Cette licence couvre les poids du réseau ; elle ne dit rien des photos qui ont servi à l’entraîner. Le modèle est donc livré à part : une installation ne l’a que si elle l’ajoute.",
  ),
  titledText(
    "Ce qui n’est pas établi",
    "Ses auteurs citent UTKFace, FG-NET, ChaLearn, IMDB-WIKI, CACD et MegaAge. Plusieurs de ces collections sont réputées réservées à la recherche et réunies sans l’accord des personnes photographiées. Faites vérifier ce point avant un usage commercial.",
  ),
  titledText(
    "Ce que vaut l’estimation",
    "Sur 150 portraits d’adultes d’âge connu, l’écart moyen est de 6\u00A0ans ; quatre portraits sur cinq sont à moins de 9\u00A0ans. Les plus jeunes sont vieillis (de 7\u00A0ans avant 35\u00A0ans), les plus âgés rajeunis (de 3\u00A0ans entre 65 et 75\u00A0ans, de 8\u00A0ans au-delà). Les peaux foncées étaient trop peu nombreuses pour garantir la même justesse. Une estimation de moins de 25\u00A0ans ou de plus de 85\u00A0ans n’est pas donnée, ni celle d’une image qui se déclare dessinée ou générée.",
  ),
  titledText(
    "Comment elle est montrée",
    "Toujours avec sa marge, en confiance faible, jamais parmi les priorités, jamais pour une personne mineure ni en mode présentation. Rien n’est envoyé hors de cette installation.",
  ),
];
