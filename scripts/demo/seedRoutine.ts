import { isoDay } from "@carnation/domain/format";
import { careMoments } from "@carnation/domain/internal/recommendation";
import { parseSubcategory, subcategoryPlaces } from "@carnation/domain/internal/subcategory";
import { addStep, emptyRoutine, type Routine, type RoutineProduct } from "@carnation/domain/routine";
import { documentPaths } from "@carnation/product/path";
import { parseRecommendation } from "@carnation/product/recommendation";
import type { Firestore } from "firebase-admin/firestore";
import { saveRoutine } from "../../apps/functions/src/routine/saveRoutine.ts";
import { waitForAnalysis } from "./waitForAnalysis.ts";
import { DEMO_CLIENTS_OF, demoClients } from "./clients.ts";
import { daysAgo } from "./createOnce.ts";
import { demoRoutine } from "./routine.ts";
import { demoId } from "./demoId.ts";

/** The demo's routine, saved as the product's own function saves one, once its diagnosis is done; one is left as it is. */
export async function seedRoutine(db: Firestore): Promise<void> {
  const diagnosis = db.doc(documentPaths.diagnosis(DEMO_CLIENTS_OF, demoRoutine.diagnosis));
  const ended = await waitForAnalysis(diagnosis);
  if (ended.get("state") !== "done" || ended.get("routine") !== undefined) return;
  const routine = await composed(db);
  const actor = { uid: DEMO_CLIENTS_OF, role: "customer", active: true, subscribed: true } as const;
  await saveRoutine({ db }, actor, { diagnosisId: diagnosis.id, ...routine });
}

async function composed(db: Firestore): Promise<Routine> {
  const [recommendations, subcategories] = await Promise.all([
    db.collection(documentPaths.recommendations()).get(),
    db.collection(documentPaths.subcategories()).get(),
  ]);
  const places = subcategoryPlaces(
    subcategories.docs.map((document) => parseSubcategory(document.id, document.data())),
  );
  const known = new Map(
    recommendations.docs.map((document): [string, RoutineProduct] => {
      const { subcategory, ...product } = parseRecommendation(document.id, document.data());
      return [document.id, { ...product, place: places.get(subcategory ?? "") ?? places.size }];
    }),
  );
  const steps = careMoments.flatMap((moment) =>
    demoRoutine.steps[moment].flatMap((name) => {
      const product = known.get(demoId("recommendations", name));
      return product === undefined ? [] : [{ moment, product }];
    }),
  );
  const filled = steps.reduce<Routine>(
    (routine, { moment, product }) => addStep(routine, moment, product).routine,
    emptyRoutine,
  );
  const { note, discount, nextPhotoDays } = demoRoutine;
  return { ...filled, note, discount, nextPhoto: isoDay(daysAgo(photoDaysAgo() - nextPhotoDays)) };
}

function photoDaysAgo(): number {
  const diagnoses = demoClients.flatMap(({ diagnoses: theirs = [] }) => theirs);
  return diagnoses.find(({ id }) => id === demoRoutine.diagnosis)?.daysAgo ?? 0;
}
