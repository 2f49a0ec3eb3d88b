import { type Callable, callables, drawsPhotos } from "@carnation/product/callable";
import { parseCustomer, toStoredCustomer } from "@carnation/product/customer";
import { parseDiagnosis, toStoredDiagnosis } from "@carnation/product/diagnosis";
import { parseNews, toStoredNews } from "@carnation/product/news";
import { documentPaths } from "@carnation/product/path";
import { parseProfile, toStoredProfile } from "@carnation/product/profile";
import { searchFields } from "@carnation/product/search";
import { parseAccountSummary, toStoredAccountSummary } from "@carnation/product/statistics";
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everyExport } from "@carnation/testing/everyExport";
import { ERASURE_SECONDS } from "../erasure/carryOutErasure.ts";
import { PAYMENT_FUNCTION_SECONDS } from "../payment/provider/paymentSettings.ts";
import { ANNOUNCEMENT_SECONDS } from "../news/announceNews.ts";
import { NIGHTLY_SECONDS, REGION } from "../config/environment.ts";
import { QUEUE_FUNCTION_SECONDS } from "../ports/analysis/analysisLimits.ts";
import { SENDING_FUNCTION_SECONDS } from "../mail/outboxRetry.ts";
import { copyDeployed, firebaseConfig, root } from "./testing/deployedFolder.ts";
import { discover, type Endpoint } from "./testing/discover.ts";

const IS_DEEP = process.env["CARNATION_DEEP"] === "1";
const BIN = "node_modules/firebase-functions/lib/bin/firebase-functions.js";
const GIGABYTE_MB = 1024;
/** Memory of a function that asks for no other. */
const COMMON_MB = 512;

/** A function: its regions, its memory in MB, its time limit in seconds (null: the platform's) and what it waits for. */
type Row = readonly [
  regions: readonly string[],
  memory: number,
  seconds: number | null,
  event: string | undefined,
];

/** Holds what is no callable. A trigger is delivered again until it is done. */
const triggers: Readonly<Record<string, Row>> = {
  receiveFile: [[REGION], GIGABYTE_MB, null, "google.cloud.storage.object.v1.finalized, retried"],
  workAnalysisQueue: [
    [REGION],
    2 * GIGABYTE_MB,
    QUEUE_FUNCTION_SECONDS,
    "users/{uid}/analysisqueue/{id}, retried",
  ],
  resumeAnalysisQueue: [[REGION], 2 * GIGABYTE_MB, QUEUE_FUNCTION_SECONDS, "every 5 minutes, Europe/Paris"],
  carryOutErasure: [[REGION], COMMON_MB, ERASURE_SECONDS, "users/{uid}/erasures/{id}, retried"],
  countContraindications: [[REGION], COMMON_MB, null, "contraindications/{id}, retried"],
  deliverSending: [[REGION], COMMON_MB, SENDING_FUNCTION_SECONDS, "users/{uid}/sendings/{id}, retried"],
  answerJoinRequest: [[REGION], COMMON_MB, null, "joinrequests/{id}, retried"],
  erasePhotos: [[REGION], COMMON_MB, NIGHTLY_SECONDS, "every day 02:10, Europe/Paris"],
  eraseAccounts: [[REGION], COMMON_MB, NIGHTLY_SECONDS, "every day 02:40, Europe/Paris"],
  sweepUnfinished: [[REGION], COMMON_MB, NIGHTLY_SECONDS, "every day 03:40, Europe/Paris"],
  forgetExpired: [[REGION], COMMON_MB, NIGHTLY_SECONDS, "every day 03:10, Europe/Paris"],
  deliverAccountMail: [[REGION], COMMON_MB, SENDING_FUNCTION_SECONDS, "mails/{id}, retried"],
  legalsettings: [[REGION], COMMON_MB, null, "a request"],
  sendphonephoto: [[REGION], GIGABYTE_MB, null, "a request"],
  openCheckout: [
    [REGION],
    COMMON_MB,
    PAYMENT_FUNCTION_SECONDS,
    "users/{uid}/checkout_sessions/{id}, retried",
  ],
  stripewebhook: [[REGION], COMMON_MB, PAYMENT_FUNCTION_SECONDS, "a request"],
  countCoupons: [[REGION], COMMON_MB, null, "coupons/{id}, retried"],
  countArticles: [[REGION], COMMON_MB, null, "news/{id}, retried"],
  followAccount: [[REGION], COMMON_MB, null, "users/{uid}, retried"],
  countNewClient: [[REGION], COMMON_MB, null, "users/{uid}/customers/{id}, retried"],
  countDeletedClient: [[REGION], COMMON_MB, null, "users/{uid}/customers/{id}, retried"],
  followDiagnosisState: [[REGION], COMMON_MB, null, "users/{uid}/diagnosis/{id}, retried"],
  forgetDiagnosis: [[REGION], COMMON_MB, null, "users/{uid}/diagnosis/{id}, retried"],
  countSubscriptions: [[REGION], COMMON_MB, null, "users/{uid}/subscriptions/{id}, retried"],
  countQuotes: [[REGION], COMMON_MB, null, "users/{uid}/quotes/{id}, retried"],
  countSendings: [[REGION], COMMON_MB, null, "users/{uid}/sendings/{id}, retried"],
  countMails: [[REGION], COMMON_MB, null, "mails/{id}, retried"],
  countRecommendations: [[REGION], COMMON_MB, null, "recommendations/{id}, retried"],
  limitRecommendations: [[REGION], COMMON_MB, null, "recommendations/{id}, retried"],
  countSubcategories: [[REGION], COMMON_MB, null, "subcategories/{id}, retried"],
  countDay: [[REGION], COMMON_MB, NIGHTLY_SECONDS, "every day 23:50, Europe/Paris"],
  announceArticle: [[REGION], COMMON_MB, ANNOUNCEMENT_SECONDS, "news/{id}, retried"],
};

function rowOf(endpoint: Endpoint): Row {
  const { region, availableMemoryMb, timeoutSeconds } = endpoint;
  const { eventTrigger, callableTrigger, httpsTrigger, scheduleTrigger } = endpoint;
  const event = eventTrigger?.eventFilterPathPatterns?.document ?? eventTrigger?.eventType;
  if (callableTrigger) return [region, availableMemoryMb, timeoutSeconds, "a call"];
  if (scheduleTrigger) {
    const when = `${scheduleTrigger.schedule}, ${scheduleTrigger.timeZone}`;
    return [region, availableMemoryMb, timeoutSeconds, when];
  }
  if (httpsTrigger) return [region, availableMemoryMb, timeoutSeconds, "a request"];
  const waitsFor = `${event}, ${eventTrigger?.retry ? "retried" : "once"}`;
  return [region, availableMemoryMb, timeoutSeconds, waitsFor];
}

const foundIn = (endpoints: Readonly<Record<string, Endpoint>>) =>
  Object.fromEntries(Object.entries(endpoints).map(([name, endpoint]) => [name, rowOf(endpoint)]));

/** The triggers, and of the callables those that are built. */
const expectedOf = (endpoints: Readonly<Record<string, Endpoint>>) => ({
  ...triggers,
  ...Object.fromEntries(
    Object.values<Callable>(callables)
      .filter(({ name }) => name in endpoints)
      .map(({ name, memory, seconds }): [string, Row] => [
        name,
        [[REGION], memory ? Number.parseInt(memory, 10) * GIGABYTE_MB : COMMON_MB, seconds ?? null, "a call"],
      ]),
  ),
});

/** Installs packages by name; without names what a folder's lock file names, as Google does. */
async function install(folder: string, ...packages: readonly string[]): Promise<void> {
  const options = ["--omit=dev", "--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts"];
  const command = packages.length === 0 ? "ci" : "install";
  await promisify(execFile)("npm", [command, ...options, ...packages], {
    cwd: folder,
    shell: process.platform === "win32",
  });
}

/**
 * Installs the Node version that `firebase.json` names, in a folder of its own: beside the project's own Node, which is
 * newer, the two would be one command.
 * @returns its program; undefined where the registry has none for this machine
 */
async function runtimeNode(folder: string): Promise<string | undefined> {
  if (process.platform !== "linux") return undefined;
  const major = firebaseConfig.functions.runtime.replace("nodejs", "");
  const name = `node-linux-${process.arch}`;
  await mkdir(folder);
  await writeFile(join(folder, "package.json"), "{}");
  await install(folder, `${name}@${major}`);
  const program = join(folder, "node_modules", name, "bin/node");
  const { stdout } = await promisify(execFile)(program, ["--version"]);
  expect(stdout).toMatch(new RegExp(`^v${major}\\.`, "u"));
  return program;
}

let work: string;
let built: string;
/** Below the project's `node_modules`, from where what is installed there is found. */
let inside: string;
let uploaded: readonly string[];

beforeAll(async () => {
  const cache = join(root, "node_modules/.cache");
  await mkdir(cache, { recursive: true });
  work = await mkdtemp(join(cache, "deploy-"));
  built = join(work, "built");
  inside = join(work, "functions");
  const functions = join(root, firebaseConfig.functions.source);
  await build({ root: functions, logLevel: "silent", build: { outDir: built, emptyOutDir: true } });
  uploaded = copyDeployed(built, inside);
});

afterAll(() => rm(work, { recursive: true, force: true }));

describe("the upload of `firebase deploy`", () => {
  test("the upload of `firebase deploy` is what was built and its package.json: no source, no test, no secret", () => {
    // What a deployment adds: its variables, and who it is.
    const own = (path: string): boolean => path.startsWith(".env") || /^legal\b.*\.json$/u.test(path);
    const others = uploaded.filter((path) => !path.startsWith("dist/") && !own(path));
    // The lock file is there once the functions were built.
    expect(others.filter((path) => path !== "package-lock.json")).toEqual(["package.json"]);
    expect(uploaded).toEqual(expect.arrayContaining(["dist/index.js", "dist/analysisWorker.js"]));
    expect(uploaded.filter((path) => /\.(?:ts|map|local)$/u.test(path))).toEqual([]);
  });

  test("the upload of `firebase deploy` imports nothing that its package.json does not have installed", () => {
    const manifest = JSON.parse(readFileSync(join(inside, "package.json"), "utf8")) as {
      dependencies: Record<string, string>;
      devDependencies?: Record<string, string>;
      engines: { node: string };
    };
    const imported = uploaded
      .filter((path) => path.endsWith(".js"))
      .map((path) => readFileSync(join(inside, path), "utf8"))
      .flatMap((code) => [...code.matchAll(/^import [^"]*"([^."][^"]*)";$|\bimport\("([^."][^"]*)"\)/gmu)])
      .map(([, named, loaded]) => named ?? loaded ?? "");
    expect(imported.length).toBeGreaterThan(10);
    const packages = imported
      .filter((name) => !isBuiltin(name))
      .map((name) => /^(?:@[^/]+\/)?[^/]+/u.exec(name)?.[0] ?? name);
    expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining([...new Set(packages)]));
    // npm asks the registry for whatever is named, installed or not; ours are in none.
    const named = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(named.filter((name) => name.startsWith("@carnation/"))).toEqual([]);
    expect(firebaseConfig.functions.runtime).toBe(`nodejs${/\d+/u.exec(manifest.engines.node)?.[0]}`);
  });

  test("the upload of `firebase deploy` loads the payment provider's library when somebody pays, not with every function", () => {
    const code = readFileSync(join(inside, "dist/index.js"), "utf8");
    expect(code).toMatch(/\bimport\("stripe"\)/u);
    expect(code).not.toMatch(/\bfrom "stripe"/u);
  });

  test("the upload of `firebase deploy` answers the discovery with every function, its region, memory, calls at once, time limit and trigger", async () => {
    const endpoints = await discover(inside, join(root, BIN));
    expect(foundIn(endpoints)).toEqual(expectedOf(endpoints));
    const bounded = Object.entries(endpoints).flatMap(([name, { concurrency }]) =>
      typeof concurrency === "number" ? [[name, concurrency]] : [],
    );
    // What holds photos or attachments answers few at once; all else the platform's 80.
    const rows = Object.values<Callable>(callables).flatMap(({ name, concurrency }) =>
      concurrency === undefined ? [] : [[name, concurrency] as const],
    );
    expect(Object.fromEntries(bounded)).toEqual({
      ...Object.fromEntries(rows),
      receiveFile: drawsPhotos.concurrency,
      sendphonephoto: 8,
      deliverSending: 10,
      workAnalysisQueue: 1,
      resumeAnalysisQueue: 1,
    });
  });

  test.runIf(IS_DEEP)(
    "the upload of `firebase deploy` answers it elsewhere, too, and does one call of each kind, with what is installed from its lock file alone, under the Node version of firebase.json",
    async () => {
      const apart = await mkdtemp(join(tmpdir(), "carnation-deploy-"));
      copyDeployed(built, apart);
      await install(apart);
      const node = await runtimeNode(join(apart, "runtime"));
      const endpoints = await discover(apart, join(apart, BIN), node);
      expect(foundIn(endpoints)).toEqual(expectedOf(endpoints));
      const calls = join(import.meta.dirname, "testing/eachKind.ts");
      const args = ["--conditions=@carnation/source", calls, join(apart, "dist/index.js")];
      const { stdout } = await promisify(execFile)(node ?? process.execPath, args, { cwd: root });
      expect(JSON.parse(stdout.trim().split("\n").at(-1) ?? "")).toMatchObject({
        scheduled: "ran",
        document: "ran",
        state: "done",
        request: 200,
      });
      await rm(apart, { recursive: true, force: true });
    },
    300_000,
  );
});

describe("firebase.json, rules and indexes", () => {
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  /** Names of collections and documents, alternately. */
  const named = Object.values(documentPaths).flatMap((path) =>
    (path as (...ids: string[]) => string)("a", "b")
      .split("/")
      .filter((_name, index) => index % 2 === 0),
  );

  test("name files and a script that are there", () => {
    const { firestore, storage, functions, hosting } = firebaseConfig;
    const files = [firestore.rules, firestore.indexes, storage.rules, functions.source];
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    // Its folder is there once the app is built.
    expect(existsSync(join(root, hosting.public, ".."))).toBe(true);
    expect(functions.predeploy).toEqual(["npm run build -w apps/functions"]);
    expect(JSON.parse(read(join(functions.source, "package.json")))).toMatchObject({ main: "dist/index.js" });
  });

  test("name folders of Storage that something is stored in", async () => {
    const rules = read("storage.rules");
    const below = [...rules.matchAll(/match \/users\/\{uid\}\/(\w+)\/\{file\}/gu)].map(([, name]) => name);
    const shared = /folder in \[(?<names>[^\]]+)\]/u.exec(rules)?.groups?.["names"] ?? "";
    const paths = Object.entries(await everyExport("domain", "product")).flatMap(([name, path]) =>
      name.endsWith("Path") ? [(path as (...ids: string[]) => string)("a", "b").split("/")] : [],
    );
    expect(paths.map(([, , folder]) => folder)).toEqual(expect.arrayContaining(below));
    expect(below.length).toBeGreaterThanOrEqual(2);
    const folders = paths.map(([folder]) => folder);
    const named = [...shared.matchAll(/'(\w+)'/gu)].map(([, name]) => name);
    expect(folders).toEqual(expect.arrayContaining(named));
  });

  test("name collections that are there, and fields that are stored", () => {
    const matches = [...read("firestore.rules").matchAll(/match \/([a-z_-]+)\/\{\w+\} \{/gu)];
    const ruled = matches.map(([, name = ""]) => name);
    expect(ruled.length).toBeGreaterThan(10);
    expect(ruled.filter((name) => !named.includes(name))).toEqual([]);
    const { indexes } = JSON.parse(read("firestore.indexes.json")) as {
      indexes: { collectionGroup: string; fields: { fieldPath: string }[] }[];
    };
    const now = new Date();
    const minimal = { uid: "u", consent: true, state: "started", created: now, createdAt: now };
    const stored: Readonly<Record<string, readonly string[]>> = {
      diagnosis: Object.keys(toStoredDiagnosis(parseDiagnosis("d", minimal))),
      news: Object.keys(toStoredNews(parseNews("n", minimal))),
      sendings: ["customer", "created"],
      quotes: ["customer", "diagnosis", "created"],
      invoices: ["customer", "created"],
      recommendations: ["owner", "name", ...Object.keys(searchFields(""))],
      coupons: Object.keys(searchFields("")),
      customers: Object.keys(toStoredCustomer(parseCustomer("c", minimal))),
      users: [
        ...Object.keys(toStoredProfile(parseProfile("u", minimal))),
        ...Object.keys(toStoredAccountSummary(parseAccountSummary(minimal))).map((name) => `summary.${name}`),
        ...Object.keys(searchFields("")),
      ],
      adminlog: ["target", "date"],
    };
    for (const { collectionGroup, fields } of indexes) {
      expect(named).toContain(collectionGroup);
      const paths = fields.map(({ fieldPath }) => fieldPath);
      expect(stored[collectionGroup]).toEqual(expect.arrayContaining(paths));
    }
  });
});
