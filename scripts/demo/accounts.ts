/** A demo account. The `.example` domain is reserved (RFC 2606): no message can reach anybody. */
export interface DemoAccount {
  readonly uid: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string;
  readonly role: "customer" | "admin" | "employee";
  /** What the account shows, in the start banner. */
  readonly shows: string;
  /** Names of the other care that they practise. */
  readonly practises?: readonly string[];
  readonly subscription?: { readonly plan: string; readonly status: "active" | "trialing" | "past_due" };
}

/** One password for all demo accounts: they exist only in a local data folder. */
export const DEMO_PASSWORD = "Carnation-2026";

/** The account that administers. */
export const DEMO_ADMIN = "demo-sophie";

export const demoAccounts: readonly DemoAccount[] = [
  {
    uid: "demo-claire",
    email: "claire@lumieredepeau.example",
    firstname: "Claire",
    lastname: "Martin",
    company: "Institut Lumière de Peau",
    role: "customer",
    shows: "professionnelle, formule Pro, des clients déjà analysés",
    practises: ["Soin manuel du visage", "Massage liftant (type Kobido)", "LED (lumière douce)"],
    subscription: { plan: "pro", status: "active" },
  },
  {
    uid: "demo-nadia",
    email: "nadia@cabineteclat.example",
    firstname: "Nadia",
    lastname: "Benali",
    company: "Cabinet Éclat",
    role: "customer",
    shows: "professionnelle en période d’essai, compte encore vide",
    subscription: { plan: "essentiel", status: "trialing" },
  },
  {
    uid: "demo-julie",
    email: "julie@atelierduvisage.example",
    firstname: "Julie",
    lastname: "Robert",
    company: "Atelier du Visage",
    role: "customer",
    shows: "professionnelle dont le paiement est en retard",
    subscription: { plan: "essentiel", status: "past_due" },
  },
  {
    uid: DEMO_ADMIN,
    email: "sophie@carnation.example",
    firstname: "Sophie",
    lastname: "Leroy",
    company: "Carnation",
    role: "admin",
    shows: "administratrice",
    subscription: { plan: "pro", status: "active" },
  },
  {
    uid: "demo-karim",
    email: "karim@carnation.example",
    firstname: "Karim",
    lastname: "Haddad",
    company: "Carnation",
    role: "employee",
    shows: "employé, sans accès à l’administration",
  },
];
