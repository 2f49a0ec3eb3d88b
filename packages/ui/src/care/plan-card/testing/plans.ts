import type { PlanCardProps } from "../PlanCard.tsx";

/** The plans of the demonstration, for stories and tests. */
export const essential: PlanCardProps = {
  name: "Essentiel",
  description: "Pour une esthéticienne indépendante.",
  price: "39\u00A0€",
  period: "HT par mois",
  notes: ["14\u00A0jours d’essai"],
  features: ["30 diagnostics par mois", "100 fiches clients", "Routine et devis"],
};

export const pro: PlanCardProps = {
  name: "Pro",
  description: "Pour l’institut qui suit ses clientes dans la durée.",
  price: "79\u00A0€",
  period: "HT par mois",
  notes: ["14\u00A0jours d’essai"],
  features: [
    "150 diagnostics par mois",
    "Fiches clients illimitées",
    "Rapport de comparaison rédigé",
    "Logo et couleurs sur les documents",
  ],
};

export const institute: PlanCardProps = {
  name: "Institut +",
  description: "Pour plusieurs cabines ou points de vente.",
  price: "1\u202F490\u00A0€",
  period: "HT par an",
  notes: ["soit 124,17\u00A0€ HT par mois", "298\u00A0€ HT d’économie par an"],
  features: ["Diagnostics illimités (usage raisonnable)", "5 praticiennes incluses", "Support prioritaire"],
};
