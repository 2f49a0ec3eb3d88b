import type { CriterionMethod } from "./criterionMethod.ts";

/** Criteria of fine detail and of marks. */
export const texture = {
  Lines: {
    looksAt: "Les lignes fines et sombres du front, du contour des yeux et des joues.",
    steps: [
      {
        words:
          "La courbure de la clarté est cherchée à deux échelles, celle des ridules et celle des rides : une ligne est un creux courbé en travers, droit dans sa longueur.",
        symbols: "réponse = σ² · λ₁, où λ₁ est la plus grande valeur propre de la hessienne de L*",
      },
      {
        words:
          "Les crêtes voisines sont reliées ; chaque ligne pèse selon sa longueur, sa finesse et sa profondeur, sans seuil brusque.",
      },
      {
        words: "Le score suit la force des lignes par centimètre carré, chaque zone ayant son poids.",
        symbols: "x = Σ poids × longueur × profondeur ÷ surface",
      },
    ],
    drawn: "Les lignes fines suivent leur tracé ; les lignes marquées sont entourées.",
    sources: [
      "Frangi et coll. 1998 : crêtes par valeurs propres",
      "Ng, Yap et coll. 2015 : filtre hessien hybride pour les rides",
    ],
    weaknesses: [
      "Un sourire ou des sourcils levés creusent des lignes qui ne sont pas là au repos.",
      "Un visage trop petit, flou ou surexposé paraît lisse : la mesure est alors refusée, non flatteuse.",
      "Cheveux fins et montures peuvent passer pour des lignes ; une frange cache le front.",
    ],
  },
  Pores: {
    looksAt: "Les petits points ronds et sombres du nez, des joues et du front.",
    steps: [
      {
        words: "La clarté, lissée à deux échelles voisines de celle d’un pore, est soustraite d’elle-même.",
        symbols: "P = L*(σ large) − L*(σ étroit)",
      },
      {
        words:
          "Un pore est un sommet de cette différence, au-dessus d’un seuil qui suit la texture de la peau, et rond : un poil ou une ligne est allongé.",
      },
      {
        words: "Le score suit la force des pores par centimètre carré de nez et de joues.",
        symbols: "x = Σ P ÷ surface",
      },
    ],
    drawn: "Un point par pore repéré, sur les zones qui ont un score.",
    sources: [
      "Lowe 2004 : différence de gaussiennes et rejet des arêtes",
      "Dissanayake et coll., Skin Res. Technol. 2019 : points sombres sur photographies du visage",
    ],
    weaknesses: [
      "Le flou, la compression et un visage trop petit font disparaître les pores : la mesure est alors refusée.",
      "Les mêmes pores pèsent moins sur une peau foncée.",
      "Un duvet dense ou une barbe de quelques jours peut passer pour des pores.",
    ],
  },
  Acne: {
    looksAt: "Les marques compactes plus rouges que la peau qui les entoure, et un peu plus foncées qu’elle.",
    steps: [
      {
        words:
          "L’indice d’érythème de chaque point est comparé à celui de son entourage ; un seuil qui suit la texture de la personne garde ce qui ressort.",
        symbols: "E = log R − log V, en lumière réfléchie ; C = E − E alentour",
      },
      {
        words:
          "Une imperfection a un bord, de la peau tout autour, et assombrit un peu la peau : une plaque diffuse n’a pas de bord, les blocs d’une photo compressée n’assombrissent pas.",
      },
      {
        words:
          "Chaque marque pèse selon sa certitude et sa taille ; une seule ne coûte jamais plus de cinq points sur une peau nette.",
        symbols: "score = courbe( Σ certitude × poids )",
      },
    ],
    drawn:
      "Un contour par imperfection comptée : leur nombre est celui de « Imperfections repérées ». Les marques plutôt incertaines ne sont ni comptées ni dessinées.",
    sources: [
      "Dénombrement : GAGS ; Hayashi et coll., J. Dermatol. 2008",
      "Ramli et coll. 2012 : segmentation par la couleur",
      "Takiwaki 1998 : indice d’érythème",
    ],
    weaknesses: [
      "Le relief sans rougeur (microkystes, points blancs) ne se voit pas.",
      "Près des sourcils, des lèvres, des narines et des cheveux, les marques ne sont pas comptées.",
      "Sur une peau foncée, une marque rouge est moins contrastée.",
    ],
  },
  Hydration: {
    looksAt:
      "L’aspect de surface d’une peau confortable : peu de relief, peu de petits éclats clairs comme ceux d’une peau qui pèle.",
    steps: [
      {
        words: "Relief : l’écart de la clarté à sa version légèrement lissée.",
        symbols: "r = √ moyenne( (L* − L* lissé)² )",
      },
      { words: "Éclats : la part de la peau nettement plus claire que ce qui l’entoure immédiatement." },
      { words: "Le score suit la somme des deux.", symbols: "x = r + k · part d’éclats" },
    ],
    drawn: "Les zones au relief le plus marqué, en trois niveaux.",
    sources: ["Études de brillance qui relient le relief de surface à la cornéométrie (2023)"],
    weaknesses: [
      "Aucune photo ne montre l’eau contenue dans la peau : c’est un aspect, non une hydratation. La confiance est toujours faible.",
      "Rides, pores et duvet ont aussi du relief.",
      "La mesure varie avec la lumière, l’heure et le soin appliqué juste avant.",
    ],
  },
} as const satisfies Record<string, CriterionMethod>;
