/** A question about every measure, with its answer. French, with ordinary spaces. */
export interface MethodNote {
  readonly title: string;
  readonly text: string;
}

/** Holds what is true of every criterion. */
export const generalMethod: readonly MethodNote[] = [
  {
    title: "D’où viennent les mesures",
    text: "Le visage est repéré par 468 points, redressé et mis à une taille constante. Seule la peau visible est mesurée : yeux, sourcils, lèvres, narines, cheveux et accessoires sont laissés de côté ; un juge appris sur de vrais visages en décide pour chaque carré de 0,9 mm. Les longueurs sont en millimètres d’un visage moyen, car une photo n’a pas d’échelle.",
  },
  {
    title: "Du constat au score",
    text: "Chaque critère additionne ce que l’on préférerait ne pas voir (x), puis une courbe en fait un score : 100 quand il n’y a rien, 50 à mi-chemin, jamais tout à fait 0. score = 100 ÷ (1 + (x ÷ x½)^p).",
  },
  {
    title: "La confiance",
    text: "Elle dépend de la méthode (certains critères ne sont que des approches, et le disent) et de la marge que la photo laisse au score : élevée quand la photo montre les écarts dont nous parlons, faible au-delà de quinze points. Ce qui est de confiance faible n’est jamais un point fort ni une priorité.",
  },
  {
    title: "La marge",
    text: "Les deux traits autour d’un repère montrent l’écart en dessous duquel deux mesures sont tenues pour égales : celui du critère, ou celui de la photo quand sa netteté, sa lumière, sa taille ou sa pose l’élargissent ; une lumière de côté élargit surtout ceux des pores, de l’éclat et de l’hydratation, un visage brûlé par endroits ceux de la rougeur et de l’uniformité. Elle a été relevée sur des photos reprises : dix-neuf sur vingt y tiennent. Une différence plus petite entre deux photos ne veut rien dire.",
  },
  {
    title: "Ce qui ne marche pas",
    text: "Une photo trop floue, trop sombre, brûlée, prise de côté ou de trop loin, ou dont une moitié est dans l’ombre, n’est pas notée au hasard : le critère n’est pas mesuré, ou la photo est refusée, avec la raison. Un masque, de quelque couleur qu’il soit, et un voile clair sur la photo la font refuser. Barbe, frange, lunettes et maquillage cachent la peau : ce qui est sous eux n’est pas mesuré, ou l’est mal. Derrière des verres opaques, seules les marques sont comptées : sans les yeux, la netteté de la photo ne se mesure pas ; sans le front, le contour de l’œil, l’éclat et la fermeté non plus. Deux personnes, deux versions de l’analyse, deux photos qui ne montrent pas les mêmes zones ou dont l’une montre une peau plus rouge dans son ensemble ne se comparent pas. Un filtre de beauté n’est pas reconnu : il embellit le score.",
  },
  {
    title: "Ce que ce n’est pas",
    text: "Une observation cosmétique de l’apparence de la peau. Elle ne dit rien de la santé et ne remplace pas l’avis d’un médecin.",
  },
];
