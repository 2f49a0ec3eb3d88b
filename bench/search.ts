/**
 * Measures how long the server takes to find one record by what is typed of it, on the local Firebase: 5,000 professionals, 3,000 clients
 * of one of them with 100,000 diagnoses, 1,000 recommendations, 300 articles. Each time is said as a ratio to one document that is read in the same run,
 * and to the limit of 300 ms; beside it, how many documents a search and a list read for those that they show.
 * Run: `npm run bench:search`
 */
import { WORLD } from "@carnation/domain/internal/recommendation";
import { foldText } from "@carnation/domain/text";
import { accountSearchFields } from "@carnation/product/account";
import { customerSearchFields } from "@carnation/product/customer";
import { searchFields } from "@carnation/product/search";
import type { Firestore } from "firebase-admin/firestore";
import type { AskedList, DocumentState, ListState, Unsubscribe } from "../packages/data/src/index.ts";
import { startNodeBackend } from "../packages/data/src/testing/nodeWorkspace.ts";
import { median } from "./local-firebase/statistics.ts";

const ROUNDS = Number(process.env["ROUNDS"] ?? 15);
const LIMIT_MS = 300;
const COUNTS = {
  professionals: 5000,
  clients: 3000,
  recommendations: 1000,
  articles: 300,
  diagnoses: Number(process.env["DIAGNOSES"] ?? 100_000),
};

const firstnames = [
  "Camille",
  "Élodie",
  "Jean-Luc",
  "Anaïs",
  "Zoé",
  "Œnone",
  "Inès",
  "Maëlle",
  "Léa",
  "Noémie",
];
const lastnames = [
  "Durand",
  "Érard",
  "Lefèvre",
  "D’Aubigné",
  "Martin",
  "Morel",
  "Roy",
  "Petit",
  "Bœuf",
  "Le Goff",
];
const words = [
  "Sérum",
  "Crème",
  "Éclat",
  "Apaisante",
  "Nuit",
  "Peau",
  "Hydratation",
  "Cœur",
  "Masque",
  "Lumière",
];

/** A name of two words and a number, the same for the same index. */
const wordsAt = (all: readonly string[], index: number): string =>
  `${all[index % all.length] ?? ""} ${all[Math.floor(index / all.length) % all.length] ?? ""} ${index}`;
const personAt = (index: number, domain: string) => ({
  firstname: firstnames[index % firstnames.length] ?? "",
  lastname: `${lastnames[Math.floor(index / firstnames.length) % lastnames.length] ?? ""} ${index}`,
  email: `personne${index}@${domain}.example`,
});

async function fill(admin: Firestore): Promise<void> {
  const documents: (readonly [path: string, fields: object])[] = [];
  for (let index = 0; index < COUNTS.professionals; index += 1) {
    const account = {
      ...personAt(index, "instituts"),
      company: `Institut ${wordsAt(words, index)}`,
      role: "customer" as const,
    };
    documents.push([`users/p${index}`, { ...account, active: true, ...accountSearchFields(account) }]);
  }
  for (let index = 0; index < COUNTS.clients; index += 1) {
    const customer = personAt(index, "clients");
    const stored = { ...customer, consent: true, consents: [], last_diagnostic: null };
    const keys = customerSearchFields({ ...customer, consents: [], lastDiagnostic: null });
    documents.push([`users/claire/customers/c${index}`, { ...stored, ...keys }]);
  }
  for (let index = 0; index < COUNTS.recommendations; index += 1) {
    const name = wordsAt(words, index);
    documents.push([
      `recommendations/r${index}`,
      { name, owner: WORLD, active: true, category: "cosmetics", ...searchFields(name) },
    ]);
  }
  for (let index = 0; index < COUNTS.articles; index += 1) {
    const title = `Article ${wordsAt(words, index)}`;
    const dated = { createdAt: new Date(index * 86_400_000), published: true };
    documents.push([`news/n${index}`, { title, body: "", ...dated, ...searchFields(title) }]);
  }
  for (let index = 0; index < COUNTS.diagnoses; index += 1) {
    const customer = admin.doc(`users/claire/customers/c${index % COUNTS.clients}`);
    const created = new Date(Date.UTC(2020, 0, 1) + index * 1_800_000);
    documents.push([
      `users/claire/diagnosis/d${index}`,
      { customer, created, state: "done", consent: true, uid: "claire", conditions: [] },
    ]);
  }
  for (let start = 0; start < documents.length; start += 500) {
    const batch = admin.batch();
    for (const [path, fields] of documents.slice(start, start + 500)) batch.set(admin.doc(path), fields);
    await batch.commit();
  }
}

type Watch<Known> = (onNext: (known: Known) => void, onError: (error: unknown) => void) => Unsubscribe;

/** Gives what a watch tells once the server has answered, and after how many milliseconds. */
async function answered<Known extends { readonly status: string }>(
  watch: Watch<Known>,
): Promise<{ readonly known: Known; readonly ms: number }> {
  const answer = Promise.withResolvers<Known>();
  const began = performance.now();
  const stop = watch((known) => {
    if (known.status === "ready" && (known as { fromCache?: boolean }).fromCache !== true)
      answer.resolve(known);
  }, answer.reject);
  const known = await answer.promise;
  const ms = performance.now() - began;
  stop();
  return { known, ms };
}

/** The values of a list that is ready. */
const valuesOf = <T>(known: ListState<T>): readonly T[] => (known.status === "ready" ? known.value : []);

interface Searched<T> {
  readonly what: string;
  readonly list: AskedList<T>;
  readonly count: number;
  /** Gives what is typed to find the record of an index. */
  readonly typed: readonly ((index: number) => string)[];
  /** The texts in which a list looks for what is typed. */
  readonly textOf: (record: T) => string;
}

const backend = await startNodeBackend();
try {
  const claire = await backend.open("claire");
  const sophie = await backend.open("sophie", "admin");
  await fill(backend.admin);

  const reads: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const read = await answered<DocumentState<unknown>>((...listeners) =>
      claire.customers.watch(`c${round + 7}`, ...listeners),
    );
    reads.push(read.ms);
  }
  const one = median(reads);
  console.log(`one document read: ${one.toFixed(1)} ms`);

  async function measure<T>({ what, list, count, typed, textOf }: Searched<T>): Promise<void> {
    for (const typing of typed) {
      const times: number[] = [];
      let [read, shown] = [0, 0];
      for (let round = 0; round < ROUNDS; round += 1) {
        // Beyond what a list shows, in the middle and at the end.
        const search = typing(count - 1 - Math.floor((round * count) / (ROUNDS * 2)));
        const { known, ms } = await answered<ListState<T>>((...listeners) =>
          list.watchAsked({ search }, ...listeners),
        );
        const folded = foldText(search).split(" ");
        const found = valuesOf(known);
        const matching = found.filter((record) =>
          folded.every((word) => foldText(textOf(record)).includes(word)),
        );
        if (matching.length === 0) throw new Error(`${what}: « ${search} » was not found`);
        times.push(ms);
        read += found.length;
        shown += matching.length;
      }
      const ms = median(times);
      console.log(
        `${what}, « ${typing(count - 1)} »: ${ms.toFixed(1)} ms, × ${(ms / one).toFixed(1)} of one document, × ${(ms / LIMIT_MS).toFixed(2)} of ${LIMIT_MS} ms; ${read} read for ${shown} shown`,
      );
    }
  }

  const person = ({
    lastname,
    firstname,
    email,
  }: {
    lastname: string;
    firstname: string;
    email: string;
  }): string => `${lastname} ${firstname} ${email}`;
  const people = (domain: string) => [
    (index: number) => `personne${index}`,
    (index: number) => foldText(`${personAt(index, domain).firstname} ${personAt(index, domain).lastname}`),
    (index: number) => `personne${index}@`,
    // As people say it: many bear it.
    (index: number) =>
      foldText(
        `${personAt(index, domain).firstname} ${personAt(index, domain).lastname.replace(/ \d+$/u, "")}`,
      ),
  ];
  await measure({
    what: "clients",
    list: claire.customers,
    count: COUNTS.clients,
    typed: people("clients"),
    textOf: person,
  });
  await measure({
    what: "professionals",
    list: sophie.professionals,
    count: COUNTS.professionals,
    typed: [...people("instituts"), (index) => `institut ${foldText(wordsAt(words, index))}`],
    textOf: (listed) => `${listed.company} ${person(listed)}`,
  });
  await measure({
    what: "recommendations",
    list: sophie.recommendations,
    count: COUNTS.recommendations,
    typed: [(index) => foldText(wordsAt(words, index))],
    textOf: ({ name }) => name,
  });
  await measure({
    what: "articles",
    list: sophie.articles,
    count: COUNTS.articles,
    typed: [(index) => foldText(wordsAt(words, index))],
    textOf: ({ title }) => title,
  });

  const theirs: number[] = [];
  let listed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { known, ms } = await answered<ListState<unknown>>((...listeners) =>
      claire.diagnoses.watchOfCustomer(`c${COUNTS.clients - 1 - round * 7}`, ...listeners),
    );
    theirs.push(ms);
    listed += valuesOf(known).length;
  }
  console.log(
    `diagnoses of one client of ${COUNTS.diagnoses}: ${median(theirs).toFixed(1)} ms, × ${(median(theirs) / one).toFixed(1)} of one document, × ${(median(theirs) / LIMIT_MS).toFixed(2)} of ${LIMIT_MS} ms; ${(listed / ROUNDS).toFixed(0)} read for each`,
  );

  for (const [what, limit, watchAll] of [
    ["diagnoses", 20, claire.diagnoses.watchAll],
    ["clients", 200, claire.customers.watchAll],
    ["professionals", 200, sophie.professionals.watchAll],
    ["shared recommendations", 500, sophie.recommendations.watchShared],
    ["articles", 500, sophie.articles.watchAll],
  ] as const) {
    const { known, ms } = await answered<ListState<unknown>>((...listeners) => watchAll(...listeners));
    console.log(`list of ${what}: ${valuesOf(known).length} read, ${limit} at most, ${ms.toFixed(0)} ms`);
  }
} finally {
  await backend.stop();
}
