import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Services of Google's emulators that a test may talk to. */
type Service = "hosting" | "functions" | "firestore" | "auth" | "storage";

/** The project of Google's emulators, in the shape of one on the local Firebase. */
export interface EmulatedProject {
  readonly projectId: string;
  /** A service that was not started has port 1, where nothing answers. */
  readonly ports: Readonly<Record<Service, number>>;
  /** Environment that makes firebase-admin talk to the emulators. */
  readonly adminEnv: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Variables in which `firebase emulators:exec` says where each service is, as `host:port`. */
const variables = {
  auth: "FIREBASE_AUTH_EMULATOR_HOST",
  firestore: "FIRESTORE_EMULATOR_HOST",
  storage: "FIREBASE_STORAGE_EMULATOR_HOST",
} as const;

/** Addresses as they were before a test changed its environment. */
const addresses = Object.fromEntries(
  Object.entries(variables).map(([service, name]) => [service, process.env[name]]),
);

const portOf = (service: keyof typeof variables): number =>
  Number(addresses[service]?.split(":").at(-1) ?? 1);

/** Tells whether the tests are run against Google's emulators (`npm run conformance`), not the local Firebase. */
export const usesOfficialEmulators = (): boolean => process.env["CARNATION_EMULATORS"] === "official";

async function ask(method: "PUT" | "PATCH" | "DELETE", url: string, body?: unknown): Promise<void> {
  const answer = await fetch(url, {
    method,
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
}

/** Empties the emulators and gives them the rules of a test. */
async function prepare(
  projectId: string,
  rules: { readonly firestore: string; readonly storage: string },
): Promise<void> {
  const { auth, firestore, storage } = addresses;
  if (auth !== undefined) {
    await ask("DELETE", `http://${auth}/emulator/v1/projects/${projectId}/accounts`);
    // As in every project that was made since September 2023: an error does not tell which addresses have an account.
    await ask("PATCH", `http://${auth}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config`, {
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    });
  }
  if (firestore !== undefined) {
    const url = `http://${firestore}/emulator/v1/projects/${projectId}`;
    await ask("DELETE", `${url}/databases/(default)/documents`);
    await ask("PUT", `${url}:securityRules`, {
      rules: { files: [{ name: "firestore.rules", content: rules.firestore }] },
    });
  }
  if (storage !== undefined) {
    const files = [{ name: "storage.rules", content: rules.storage }];
    await ask("PUT", `http://${storage}/internal/setRules`, { rules: { files } });
  }
}

/** Serves one page, and at Hosting's reserved address the configuration of the SDK. */
async function servePage(page: string, configuration: () => unknown): Promise<Server> {
  const server = createServer((request, response) => {
    const isConfiguration = request.url?.startsWith("/__/firebase/init.json");
    response.setHeader("content-type", isConfiguration ? "application/json" : "text/html");
    response.end(isConfiguration ? JSON.stringify(configuration()) : page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

/**
 * Opens the project of Google's emulators, which `firebase emulators:exec` has started, empty. Auth knows a client's
 * project by its own setting alone, so there is one for all files, which must come one after the other.
 * @param rules sources of both rules files
 * @param page what stands at the address of Hosting; nothing is served without it
 * @throws Error when an emulator refuses the rules
 */
export async function openEmulatedProject(
  rules: { readonly firestore: string; readonly storage: string },
  page?: string,
): Promise<EmulatedProject> {
  const projectId = process.env["GCLOUD_PROJECT"] ?? "demo-conformance";
  await prepare(projectId, rules);
  const services = {
    functions: 1,
    auth: portOf("auth"),
    firestore: portOf("firestore"),
    storage: portOf("storage"),
  };
  const storageBucket = `${projectId}.firebasestorage.app`;
  const emulators = Object.fromEntries(
    Object.entries(services).map(([service, port]) => [service, { host: "127.0.0.1", port }]),
  );
  const site =
    page === undefined
      ? undefined
      : await servePage(page, () => ({ projectId, apiKey: "key", storageBucket, emulators }));
  return {
    projectId,
    ports: { ...services, hosting: site ? (site.address() as AddressInfo).port : 1 },
    adminEnv: {
      GCLOUD_PROJECT: projectId,
      // Without it the Google libraries look for a metadata server on the network.
      METADATA_SERVER_DETECTION: "none",
      FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket }),
      ...Object.fromEntries(
        Object.entries(variables).map(([service, name]) => [name, addresses[service] ?? "127.0.0.1:1"]),
      ),
    },
    async stop() {
      await new Promise((resolve) => (site ? site.close(resolve) : resolve(undefined)));
    },
  };
}

/**
 * Finds the link of the newest message that Auth would have mailed to an address.
 * @throws Error when there is none
 */
export async function emulatedMailLink(projectId: string, to: string): Promise<string> {
  const answer = await fetch(`http://${addresses["auth"]}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; newEmail?: string; oobLink: string }[];
  };
  const link = oobCodes.findLast(({ email, newEmail }) => (newEmail ?? email) === to)?.oobLink;
  if (link === undefined) throw new Error(`no link was mailed to ${to}`);
  return link;
}
