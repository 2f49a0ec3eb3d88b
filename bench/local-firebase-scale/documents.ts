import { Agent, request } from "node:http";

const ROOT = "projects/demo-scale/databases/(default)/documents";
const COLLECTION = "diagnosis";
/** Documents of one client, whatever the size of the collection. */
export const PER_CLIENT = 20;
/** Writes of one commit. */
const BATCH = 500;
const START = Date.parse("2026-01-01T00:00:00Z");
const TEXT = "x".repeat(200);

const agent = new Agent({ keepAlive: true });

/** Asks the REST interface as the administrator. @throws Error with the answer when it refuses */
async function ask(port: number, path: string, body: object | null): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", authorization: "Bearer owner" };
    const method = body === null ? "GET" : "POST";
    const sent = request({ host: "127.0.0.1", port, method, path, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(`HTTP ${response.statusCode}: ${text.slice(0, 300)}`));
      });
    });
    sent.on("error", reject);
    sent.end(body === null ? undefined : JSON.stringify(body));
  });
}

const id = (n: number): string => `d${String((n * 7919) % 1_000_003).padStart(7, "0")}`;

function document(n: number, count: number): object {
  const clients = count / PER_CLIENT;
  return {
    name: `${ROOT}/${COLLECTION}/${id(n)}`,
    fields: {
      customer: { stringValue: `client-${n % clients}` },
      created: { timestampValue: new Date(START + n * 1000).toISOString() },
      state: { stringValue: n % 3 === 0 ? "done" : "waiting" },
      score: { integerValue: String(n % 100) },
      text: { stringValue: TEXT },
    },
  };
}

/** Writes so many documents; indexes are made early, as in use, and kept while the others are written. */
export async function fill(port: number, count: number): Promise<void> {
  for (let start = 0; start < count; start += BATCH) {
    const writes = Array.from({ length: Math.min(BATCH, count - start) }, (_, step) => ({
      update: document(start + step, count),
    }));
    await ask(port, `/v1/${ROOT}:commit`, { writes });
    if (start === BATCH) for (const read of Object.values(reads)) await read(port, count, 0, false);
  }
}

const latest = [{ field: { fieldPath: "created" }, direction: "DESCENDING" }];

async function query(port: number, where: object, isFilled: boolean): Promise<void> {
  const structuredQuery = { from: [{ collectionId: COLLECTION }], ...where, orderBy: latest, limit: 20 };
  const found = await ask(port, `/v1/${ROOT}:runQuery`, { structuredQuery });
  if (isFilled && (!Array.isArray(found) || found.length !== PER_CLIENT))
    throw new Error("The query found something else.");
}

/**
 * Reads one of the documents that `fill` writes.
 * @param count of all documents
 * @param round another one asks for others
 * @param isFilled false while they are being written: how many are found is not looked at
 */
type Read = (port: number, count: number, round: number, isFilled?: boolean) => Promise<unknown>;

const equals = (fieldPath: string, stringValue: string): object => ({
  where: { fieldFilter: { field: { fieldPath }, op: "EQUAL", value: { stringValue } } },
});

/** Measured reads, each by its name. */
export const reads: Readonly<Record<string, Read>> = {
  "latest 20": (port, _count, _round, isFilled = true) => query(port, {}, isFilled),
  "20 of a client": (port, count, round, isFilled = true) =>
    query(port, equals("customer", `client-${(round * 31) % (count / PER_CLIENT)}`), isFilled),
  "one document": (port, count, round, isFilled = true) =>
    ask(port, `/v1/${ROOT}/${COLLECTION}/${id(isFilled ? (round * 7907) % count : 0)}`, null),
};

/** A query of a kind that has not been asked before, so that its index is made first. */
export const newKind: Read = (port) => query(port, equals("state", "done"), true);
