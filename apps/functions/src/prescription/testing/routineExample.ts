import { emptyRoutine, type Routine, type RoutineStep } from "@carnation/domain/routine";
import { documentPaths } from "@carnation/product/path";
import { toStoredRoutine } from "@carnation/product/routine";
import { Timestamp } from "firebase-admin/firestore";
import type { Backend } from "../../backend/backend.ts";

/** A step in the words of a professional. */
export const step = (id: string, label: string, changes: Partial<RoutineStep> = {}): RoutineStep => ({
  id: `s-${id}`,
  recommendation: id,
  label,
  place: 0,
  quantity: 1,
  frequency: "Tous les soirs",
  note: "Une noisette sur peau propre.",
  override: null,
  ...changes,
});

/** Ten steps over four moments, one of which stands against a contraindication with its reason. */
export const routine: Routine = {
  ...emptyRoutine,
  morning: [
    step("gel", "Gel nettoyant doux", { frequency: "Tous les matins" }),
    step("vitamine", "Sérum vitamine C 10 %", { frequency: "Tous les matins" }),
    step("creme", "Crème hydratante légère"),
    step("spf", "Protection solaire SPF 50", { quantity: 2, frequency: "Matin, à renouveler au soleil" }),
  ],
  evening: [
    step("huile", "Huile démaquillante"),
    step("retinol", "Rétinol 0,3 %", { override: "Accord écrit de son médecin." }),
    step("barriere", "Crème barrière aux céramides"),
  ],
  weekly: [step("masque", "Masque à l’argile", { frequency: "Une fois par semaine" })],
  cabin: [
    step("soin", "Soin profond hydratant 60 min", { frequency: "Une fois par mois", quantity: 3, note: "" }),
    step("led", "LED rouge 20 min", {
      frequency: "2 fois par semaine pendant un mois",
      quantity: 8,
      note: "",
    }),
  ],
  nextPhoto: "2026-12-21",
  note: "Introduisez un seul nouveau produit par semaine.",
};

/** Stores a finished diagnosis with its routine. */
export async function addRoutine(
  { db }: Pick<Backend, "db">,
  uid: string,
  id: string,
  { customer, saved = routine }: { readonly customer: string | null; readonly saved?: Routine },
): Promise<void> {
  await db.doc(documentPaths.diagnosis(uid, id)).set({
    uid,
    consent: true,
    customer: customer === null ? null : documentPaths.customer(uid, customer),
    enabledSubcategories: [],
    state: "done",
    created: Timestamp.fromDate(new Date("2026-11-21T09:00:00Z")),
    routine: toStoredRoutine(saved),
  });
}

/** Stores a recommendation of the shared catalogue. */
export async function addRecommendation(
  { db }: Pick<Backend, "db">,
  id: string,
  fields: { readonly note?: string; readonly contraindications?: readonly string[]; readonly owner?: string },
): Promise<void> {
  const { contraindications = [], ...own } = fields;
  await db.doc(documentPaths.recommendation(id)).set({
    name: id,
    owner: "world",
    active: true,
    category: "cosmetics",
    contraindications: contraindications.map(documentPaths.contraindication),
    ...own,
  });
}
