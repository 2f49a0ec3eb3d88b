import type { CriterionMethod } from "./criterionMethod.ts";

/** Criteria of fine detail and of marks. */
export const texture = {
  Lines: {
    looksAt: "Les lignes fines et sombres du front, du contour des yeux et des joues.",
    steps: [
      {
        words:
          "La photo est d’abord ramenée à une netteté convenue : une photo plus nette ne montre pas plus de lignes.",
      },
      {
        words:
          "La courbure de la densité est cherchée à deux échelles, celle des ridules et celle des rides : une ligne est un creux courbé en travers, droit dans sa longueur.",
        symbols: "réponse = σ² · λ, où λ est la courbure en travers (valeur propre de la hessienne)",
      },
      {
        words:
          "Chaque point compte selon la ligne qui le prolonge de part et d’autre, au-delà de ce que la texture de la peau atteint par hasard.",
      },
      {
        words: "Le score suit la force des lignes par centimètre carré, chaque zone ayant son poids.",
        symbols: "x = Σ longueur × profondeur ÷ surface",
      },
    ],
    drawn:
      "Les lignes d’au moins cinq millimètres : les fines suivent leur tracé, les marquées sont entourées. Les plus courtes comptent un peu, sans être dessinées.",
    sources: [
      "Frangi et coll. 1998 : crêtes par valeurs propres",
      "Ng, Yap et coll. 2015 : filtre hessien hybride pour les rides",
    ],
    weaknesses: [
      "Un sourire ou des sourcils levés creusent des lignes qui ne sont pas là au repos.",
      "Un visage trop petit, flou ou surexposé paraît lisse : la mesure est alors refusée, non flatteuse.",
      "Cheveux fins et montures claires peuvent passer pour des lignes ; une frange cache le front.",
    ],
  },
  Pores: {
    looksAt: "Les petits points sombres du nez, des joues et du front.",
    steps: [
      {
        words:
          "À une netteté convenue, chaque point est comparé à ce qui l’entoure à l’échelle d’un pore ; seul ce qui est plus sombre compte, la brillance est laissée de côté.",
        symbols: "P = D − D(lissée)",
      },
      {
        words:
          "La texture de la peau la plus calme du même visage est retirée : le grain de la photo et le relief de toute peau y sont aussi.",
      },
      {
        words: "Le score suit ce qui reste.",
        symbols: "x = √( moyenne(P²) − k · moyenne calme(P²) )",
      },
    ],
    drawn: "Un point par pore qui ressort de cette texture, sur les zones qui ont un score.",
    sources: [
      "Dissanayake et coll., Skin Res. Technol. 2019 : points sombres sur photographies du visage",
      "Lowe 2004 : différence de gaussiennes",
    ],
    weaknesses: [
      "Le flou, la compression et un visage trop petit font disparaître les pores : la mesure est alors refusée.",
      "Une peau poreuse partout n’a pas de peau calme à quoi se comparer.",
      "Un duvet dense ou une barbe de quelques jours peut passer pour des pores.",
    ],
  },
  Acne: {
    looksAt: "Les marques compactes plus rouges que la peau qui les entoure, et un peu plus foncées qu’elle.",
    steps: [
      {
        words:
          "Comme pour les taches, tout ce qui est rond et ressort de son entourage est relevé, à plusieurs tailles et dans trois mélanges de couleurs, dont l’indice d’érythème.",
        symbols: "E = log R − log V, en lumière réfléchie ; C = E − E alentour",
      },
      {
        words:
          "Un juge appris sur les mêmes endroits de 223 visages, et sur des marques peintes aux couleurs de vraies marques rouges, donne à chacun la probabilité d’en être une : le sang absorbe le vert et le bleu, à peine le rouge ; le relief, la barbe et l’ombre absorbent les trois.",
        symbols: "p = 1 / (1 + e^−(a·Σ arbres + b))",
      },
      {
        words:
          "Chaque marque pèse selon sa probabilité et sa taille ; une seule ne coûte jamais plus de cinq points sur une peau nette. Une marque plutôt brune que rouge compte dans les taches, aucune dans les deux.",
        symbols: "score = courbe( Σ p × poids )",
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
      "Peu de vraies marques rouges ont pu être apprises : sur des visages qui n’en ont pas, quatre marques proposées sur cinq n’en sont pas.",
      "Sur une peau foncée, une marque rouge est moins contrastée.",
    ],
  },
  Hydration: {
    looksAt:
      "L’aspect de surface d’une peau confortable : peu de relief, peu de petits éclats clairs comme ceux d’une peau qui pèle.",
    steps: [
      {
        words: "Relief : à une netteté convenue, l’écart de chaque point à ce qui l’entoure immédiatement.",
        symbols: "R = D − D(lissée)",
      },
      { words: "Ce qui est plus clair, comme une pellicule, pèse plus que ce qui est plus sombre." },
      {
        words: "Le score suit la moyenne quadratique des deux.",
        symbols: "x = √( (sombre² + k · clair²) ÷ (1 + k) )",
      },
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
