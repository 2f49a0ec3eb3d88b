import type { CriterionMethod } from "./criterionMethod.ts";

/** Criteria of colour. */
export const complexion = {
  Redness: {
    looksAt:
      "La part de rouge de la peau, comparée à la peau calme de la même personne : la teinte de chaque zone (rougeur diffuse), et les plaques plus rouges que ce qui les entoure (rougeurs localisées).",
    steps: [
      {
        words:
          "Un indice du sang est tiré des rapports entre le rouge, le vert et le bleu absorbés, la mélanine retirée : l’ombre et la force de la lumière n’y changent rien.",
        symbols: "S = (A vert − A rouge) − m · (A bleu − A vert)",
      },
      {
        words:
          "Un appareil ou une retouche qui renforce les couleurs les multiplie toutes : l’indice est ramené à une saturation ordinaire, d’après la couleur de toute la peau.",
        symbols: "S × g, où g = (couleur ordinaire ÷ couleur de la peau)^0,75",
      },
      {
        words: "Rougeur diffuse : ce que chaque zone a de plus que la peau la plus calme du visage.",
        symbols: "D = max(0 ; S de la zone − S calme)",
      },
      {
        words:
          "Rougeurs localisées : en chaque point, ce qu’il a de plus que le teint alentour, au-delà d’un seuil, en moyenne sur la zone.",
        symbols: "L = moyenne de max(0 ; S − S alentour − s)",
      },
      {
        words: "Le score réunit les deux ; celui du visage est la moyenne de ses zones, selon leur surface.",
        symbols: "x = p · D ÷ D½ + (1 − p) · L ÷ L½",
      },
    ],
    drawn:
      "Les rougeurs localisées, en trois niveaux. La rougeur diffuse est celle de toute une zone : elle n’a pas de contour.",
    sources: [
      "Takiwaki, J. Med. Invest. 1998 : indice d’érythème",
      "Mezzana et coll. 2007 : rougeur sur photographies numériques",
    ],
    weaknesses: [
      "Une lumière très colorée déplace encore la rougeur diffuse : ne comparez que des photos prises sous la même lumière.",
      "Le maquillage, la chaleur, l’effort et le froid changent la mesure pour quelques minutes ou quelques heures.",
      "Un visage entièrement rouge n’a plus de peau calme à quoi se comparer, et passe en partie pour une photo aux couleurs renforcées.",
    ],
  },
  Uniformness: {
    looksAt: "La régularité de la couleur de la peau, une fois laissées de côté la lumière et l’ombre.",
    steps: [
      {
        words:
          "Deux rapports entre canaux, l’un du sang, l’autre de la mélanine, sont lissés au millimètre : l’ombre, qui est grise, n’y paraît pas.",
      },
      {
        words:
          "Chaque point est comparé à ce qui l’entoure sur quelques centimètres, les couleurs ramenées à une saturation ordinaire.",
      },
      {
        words:
          "L’irrégularité est la moyenne quadratique de ces écarts ; celle du visage réunit ses zones selon leur surface.",
        symbols: "x = √( moyenne(ΔE²) + k · moyenne(ΔM²) )",
      },
    ],
    drawn: "Les endroits dont la couleur s’écarte de leur entourage, en trois niveaux.",
    sources: [
      "Dispersion de la couleur comme mesure de l’homogénéité du teint (littérature sur l’angle ITA)",
      "Tsumura et coll. 1999 : les pigments de la peau s’additionnent, l’ombre est grise",
    ],
    weaknesses: [
      "Le maquillage homogénéise le teint.",
      "Rougeurs, taches et cernes comptent aussi ici : plusieurs critères peuvent parler de la même zone.",
      "Deux lumières de couleurs différentes sur un même visage passent pour une irrégularité.",
    ],
  },
  Pigmentation: {
    looksAt:
      "Les marques compactes plus foncées que la peau qui les entoure, et brunes : taches, taches de rousseur, grains de beauté.",
    steps: [
      {
        words:
          "En chaque point, ce que la peau absorbe de lumière est comparé à son entourage, à plusieurs tailles et dans trois mélanges de couleurs : tout ce qui est rond et ressort est relevé, bien plus qu’il n’y a de taches.",
        symbols: "C = A − A alentour, où A = −log(lumière renvoyée)",
      },
      {
        words:
          "Un juge appris sur 10 067 endroits de 223 visages, regardés un à un, donne à chacun la probabilité d’être une marque brune : il tient compte de la couleur absorbée, de la forme, de ce qui entoure l’endroit et de sa place sur le visage. Un poil, un pli, une ombre ou une marque rouge en obtiennent peu.",
        symbols: "p = 1 / (1 + e^−(a·Σ arbres + b)), calée sur des visages que le juge n’avait pas vus",
      },
      {
        words:
          "Chaque marque pèse selon sa probabilité, sa taille et sa couleur ; une seule ne coûte jamais plus de cinq points sur une peau nette. Celles qui sont plutôt brunes que non sont comptées.",
        symbols: "score = courbe( Σ p × poids )",
      },
    ],
    drawn:
      "Un contour par marque proposée, à partir de p = 0,3, un peu à l’extérieur pour ne pas la cacher. La professionnelle garde, retire ou ajoute.",
    sources: [
      "Takiwaki, J. Med. Invest. 1998 : densité optique comme indice de mélanine",
      "Prahl 1999 : absorption de l’hémoglobine",
    ],
    weaknesses: [
      "Les taches de rousseur très pâles passent souvent inaperçues.",
      "Le haut du front, au bord des cheveux, et les plaques de plus de dix millimètres ne sont pas relevés.",
      "Les marques pâles divisent aussi l’œil humain : deux lectures d’une même photo n’en retiennent en commun que la moitié.",
      "Une ancienne marque rouge qui brunit est partagée entre taches et imperfections.",
      "La mesure compte des marques, elle ne dit pas ce qu’elles sont : une tache récente ou qui change se montre à un médecin.",
    ],
  },
  Translucency: {
    looksAt: "Une peau qui renvoie la lumière régulièrement, sans marbrures ni taches de couleur.",
    steps: [
      {
        words:
          "Marbrures : les variations de clarté d’un à trois millimètres, rapportées à la dureté de la lumière, que montre le modelé du visage.",
      },
      {
        words:
          "Taches de couleur : les variations de rouge de quelques millimètres, à une saturation ordinaire.",
      },
      {
        words: "Le score suit la somme des deux, pesée selon le teint là où la lumière tombe.",
        symbols: "x = T^0,65 · ( couleur + k · marbrures ÷ (dureté + m) )",
      },
    ],
    drawn: "Les zones irrégulières, en trois niveaux.",
    sources: [
      "Matsubara 2012 : éclat et échelles spatiales de la clarté",
      "Int. J. Cosmet. Sci. 2022 : panel sur la translucidité perçue",
    ],
    weaknesses: [
      "C’est une approche de l’éclat, non sa mesure : la confiance est toujours faible.",
      "La brillance, qui dépend de la lampe plus que de la peau, est laissée de côté.",
      "Rides, pores et duvet comptent comme des marbrures.",
    ],
  },
} as const satisfies Record<string, CriterionMethod>;
