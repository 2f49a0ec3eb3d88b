import { emptyRoutine, type RoutineStep } from "@carnation/domain/routine";
import { documentPaths } from "@carnation/product/path";
import { toStoredRoutine } from "@carnation/product/routine";
import { type Firestore, Timestamp } from "firebase-admin/firestore";
import sharp from "sharp";

/** A business that lacks nothing, as it is stored. */
export const storedBusiness = {
  activity: "Institut de beauté",
  legal_form: "EI",
  street: "12 rue des Lilas",
  postcode: "69002",
  city: "Lyon",
  phone: "+33478000000",
  siret: "73282932000074",
  vat_number: "FR44732829320",
  mediator: "Médiation de la consommation, 75000 Paris",
} as const;

/** A cream of 24 € and a care of 75 € in the shared catalogue, the cream against a contraindication. */
export async function addCatalogue(db: Firestore): Promise<void> {
  const shared = { owner: "world", active: true, category: "cosmetics" };
  await db.doc(documentPaths.contraindication("grossesse")).set({ name: "Grossesse" });
  await db.doc(documentPaths.recommendation("creme")).set({
    ...shared,
    name: "Crème",
    price: 2400,
    vatRate: 2000,
    contraindications: ["grossesse"],
  });
  await db.doc(documentPaths.recommendation("soin")).set({
    ...shared,
    name: "Soin",
    price: 7500,
    vatRate: 550,
  });
  await db.doc(documentPaths.recommendation("sans-prix")).set({ ...shared, name: "Sans prix", price: null });
}

/** A client, who agrees to e-mails. */
export async function addBuyer(
  db: Firestore,
  uid: string,
  id: string,
  { email = true, contraindications = [] }: { email?: boolean; contraindications?: readonly string[] } = {},
): Promise<void> {
  const consents = ["analysis", ...(email ? ["email"] : [])].map((purpose) => ({
    purpose,
    given: true,
    date: Timestamp.fromMillis(Date.UTC(2026, 5, 1)),
    version: "1",
    author: uid,
    signer: "Anaïs Morel",
  }));
  await db.doc(documentPaths.customer(uid, id)).set({
    firstname: "Anaïs",
    lastname: "Morel",
    email: "anais@exemple.fr",
    consent: true,
    consents,
    contraindications,
  });
}

/** A step of a routine. */
export function step(recommendation: string, more: Partial<RoutineStep> = {}): RoutineStep {
  return {
    id: `s-${recommendation}`,
    recommendation,
    label: recommendation,
    place: 0,
    quantity: 1,
    frequency: "",
    note: "",
    override: null,
    ...more,
  };
}

/** A finished diagnosis whose routine sells a cream and two cares, less 10 %: 24 + 150 = 174, less 17,40 = 156,60. */
export async function addSale(
  db: Firestore,
  uid: string,
  id: string,
  {
    customer = null,
    morning = [step("creme")],
    discount = 10,
  }: { customer?: string | null; morning?: readonly RoutineStep[]; discount?: number } = {},
): Promise<void> {
  const cabin = morning.length === 0 ? [] : [step("soin", { quantity: 2 })];
  await db.doc(documentPaths.diagnosis(uid, id)).set({
    uid,
    consent: true,
    customer: customer === null ? null : db.doc(documentPaths.customer(uid, customer)),
    enabledSubcategories: [],
    state: "done",
    created: Timestamp.now(),
    routine: toStoredRoutine({ ...emptyRoutine, morning, cabin, discount }),
  });
}

/** Holds what is paid for a sale of `addSale`, in cents. */
export const SALE_TOTAL = 15_660;

/** A drawing as the pad of a signature gives it. */
export async function drawnStroke(background: string): Promise<string> {
  const png = await sharp({ create: { width: 120, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}
