import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { createAuthService } from "../auth/authService.ts";
import { createMailFiles } from "../auth/mailFiles.ts";
import { Database } from "../database/database.ts";
import { functionsEnv } from "../functions/functionsEnv.ts";
import { startFunctionsHost } from "../functions/functionsHost.ts";
import { createHosting } from "../hosting/hosting.ts";
import { readBody } from "../http/body.ts";
import { createIdentityResolver } from "../identity/identityResolver.ts";
import { createStorageService } from "../storage/storageService.ts";
import { AuthorizedReads } from "../store/authorizedReads.ts";
import { createDocumentStore } from "../store/sqliteDocumentStore.ts";
import { readEpoch } from "../streams/resumeToken.ts";
import { firestoreAccess, storageAccess } from "./access.ts";
import { adminEnv, initJson } from "./clientConfig.ts";
import { lockDataFolder } from "./dataLock.ts";
import { createEventDelivery } from "./eventDelivery.ts";
import { startFirestoreService } from "./firestoreService.ts";
import { type Handler, refuseUnknown, startHttpService } from "./httpService.ts";
import type { LocalFirebase, LocalFirebaseOptions, Ports, Service } from "./options.ts";
import { readProjectConfig, type RulesSource } from "./projectConfig.ts";
import { createTeardown } from "./teardown.ts";

const AUTH_BODY_LIMIT = 1024 * 1024;

/**
 * Starts every service of a project. Resolves when all ports answer; functions go on loading, and calls to them wait.
 * @throws StartupError when the start cannot succeed until a person puts something right; nothing is left running.
 */
export async function startLocalFirebase(options: LocalFirebaseOptions): Promise<LocalFirebase> {
  const teardown = createTeardown();
  try {
    return await start(options, teardown);
  } catch (error) {
    await teardown.run().catch((failure: unknown) => options.log?.(`stop: ${String(failure)}`));
    throw error;
  }
}

async function start(
  options: LocalFirebaseOptions,
  teardown: ReturnType<typeof createTeardown>,
): Promise<LocalFirebase> {
  const { host = "127.0.0.1", log = () => undefined } = options;
  const dataDir = resolve(options.dataDir);
  const config = readProjectConfig(resolve(options.projectDir));
  const projectId = options.projectId ?? config.projectId;
  const wanted: Ports = { ...config.ports, ...options.ports };
  const module = options.functionsModule
    ? resolve(options.functionsModule)
    : (config.functions?.module ?? null);

  teardown.add(lockDataFolder(dataDir));
  const database = new Database(dataDir);
  teardown.add(() => database.close());
  const delivery = createEventDelivery(database, module, log);
  const { events } = delivery;

  const auth = createAuthService({
    database,
    projectId,
    mail: createMailFiles(join(dataDir, "outbox")),
    ...(options.passwordCost ? { passwordCost: options.passwordCost } : {}),
    log,
  });
  const resolveIdentity = createIdentityResolver({ auth });
  const firestoreRules = pick(options.rules?.firestore, config.firestoreRules);
  const access = firestoreAccess(firestoreRules, log);
  const store = createDocumentStore({ database, access, events });
  const reads = new AuthorizedReads(store, access);
  const ports: Record<Service, number> = { ...wanted };
  const storage = createStorageService({
    database,
    folder: join(dataDir, "storage"),
    access: storageAccess(pick(options.rules?.storage, config.storageRules), log, (path) =>
      store.get(`projects/${projectId}${path}`),
    ),
    events,
    resolveIdentity,
    publicUrl: () => `http://${host}:${ports.storage}`,
    log,
  });
  teardown.add(() => storage.close());

  const http = async (service: Service, handle: Handler) => {
    const started = await startHttpService({ service, host, port: wanted[service], handle, log });
    ports[service] = started.port;
    teardown.add(() => started.close());
  };
  const firestore = await startFirestoreService({
    host,
    port: wanted.firestore,
    store,
    reads,
    epoch: readEpoch(database),
    resolveIdentity,
    log,
  });
  ports.firestore = firestore.port;
  teardown.add(() => firestore.close());
  await http("auth", async (request, response, url) =>
    auth.handle(request, response, url, await readBody(request, AUTH_BODY_LIMIT)),
  );
  await http("storage", (request, response, url) => storage.handle(request, response, url));
  const site = createHosting({ config: config.hosting, initJson: () => initJson(projectId, host, ports) });
  await http("hosting", site);

  const env = adminEnv(projectId, host, ports);
  if (module === null || !existsSync(module)) {
    await http("functions", (_request, _response, url) => refuseUnknown(url));
  } else {
    const functions = await startFunctionsHost({
      settings: { projectId, host, port: wanted.functions, module },
      env: functionsEnv(config.functions?.folder ?? null, projectId, env),
      resolveIdentity,
      log,
    });
    ports.functions = functions.port;
    teardown.add(() => functions.close());
    delivery.start(functions);
    teardown.add(() => delivery.stop());
  }
  return { projectId, ports, adminEnv: env, idle: delivery.idle, stop: teardown.run };
}

function pick(text: string | undefined, source: RulesSource | null): RulesSource | null {
  return text === undefined ? source : { file: "rules", text };
}
