import type { StoredBusiness } from "@carnation/product/profile";
import { demoId } from "./demoId.ts";

/** A demo account. The `.example` domain is reserved (RFC 2606): no message can reach anybody. */
export interface DemoAccount {
  readonly uid: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string;
  readonly role: "customer" | "admin" | "employee";
  /** Holds what the account shows, in the start banner. */
  readonly shows: string;
  /** Names of the other care that they practise. */
  readonly practises?: readonly string[];
  /** Holds what their documents say of their business; fictional. */
  readonly business?: Partial<StoredBusiness>;
  readonly subscription?: DemoSubscription;
}

/** Date and way of a demo account's subscription; what came of it is up to the card provider. */
export interface DemoSubscription {
  readonly plan: string;
  /** Months and days before the first start; negative days leave as many until the next period. */
  readonly monthsAgo?: number;
  readonly daysAgo?: number;
  readonly trialDays?: number;
  readonly coupon?: string;
  /** Test number of the card. */
  readonly card?: string;
}

/** One password for all demo accounts: they exist only in a local data folder. */
export const DEMO_PASSWORD = "Carnation-2026";

/** The account that administers. */
export const DEMO_ADMIN = demoId("users", "sophie");

export const demoAccounts: readonly DemoAccount[] = [
  {
    uid: demoId("users", "claire"),
    email: "claire@lumieredepeau.example",
    firstname: "Claire",
    lastname: "Martin",
    company: "Institut Lumière de Peau",
    role: "customer",
    shows: "professionnelle, formule Pro, des clients déjà analysés",
    business: {
      activity: "Institut de beauté",
      legal_form: "EI",
      street: "12 rue des Lilas",
      complement: "",
      postcode: "69002",
      city: "Lyon",
      // Numbers kept for fiction (ARCEP).
      phone: "+33465710042",
      siret: "73282932000074",
      registration: "RCS Lyon 732 829 320",
      vat_number: "FR44732829320",
      vat_exempt: false,
      mediator: "Médiateur de démonstration, 1 place de l’Exemple, 69000 Lyon",
      website: "https://lumieredepeau.example",
      color: "#a4684a",
      mentions:
        "Paiement le jour du soin. Un rendez-vous annulé moins de 24 heures avant est dû à moitié. Réclamations : par e-mail, réponse sous huit jours.",
    },
    practises: ["Soin manuel du visage", "Massage liftant (type Kobido)", "LED (lumière douce)"],
    subscription: { plan: "pro", monthsAgo: 4, daysAgo: -12, coupon: "BIENVENUE20" },
  },
  {
    uid: demoId("users", "nadia"),
    email: "nadia@cabineteclat.example",
    firstname: "Nadia",
    lastname: "Benali",
    company: "Cabinet Éclat",
    role: "customer",
    shows: "professionnelle en période d’essai, compte encore vide",
    subscription: { plan: "essentiel", daysAgo: 2, trialDays: 14 },
  },
  {
    uid: demoId("users", "julie"),
    email: "julie@atelierduvisage.example",
    firstname: "Julie",
    lastname: "Robert",
    company: "Atelier du Visage",
    role: "customer",
    shows: "professionnelle dont le paiement est en retard",
    // Its first payment passes, no other does.
    subscription: { plan: "essentiel", monthsAgo: 1, daysAgo: 5, card: "4000000000000341" },
  },
  {
    uid: DEMO_ADMIN,
    email: "sophie@carnation.example",
    firstname: "Sophie",
    lastname: "Leroy",
    company: "Carnation",
    role: "admin",
    shows: "administratrice",
    subscription: { plan: "pro", monthsAgo: 2, daysAgo: -20 },
  },
  {
    uid: demoId("users", "karim"),
    email: "karim@carnation.example",
    firstname: "Karim",
    lastname: "Haddad",
    company: "Carnation",
    role: "employee",
    shows: "employé, sans accès à l’administration",
  },
];
