import type { Contraindication, ContraindicationGroup } from "../contraindication/contraindication.ts";
import type { Subcategory } from "../subcategory/subcategory.ts";

type SubcategoryRow = readonly [id: string, name: string, active?: boolean];

const cosmetics: readonly SubcategoryRow[] = [
  ["demaquillant", "Démaquillant"],
  ["nettoyant", "Nettoyant"],
  ["lotion", "Lotion"],
  ["exfoliant", "Exfoliant"],
  ["masque", "Masque"],
  ["serum", "Sérum"],
  ["contour-des-yeux", "Contour des yeux"],
  ["creme-de-jour", "Crème de jour"],
  ["creme-de-nuit", "Crème de nuit"],
  ["protection-solaire", "Protection solaire"],
];

const others: readonly SubcategoryRow[] = [
  ["soin-manuel-du-visage", "Soin manuel du visage"],
  ["massage-liftant", "Massage liftant (type Kobido)"],
  ["nettoyage-de-peau", "Nettoyage de peau"],
  ["hydradermabrasion", "Hydradermabrasion"],
  ["microdermabrasion", "Microdermabrasion"],
  ["peeling-cosmetique-superficiel", "Peeling cosmétique superficiel"],
  ["led", "LED (lumière douce)"],
  ["microcourants", "Microcourants"],
  ["radiofrequence-esthetique", "Radiofréquence esthétique"],
  ["drainage-et-pressotherapie-du-visage", "Drainage et pressothérapie du visage"],
  ["complements-alimentaires", "Compléments alimentaires"],
  ["accessoires", "Accessoires (gua sha, brosse, roller)"],
  ["hygiene-de-vie-et-gestes-quotidiens", "Hygiène de vie et gestes quotidiens"],
  ["actes-reserves-aux-medecins", "Actes réservés aux médecins (orientation)", false],
  ["lumiere-pulsee-et-laser", "Lumière pulsée et laser (sous conditions réglementaires)", false],
];

const unset = { picture: null, created: null, warning: "" };

/** The subcategories with which the catalogue starts (CRITERIA E), for tests. */
export const subcategories: readonly Subcategory[] = [
  ...cosmetics.map(([id, name, active = true], index): Subcategory => {
    return { ...unset, id, name, active, category: "cosmetics", order: index + 1 };
  }),
  ...others.map(([id, name, active = true]): Subcategory => {
    return { ...unset, id, name, active, category: "other", order: null };
  }),
];

type ContraindicationRow = readonly [id: string, name: string, group: ContraindicationGroup];

const contraindicationRows: readonly ContraindicationRow[] = [
  ["grossesse", "Grossesse", "état"],
  ["allaitement", "Allaitement", "état"],
  ["allergie", "Allergie connue à un ingrédient cosmétique", "tolérance"],
  ["aspirine", "Allergie à l’aspirine ou aux salicylés", "tolérance"],
  ["peau-lesee", "Peau lésée, plaie ou brûlure récente", "zone"],
  ["herpes", "Herpès labial actif", "zone"],
  ["infection", "Infection ou éruption cutanée en cours", "zone"],
  ["eczema", "Eczéma, psoriasis ou dermatite en poussée", "zone"],
  ["rosacee", "Rosacée ou couperose sévère", "zone"],
  ["coup-de-soleil", "Coup de soleil ou exposition UV de moins de 7 jours", "récent"],
  ["exposition", "Exposition solaire prévue dans les 15 jours", "récent"],
  ["injection", "Injection esthétique de moins de 15 jours", "récent"],
  ["isotretinoine", "Isotrétinoïne orale en cours ou arrêtée depuis moins de 6 mois", "traitement"],
  ["retinoide", "Rétinoïde ou acide sur ordonnance", "traitement"],
  ["photosensibilisant", "Médicament photosensibilisant", "traitement"],
  ["pacemaker", "Pacemaker, défibrillateur ou implant électronique", "appareil"],
  ["implant", "Implant métallique ou fil tenseur sur la zone", "appareil"],
  ["epilepsie", "Épilepsie ou photosensibilité", "appareil"],
];

/** The contraindications that recommendations of the catalogue have (CRITERIA D), for tests. */
export const contraindications: readonly Contraindication[] = contraindicationRows.map(
  ([id, name, group]) => {
    return { id, name, group, created: null };
  },
);
