import { type IsoDay, parseIsoDay } from "@carnation/domain/format";
import { documentPaths } from "@carnation/product/path";
import { flowValueNames, type Mended } from "@carnation/product/statistics";
import { streamDocuments } from "../backend/streamDocuments.ts";
import { type DocumentSnapshot, FieldValue, type Firestore } from "firebase-admin/firestore";

/** Describes what the facts of a day add up to, by the path of the document that holds it, then by name. */
type Figures = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * The figures of every day, for the product and for each professional, against the facts that are noted of it. The facts come day
 * by day, so that one day is in memory; what differs, or has changed meanwhile, is counted anew in a transaction of its day.
 */
export async function recountDays(
  db: Firestore,
): Promise<{ readonly compared: number; readonly mended: readonly Mended[] }> {
  const mended: Mended[] = [];
  let compared = 0;
  for await (const { date, facts } of daysOfFacts(db)) {
    const figures = figuresOf(facts);
    const wrong = await wrongPaths(db, figures);
    compared += figures.size * flowValueNames.length;
    if (wrong.length > 0) mended.push(...(await recountDay(db, date, wrong)));
  }
  return { compared, mended };
}

interface DayOfFacts {
  readonly date: IsoDay;
  readonly facts: readonly DocumentSnapshot[];
}

async function* daysOfFacts(db: Firestore): AsyncGenerator<DayOfFacts> {
  let date: IsoDay | null = null;
  let facts: DocumentSnapshot[] = [];
  for await (const fact of streamDocuments(db.collection(documentPaths.countedFacts()).orderBy("date"))) {
    const day: unknown = fact.get("date");
    if (typeof day !== "string" || parseIsoDay(day) === null) continue;
    if (date !== null && day !== date) {
      yield { date, facts };
      facts = [];
    }
    date = day;
    facts.push(fact);
  }
  if (date !== null) yield { date, facts };
}

/** Documents that are read at once. */
const STEP = 300;

/** The paths of a day whose stored figures are not what their facts add up to. */
async function wrongPaths(db: Firestore, figures: Figures): Promise<string[]> {
  const paths = [...figures.keys()];
  const wrong: string[] = [];
  for (let begin = 0; begin < paths.length; begin += STEP) {
    const step = paths.slice(begin, begin + STEP);
    const stored = await db.getAll(...step.map((path) => db.doc(path)));
    wrong.push(
      ...stored.flatMap((day) =>
        differencesOf(day.ref.path, day, figures).length > 0 ? [day.ref.path] : [],
      ),
    );
  }
  return wrong;
}

async function recountDay(db: Firestore, date: IsoDay, found: readonly string[]): Promise<readonly Mended[]> {
  const theirs = db.collection(documentPaths.countedFacts()).where("date", "==", date);
  return db.runTransaction(async (transaction) => {
    const figures = figuresOf((await transaction.get(theirs)).docs);
    const paths = [...new Set([...found, ...figures.keys()])];
    const known = await transaction.getAll(...paths.map((path) => db.doc(path)));
    return known.flatMap((day) => {
      const differences = differencesOf(day.ref.path, day, figures);
      if (differences.length === 0) return [];
      const values = Object.fromEntries(
        differences.map(({ name, after }) => [name, after ?? FieldValue.delete()]),
      );
      transaction.set(day.ref, { date, values }, { merge: true });
      return differences.map(({ name, before, after }) => ({
        figure: `${day.ref.path} ${name}`,
        before,
        after,
      }));
    });
  });
}

/** A figure of a day that is not what its facts add up to. */
interface Difference {
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
}

function differencesOf(path: string, stored: DocumentSnapshot | undefined, figures: Figures): Difference[] {
  // A day of before there were facts, or of another system: nothing says what it was like but what is stored.
  if (!figures.has(path)) return [];
  return flowValueNames.flatMap((name): Difference[] => {
    const known: unknown = stored?.get(`values.${name}`);
    const after = figures.get(path)?.get(name);
    // What was taken back leaves a nought behind.
    return known === after || (known === 0 && after === undefined)
      ? []
      : [{ name, before: typeof known === "number" ? known : null, after: after ?? null }];
  });
}

function figuresOf(facts: readonly DocumentSnapshot[]): Figures {
  const figures = new Map<string, Map<string, number>>();
  for (const fact of facts) {
    const date: unknown = fact.get("date");
    const uid: unknown = fact.get("uid");
    const values: unknown = fact.get("values");
    if (typeof date !== "string" || typeof values !== "object" || values === null) continue;
    const paths: string[] = [documentPaths.dayStatistics(date)];
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
