import {
  type AskToken,
  createClient,
  type CarnationClient,
  loadAppCheck,
  loadRuntimeConfig,
} from "@carnation/data";
import { accountSearchFields, newUser } from "@carnation/product/account";
import { diagnosisFilesPrefix, documentPaths } from "@carnation/product/path";
import { Timestamp } from "firebase-admin/firestore";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Backend, removeAll } from "../../apps/functions/src/backend/backend.ts";
import { forgetInFacts } from "../../apps/functions/src/counters/isBeingErased.ts";

interface CheckOptions {
  /** Address of the app, without a slash at the end. */
  readonly site: string;
  /** A photo of a face, as JPEG. */
  readonly photo: Uint8Array<ArrayBuffer>;
  /** Gives App Check tokens, where the deployment insists on them. @default the local product does, if it has any */
  readonly appCheck?: AskToken | undefined;
  /** Tells the operator what is checked by now. */
  readonly tell: (line: string) => void;
}

/** Longest time that the functions have for an analysis, or for an erasure, the start of their first instance included. */
const ANSWER_MS = 240_000;
const POLL_MS = 500;
const DAY_MS = 86_400_000;

/** Hint for refused files, whose rules read the account. */
const RULES = " : les règles de Storage lisent-elles Firestore ?";

/** A check failed: the deployment is not in order. */
export class CheckFailedError extends Error {
  override readonly name = "CheckFailedError";
}

/**
 * Walks the main job of a deployment as a page does, under its rules and with its functions: the configuration, one account, one
 * upload, one analysis whose result is read, its erasure. What was made for it is erased again, also where it fails.
 * @throws CheckFailedError with a sentence for the operator
 */
export async function checkDeployment(
  backend: Backend,
  { site, photo, appCheck, tell }: CheckOptions,
): Promise<void> {
  const config = await named(
    `La configuration ${site}/__/firebase/init.json n’est pas servie`,
    loadRuntimeConfig(`${site}/__/firebase/init.json`),
  );
  tell(`configuration du projet ${config.projectId}`);
  const account = newAccount();
  let client: CarnationClient | null = null;
  try {
    await openAccount(backend, account);
    tell("compte créé");
    client = createClient(config, { startAppCheck: await loadAppCheck(config, appCheck ?? "") });
    const session = await named(
      "La connexion est refusée",
      client.auth.signIn(account.email, account.password),
    );
    const { diagnoses } = await client.openWorkspace(session);
    tell("compte connecté");
    const id = await named("Les fonctions ne répondent pas", diagnoses.start({ consent: true }));
    const upload = diagnoses.uploadPhoto(id, new Blob([photo], { type: "image/jpeg" }));
    await named(`La photo n’est pas acceptée${RULES}`, upload.done);
    tell("photo envoyée");
    await analysed(backend, account.uid, id);
    const result = await named(`Le résultat n’est pas lisible${RULES}`, diagnoses.result(id));
    tell(`photo analysée, ${Object.keys(result.criteria).length} critères lus`);
    await named("L’effacement est refusé", diagnoses.erase(id));
    const gone = async (): Promise<boolean> =>
      (await backend.files.list(diagnosisFilesPrefix(account.uid, id))).length === 0;
    await until(gone, "Les fichiers de l’analyse ne sont pas effacés");
    tell("analyse effacée");
  } finally {
    await client?.close().catch(() => undefined);
    await eraseAccount(backend, account.uid);
    tell("compte effacé");
  }
}

interface CheckAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

function newAccount(): CheckAccount {
  const uid = `check${randomUUID().replaceAll("-", "")}`;
  return { uid, email: `${uid}@deploiement.example`, password: `${randomUUID()}Aa1!` };
}

/** Makes an account as a sign-up and a first payment leave it. */
async function openAccount({ auth, db }: Backend, account: CheckAccount): Promise<void> {
  const { uid } = account;
  await auth.createUser(account);
  await auth.setCustomUserClaims(uid, { role: "customer" });
  const about = { email: account.email, firstname: "Vérification", lastname: "Déploiement" };
  const stored = newUser(about, new Date());
  await db.doc(documentPaths.user(uid)).set({
    ...stored,
    ...accountSearchFields(stored),
    enabled_subcategories: [],
    hidden_criterias: [],
  });
  await db.doc(documentPaths.subscription(uid, "check")).set({
    status: "active",
    current_period_end: Timestamp.fromMillis(Date.now() + DAY_MS),
  });
}

/** Waits for the end of an analysis. @throws CheckFailedError where it ends in an error, or not at all */
async function analysed({ db }: Backend, uid: string, id: string): Promise<void> {
  const diagnosis = db.doc(documentPaths.diagnosis(uid, id));
  let stored = await diagnosis.get();
  const ended = async (): Promise<boolean> => {
    stored = await diagnosis.get();
    return stored.get("state") !== "started";
  };
  await until(ended, "La photo n’est pas analysée : voyez les journaux de receiveFile");
  if (stored.get("state") === "done") return;
  throw new CheckFailedError(`L’analyse a échoué : ${String(stored.get("error"))}.`);
}

/** Erases the account itself first: functions that still count for it store nothing under one that is gone. */
async function eraseAccount({ auth, db, files }: Backend, uid: string): Promise<void> {
  const user = db.doc(documentPaths.user(uid));
  await user.delete();
  await forgetInFacts(db, uid);
  await removeAll(files, `users/${uid}/`);
  await db.recursiveDelete(user);
  // Passes over somebody who is not there, where even that failed.
  await auth.deleteUsers([uid]);
}

async function until(isSo: () => Promise<boolean>, failure: string): Promise<void> {
  const end = Date.now() + ANSWER_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new CheckFailedError(`${failure}.`);
    await sleep(POLL_MS);
  }
}

/** Says which part a failure is of. */
async function named<T>(failure: string, part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new CheckFailedError(`${failure} (${why})`, { cause });
  }
}
