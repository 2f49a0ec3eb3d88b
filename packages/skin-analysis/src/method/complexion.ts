import type { CriterionMethod } from "./criterionMethod.ts";

/** Criteria of colour. */
export const complexion = {
  Redness: {
    looksAt:
      "La part de rouge de la peau : la teinte d’ensemble (rougeur diffuse), et les plaques plus rouges que le teint qui les entoure (rougeurs localisées).",
    steps: [
      {
        words:
          "Rougeur diffuse : le rouge médian de la peau, moins celui qu’une peau calme du même ton montrerait, estimé d’après son jaune.",
        symbols: "D = max(0 ; a* − (k · b* + c))",
      },
      {
        words:
          "Rougeurs localisées : en chaque point, ce que le rouge a de plus que le teint alentour, au-delà d’un seuil, en moyenne sur la zone.",
        symbols: "L = moyenne de max(0 ; a* − a* alentour − s)",
      },
      {
        words:
          "Le score réunit les deux. Les rougeurs localisées comptent davantage : la couleur de la lumière les déplace à peine.",
        symbols: "score = p · courbe(D) + (1 − p) · courbe(L)",
      },
    ],
    drawn:
      "Les rougeurs localisées, en trois niveaux. La rougeur diffuse est celle de tout le visage : elle n’a pas de contour.",
    sources: [
      "Takiwaki, J. Med. Invest. 1998 : indice d’érythème",
      "Mezzana et coll. 2007 : rougeur sur photographies numériques",
    ],
    weaknesses: [
      "Une lumière chaude ou une balance des blancs différente déplace la rougeur diffuse : ne comparez que des photos prises sous la même lumière.",
      "Le maquillage, la chaleur, l’effort et le froid changent la mesure pour quelques minutes ou quelques heures.",
      "Sur une peau foncée, le rouge se voit moins, à l’œil comme à la photo.",
    ],
  },
  Uniformness: {
    looksAt: "La régularité de la couleur de la peau, une fois retirées les grandes ombres de l’éclairage.",
    steps: [
      { words: "Les couleurs sont lissées à l’échelle du millimètre : le grain de peau ne compte pas." },
      { words: "La variation lente de la lumière sur le visage est estimée, puis retirée de la clarté." },
      {
        words:
          "Ce qui reste est l’écart des couleurs à leur valeur médiane, en clarté, en rouge et en jaune.",
        symbols: "x = √( var(L*) + var(a*) + ½ · var(b*) )",
      },
    ],
    drawn: "Les zones dont la couleur s’écarte de celle du visage, en trois niveaux.",
    sources: ["Dispersion L*a*b* comme mesure de l’homogénéité du teint (littérature sur l’angle ITA)"],
    weaknesses: [
      "Une lumière de côté laisse des ombres qui passent pour des irrégularités.",
      "Le maquillage homogénéise le teint.",
      "Rougeurs, taches et cernes comptent aussi ici : plusieurs critères peuvent parler de la même zone.",
    ],
  },
  Pigmentation: {
    looksAt:
      "Les marques compactes plus foncées que la peau qui les entoure, et brunes : taches, taches de rousseur, grains de beauté.",
    steps: [
      {
        words:
          "En chaque point, la densité de la peau (ce qu’elle absorbe de lumière) est comparée à celle de son entourage ; un seuil qui suit la texture de la personne garde ce qui ressort.",
        symbols: "C = −log Y − (−log Y alentour)",
      },
      {
        words:
          "Une marque doit être compacte, entourée de peau de toutes parts, et ressortir dans presque toutes les directions : une ombre, un poil ou le bord d’une narine ne le font pas.",
      },
      {
        words:
          "Le rouge, le vert et le bleu absorbés séparent la mélanine de l’hémoglobine : une marque brune compte ici, une marque rouge dans les imperfections, aucune dans les deux.",
      },
      {
        words:
          "Chaque marque pèse selon sa certitude, sa taille et sa couleur ; une seule ne coûte jamais plus de cinq points sur une peau nette.",
        symbols: "score = courbe( Σ certitude × poids )",
      },
    ],
    drawn: "Un contour par tache comptée, un peu à l’extérieur pour ne pas la cacher.",
    sources: [
      "Takiwaki, J. Med. Invest. 1998 : densité optique comme indice de mélanine",
      "Prahl 1999 : absorption de l’hémoglobine",
    ],
    weaknesses: [
      "Les taches de rousseur très pâles passent souvent inaperçues.",
      "Sous les yeux et au bord des sourcils, des plis ou des cheveux, les marques ne sont pas comptées.",
      "Une ancienne marque rouge qui brunit est partagée entre taches et imperfections.",
      "La mesure compte des marques, elle ne dit pas ce qu’elles sont : une tache récente ou qui change se montre à un médecin.",
    ],
  },
  Translucency: {
    looksAt: "Une peau claire et régulière, deux aspects que l’on associe à un teint lumineux.",
    steps: [
      {
        words:
          "Irrégularité : l’énergie des variations de clarté d’une taille qui ternit un teint, entre le grain de peau et les grandes ombres.",
        symbols: "x = √ moyenne( (L* fin − L* large)² )",
      },
      { words: "Clarté : la clarté médiane de la peau." },
      {
        words: "Le score réunit les deux.",
        symbols: "score = p · courbe(x) + (1 − p) · clarté",
      },
    ],
    drawn: "Les zones irrégulières, en trois niveaux. La clarté est celle de tout le visage.",
    sources: [
      "Int. J. Cosmet. Sci. 2022 : panel sur la translucidité perçue",
      "Matsubara 2012 : éclat et échelles spatiales de la clarté",
    ],
    weaknesses: [
      "C’est une approche de l’éclat, non sa mesure : la confiance est toujours faible.",
      "L’exposition de la photo et le ton de la peau influencent la clarté : ne comparez jamais deux personnes.",
      "La brillance n’est pas séparée de la lumière.",
    ],
  },
} as const satisfies Record<string, CriterionMethod>;
