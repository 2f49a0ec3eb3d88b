/** Headings and fixed words of a prescription (MARKET P1 to P4). */
export const prescriptionTexts = {
  heading: "Prescription de soins — conseils cosmétiques",
  shortName: "Prescription de soins",
  subtitle: "Document non médical, ne remplace pas l’avis d’un médecin",
  /** Of a product that needs no purchase. */
  owned: "déjà chez vous",
  /** Before what the catalogue says of it: a precaution or an advice. */
  precaution: "À noter",
  next: "Et ensuite",
  referral: "Quand demander un avis médical",
  /** No disease is named, nothing is guessed (MARKET P3). */
  referrals: [
    "Une tache inhabituelle, ou qui change de taille, de forme ou de couleur : consultez un médecin.",
    "Une zone douloureuse, qui suinte ou qui s’étend : consultez un médecin.",
    "Grossesse, projet de grossesse ou allaitement : consultez un médecin ou un pharmacien avant tout nouveau produit.",
    "Personne mineure : consultez un médecin ou un pharmacien avant tout nouveau produit.",
    "Picotements ou rougeurs qui persistent : rincez, arrêtez le produit, puis consultez un médecin ou un pharmacien.",
  ],
} as const;
