import { type LegalSettings, parseLegalSettings } from "../legalSettings.ts";

/** A deployment that has set everything. */
export const completeSettings: LegalSettings = parseLegalSettings({
  publisher: {
    name: "Exemple",
    legal_form: "SAS",
    capital: "1 000 €",
    registration: "RCS Lyon 000 000 000",
    vat_number: "FR00000000000",
    address: "1 rue de l’Exemple, 69000 Lyon",
    email: "contact@exemple.fr",
    phone: "01 99 00 00 00",
    director: "Camille Exemple",
  },
  host: { name: "Hébergeur", address: "Dublin, Irlande", phone: "01 99 00 00 01", hds_certificate: "" },
  privacy: { contact: "donnees@exemple.fr", officer: "aucun" },
  processors: [{ name: "Nuage", purpose: "hébergement", place: "Francfort, Allemagne", transfer: "aucun" }],
});
