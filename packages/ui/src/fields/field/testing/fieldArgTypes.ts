/** Holds what the texts and states of every field do, in French, for the tables of properties. */
export const fieldArgTypes = {
  label: { description: "Le nom du champ, toujours visible.", control: "text" },
  labelAction: { description: "Un lien ou un petit bouton au bout de la ligne du nom.", control: false },
  hint: { description: "Ce qu’il faut savoir avant de remplir.", control: "text" },
  error: { description: "Comment corriger. Sa présence rend le champ invalide.", control: "text" },
  required: { description: "Dit « (obligatoire) » en toutes lettres.", control: "boolean" },
  disabled: { description: "Indisponible : ni focus, ni envoi.", control: "boolean" },
  readOnly: {
    description: "Se lit, garde son focus et reste envoyé, mais ne change pas.",
    control: "boolean",
  },
  name: { description: "Le nom sous lequel un formulaire envoie la valeur.", control: "text" },
} as const;

/** Holds what number, money and percent fields add to them. */
export const numericArgTypes = {
  ...fieldArgTypes,
  value: {
    description: "La valeur tenue par l’application ; `null` quand le champ est vide.",
    control: false,
  },
  defaultValue: { description: "La valeur de départ, quand le champ tient la sienne.", control: "number" },
  onValueChange: {
    description:
      "Reçoit la valeur à chaque frappe : `null` si le champ est vide, `NaN` si le texte ne se lit pas.",
  },
  min: { description: "La plus petite valeur, dans l’unité de la valeur.", control: "number" },
  max: { description: "La plus grande valeur, dans l’unité de la valeur.", control: "number" },
  step: {
    description: "Le pas des flèches du clavier ; sans pas, elles ne changent rien.",
    control: "number",
  },
  stepper: { description: "Montre un moins et un plus, pour le doigt.", control: "boolean" },
} as const;
