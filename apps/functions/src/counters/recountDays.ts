import { documentPaths, flowValueNames, type IsoDay, type Mended, parseIsoDay } from "@carnation/domain";
import { FieldValue, type Firestore } from "firebase-admin/firestore";

/** Figures of a day: whose, by the path of the document, then by name. */
type Figures = Map<string, Map<string, number>>;

/** The figures of every day, for the product and for each professional, against the facts that are noted of it. */
export async function recountDays(
  db: Firestore,
): Promise<{ readonly compared: number; readonly mended: readonly Mended[] }> {
  const mended: Mended[] = [];
  let compared = 0;
  for (const [date, paths] of await daysOfFigures(db)) {
    const { figures, differences } = await recountDay(db, date, paths);
    compared += figures;
    mended.push(...differences);
  }
  return { compared, mended };
}

/** Each day that has facts or figures, with the documents that hold figures of it. */
async function daysOfFigures(db: Firestore): Promise<ReadonlyMap<IsoDay, readonly string[]>> {
  const days = new Map<IsoDay, string[]>();
  const facts = await db.collection(documentPaths.countedFacts()).select("date").get();
  for (const fact of facts.docs) {
    const date: unknown = fact.get("date");
    if (typeof date === "string") days.set(date, days.get(date) ?? []);
  }
  const stored = await db.collectionGroup("statistics").select().get();
  for (const { ref } of stored.docs) {
    if (parseIsoDay(ref.id) !== null) days.set(ref.id, [...(days.get(ref.id) ?? []), ref.path]);
  }
  return days;
}

async function recountDay(
  db: Firestore,
  date: IsoDay,
  stored: readonly string[],
): Promise<{ readonly figures: number; readonly differences: readonly Mended[] }> {
  const theirs = db.collection(documentPaths.countedFacts()).where("date", "==", date);
  return db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(theirs);
    const figures = figuresOf(
      date,
      docs.map((fact) => ({ uid: fact.get("uid"), values: fact.get("values") })),
    );
    const paths = [...new Set([...stored, ...figures.keys()])];
    const known = paths.length === 0 ? [] : await transaction.getAll(...paths.map((path) => db.doc(path)));
    const differences: Mended[] = [];
    for (const day of known) {
      const counted = figures.get(day.ref.path);
      const changed: Record<string, unknown> = {};
      for (const name of flowValueNames) {
        const before: unknown = day.get(`values.${name}`);
        const after = counted?.get(name);
        if (before === after) continue;
        changed[name] = after ?? FieldValue.delete();
        const was = typeof before === "number" ? before : null;
        differences.push({ figure: `${day.ref.path} ${name}`, before: was, after: after ?? null });
      }
      if (Object.keys(changed).length > 0) {
        transaction.set(day.ref, { date, values: changed }, { merge: true });
      }
    }
    return { figures: paths.length * flowValueNames.length, differences };
  });
}

function figuresOf(
  date: IsoDay,
  facts: readonly { readonly uid: unknown; readonly values: unknown }[],
): Figures {
  const figures: Figures = new Map();
  for (const { uid, values } of facts) {
    if (typeof values !== "object" || values === null) continue;
    const paths = [documentPaths.dayStatistics(date)];
    if (typeof uid === "string") paths.push(documentPaths.userDayStatistics(uid, date));
    for (const path of paths) {
      const day = figures.get(path) ?? new Map<string, number>();
      for (const [name, by] of Object.entries(values)) {
        if (typeof by === "number") day.set(name, (day.get(name) ?? 0) + by);
      }
      figures.set(path, day);
    }
  }
  return figures;
}
