/** The moment of the tests: an autumn day of 2026. */
export const now = new Date("2026-11-21T13:05:00Z");
/** The professional's clients. */
export const customers = [
  { id: "anais", email: "anais@exemple.fr" },
  { id: "ingrid", email: "Ingrid@Exemple.fr" },
];
/** The specification's message for an address that is taken. */
export const taken = "Vous avez déjà un client avec cette adresse email.";
/** The specification's message for a missing consent. */
export const consentRequired = "Le client doit accepter les conditions d'utilisation";

/** A client as typed in the form. */
export const typed = {
  firstname: " Zoé ",
  lastname: "d’Astorg",
  email: "Zoe@exemple.fr",
  phone: "",
  birth_year: "",
  of_age: false,
  notes: "",
  contraindications: [],
  guardian: { name: "", relation: "", consent: false },
  picture: "kept",
  consent: true,
  consents: { email: true, communication: false, improvement: false },
};
/** The guardian of a minor, as typed. */
export const guardian = { name: "Ève d’Astorg", relation: "mother", consent: true };
