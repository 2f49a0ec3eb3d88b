import type { CriterionMethod } from "./criterionMethod.ts";

/** Criteria of relief and of shape, and those that one front photo cannot answer. */
export const contour = {
  EyesBag: {
    looksAt: "Trois signes sous chaque œil : le cerne, la poche et le sillon lacrymal.",
    steps: [
      {
        words:
          "Cerne : ce que le creux sous l’œil a de plus sombre, de plus bleu et de plus rouge que la joue voisine, comparée comme si elle n’était pas rouge ; l’ombre qu’une lumière dure, que montre le modelé du visage, met dans ce creux est retirée.",
        symbols: "c = max(0 ; ΔD − t) + k₁ · bleu + k₂ · rouge",
      },
      {
        words:
          "Poche : le long de la descente de la paupière vers la joue, l’ombre sous une bosse claire, par rapport à la pente entre les deux bouts. Une bosse sans ombre est une joue levée par un sourire.",
      },
      {
        words:
          "Sillon : la profondeur moyenne du creux de lumière le long du sillon, entre ses deux berges, cherché à quelques millimètres près.",
      },
      {
        words:
          "Chaque signe a son score ; l’ensemble suit surtout le plus marqué des trois, car c’est lui que l’on voit.",
        symbols: "x = (c³ + p³ + s³)^⅓, chaque signe rapporté au milieu de son échelle",
      },
    ],
    drawn:
      "Les endroits où un signe est mesuré, quand il cesse d’être un point fort : cernes et poches par un contour, sillons par une ligne.",
    sources: [
      "An. Bras. Dermatol. 2015 et Mac-Mary et coll., CCID 2019 : écart de clarté et note visuelle des cernes",
      "Liew, ASJ 2024 : échelles du sillon lacrymal",
    ],
    weaknesses: [
      "La direction de la lumière change tout : une lumière du plafond creuse les ombres.",
      "Lunettes, maquillage et sourire modifient la zone.",
      "Le relief n’est vu que par son ombre.",
    ],
  },
  Sagging: {
    looksAt: "La profondeur des plis de part et d’autre de la bouche.",
    steps: [
      {
        words:
          "Le long de chaque pli, la lumière du creux est comparée à celle de ses deux berges ; la profondeur est leur écart moyen.",
      },
      {
        words: "Le score suit leur somme ; celui du visage est la moyenne des deux côtés.",
        symbols: "x = p₁ · pli nasogénien + p₂ · pli d’amertume",
      },
    ],
    drawn: "Les plis qui abaissent le score de leur côté.",
    sources: ["Emplacement des plis d’après les échelles photonumériques (Merz, JDD 2023 ; Croma, JCD 2022)"],
    weaknesses: [
      "Un sourire creuse exactement les mêmes plis : le critère n’est alors pas mesuré. La photo se prend bouche fermée, visage détendu.",
      "De face, la ligne de la mâchoire se voit à peine : la confiance est toujours faible.",
      "La morphologie compte autant que le temps : suivez une personne, ne comparez pas deux visages.",
    ],
  },
  Jowls: {
    looksAt: "La netteté de la ligne de la mâchoire, sur quatre niveaux.",
    steps: [],
    sources: ["Échelles photonumériques de l’ovale (Merz, JDD 2023 ; Croma, JCD 2022)"],
    weaknesses: [
      "Une photo de face ne la montre pas : l’ovale se regarde de trois quarts. L’analyse ne donne aucun niveau plutôt qu’un niveau au hasard ; vous pouvez noter le vôtre, qui reste une observation et n’entre dans aucune comparaison.",
    ],
  },
  PerceivedAge: {
    looksAt:
      "L’âge d’apparence du visage, quand le modèle qui l’estime est installé et qu’un administrateur a activé ce critère.",
    steps: [
      {
        words:
          "Un petit réseau de neurones donne un âge à six recadrages du visage : trois hauteurs, chacune avec son miroir.",
      },
      {
        words: "La moyenne des six est redressée par une droite ajustée sur des photos d’âge connu.",
        symbols: "âge = a · moyenne + b",
      },
    ],
    sources: [
      "Réseau age_gender de @vladmandic/face-api (licence MIT), livré à part : une installation l’ajoute ou non ; provenance de ses poids : décisions 037 et 069",
    ],
    weaknesses: [
      "Sur 150 portraits, l’erreur moyenne est de 6 ans, et la marge annoncée de 9 ans en couvre quatre sur cinq : la confiance est toujours faible.",
      "Les moins de 35 ans sont vus plus âgés, les plus de 65 ans plus jeunes qu’ils ne sont.",
      "Une estimation sous 25 ans ou au-dessus de 85 ans n’est pas donnée : elle sort de ce qui a été éprouvé. Un dessin ou une image de synthèse qui se déclare comme tel n’a pas d’âge.",
      "Le maquillage, la lumière et la fatigue changent l’âge lu ; il ne sert ni à juger ni à comparer deux personnes.",
    ],
  },
  EyesAge: {
    looksAt: "L’âge d’apparence du contour des yeux.",
    steps: [],
    sources: [],
    weaknesses: [
      "Aucune méthode dont l’erreur soit connue ne le mesure sur une photo : il n’est pas évalué.",
    ],
  },
} as const satisfies Record<string, CriterionMethod>;
