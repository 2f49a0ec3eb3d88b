import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { createAuthService } from "../auth/authService.ts";
import { createMailFiles } from "../auth/actionCodes/mailFiles.ts";
import { Database } from "../database/database.ts";
import { MAIL_FOLDER, STORAGE_FOLDER } from "../database/dataFolder.ts";
import { functionsEnv } from "../functions/functionsEnv.ts";
import { type FunctionsHost, startFunctionsHost } from "../functions/functionsHost.ts";
import { createHosting } from "../hosting/hosting.ts";
import { localAddress, LOOPBACK, urlHost } from "../http/addresses.ts";
import { readBody } from "../http/body.ts";
import { AppCheckTokens } from "../appCheck/appCheckTokens.ts";
import { exchangeAppCheckToken } from "../appCheck/exchangeAppCheckToken.ts";
import { withAppCheck } from "../appCheck/requireAppCheck.ts";
import { createIdentityResolver } from "../authentication/identityResolver.ts";
import { createOutboxPages } from "../outboxPages/outboxPages.ts";
import { createStorageService } from "../storage/storageService.ts";
import { requireIndexes } from "../query/indexes/requireIndexes.ts";
import { AuthorizedReads } from "../store/authorizedReads.ts";
import { createDocumentStore } from "../store/sqliteDocumentStore.ts";
import { readEpoch } from "../streams/resumeToken.ts";
import { firestoreAccess, storageAccess } from "./securityRules.ts";
import { createOriginGuard } from "../server/originGuard.ts";
import { adminEnv, addressedHost, initJson, serviceOrigins } from "./clientConfig.ts";
import { lockDataFolder } from "../dataFolder/dataLock.ts";
import { checkDataFolder, toStartupError } from "../dataFolder/dataFolderCheck.ts";
import { createEventDelivery } from "./eventDelivery.ts";
import { startFirestoreService } from "./firestoreService.ts";
import { createHealth } from "./health.ts";
import { HOSTING_LIMITS, type HttpLimits, STORAGE_LIMITS } from "../server/httpLimits.ts";
import { type Handler, refuseUnknown, startHttpService } from "./httpService.ts";
import { startMonitoring } from "./monitoring.ts";
import type { LocalFirebase, LocalFirebaseOptions, ServiceState } from "./options.ts";
import type { Ports, Service } from "../http/services.ts";
import { readProjectConfig, type RulesSource } from "./projectConfig.ts";
import { type EndedRequest, requestLine } from "../server/requestLog.ts";
import { withCallerRecorded } from "../server/requestScope.ts";
import { StartupError } from "../problems/startupError.ts";
import { UsageCounter } from "../usage/usageCounter.ts";
import { createTeardown } from "./teardown.ts";

const AUTH_BODY_LIMIT = 1024 * 1024;
/** It is a part of addresses and of names of files. */
const PROJECT_ID = /^[a-z\d][a-z\d.:-]*$/i;

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
    throw toStartupError(error, resolve(options.dataDir));
  }
}

async function start(
  options: LocalFirebaseOptions,
  teardown: ReturnType<typeof createTeardown>,
): Promise<LocalFirebase> {
  const host = options.host === undefined || options.host === "localhost" ? LOOPBACK : options.host;
  const dataDir = resolve(options.dataDir);
  const config = readProjectConfig(resolve(options.projectDir));
  const projectId = options.projectId ?? config.projectId;
  if (!PROJECT_ID.test(projectId)) {
    const reason = "it may have letters, digits, hyphens, dots and colons.";
    throw new StartupError("CONFIG_INVALID", { file: `The project id "${projectId}"`, reason });
  }
  const wanted: Ports = { ...config.ports, ...options.ports };
  const module = options.functionsModule
    ? resolve(options.functionsModule)
    : (config.functions?.module ?? null);

  const ports: Record<Service, number> = { ...wanted };
  const { allowedOrigins = [] } = options;
  const originGuard = createOriginGuard({ host, allowedOrigins, hostingPort: () => ports.hosting });

  // From here on something is changed: what is refused for its options alone has been.
  teardown.add(lockDataFolder(dataDir));
  checkDataFolder(dataDir);
  const operations = startMonitoring(options, dataDir);
  const { log } = operations;
  teardown.add(() => operations.close());
  const database = new Database(dataDir);
  teardown.add(() => database.close());
  const { disk, sink: problems } = operations.watch(database);
  teardown.add(() => disk.close());
  const delivery = createEventDelivery(database, module, log, problems, options.jobsAtStart);
  const { events } = delivery;

  const { appCheck = "off" } = options;
  const appCheckTokens = appCheck === "off" ? null : new AppCheckTokens(database, projectId);
  const enforced = appCheck === "enforce" ? appCheckTokens : null;
  const requireAppCheck = enforced === null ? undefined : enforced.verify.bind(enforced);

  const outbox = join(dataDir, MAIL_FOLDER);
  const auth = createAuthService({
    database,
    projectId,
    mail: createMailFiles(outbox),
    ...(options.passwordCost ? { passwordCost: options.passwordCost } : {}),
    selfRegistration: options.selfRegistration ?? true,
    ...(options.passwordMinimum ? { passwordMinimum: options.passwordMinimum } : {}),
    requireAppCheck,
    log,
  });
  const resolveIdentity = withCallerRecorded(createIdentityResolver({ auth }));
  const firestoreRules = pick(options.rules?.firestore, config.firestoreRules);
  const storageRules = pick(options.rules?.storage, config.storageRules);
  const usage = new UsageCounter();
  const { maxRuleExpressions: maxExpressions } = options;
  const access = firestoreAccess({ rules: firestoreRules, log, maxExpressions, onStop: teardown.add }, () =>
    usage.addReads(1),
  );
  const store = createDocumentStore({ database, access, events, problems, usage });
  const { indexes } = config;
  const isEnforced = indexes !== null && options.enforceIndexes !== false;
  const reads = isEnforced
    ? new AuthorizedReads(store, access, undefined, undefined, requireIndexes(indexes))
    : new AuthorizedReads(store, access);
  const storage = createStorageService({
    database,
    folder: join(dataDir, STORAGE_FOLDER),
    access: storageAccess({ rules: storageRules, log, onStop: teardown.add }, (path) => {
      usage.addReads(1);
      return store.get(`projects/${projectId}${path}`);
    }),
    events,
    resolveIdentity,
    requireAppCheck,
    problems,
    allowMissingObjects: options.allowMissingObjects,
    publicUrl: () => `http://${addressedHost(host)}:${ports.storage}`,
    localUrl: () => `http://${urlHost(localAddress(host))}:${ports.storage}`,
    log,
  });
  teardown.add(() => storage.close());
  await disk.store();

  let functionsState = (): ServiceState => "absent";
  const health = createHealth({
    projectId,
    dataDir,
    disk,
    ports,
    delivery,
    functions: () => functionsState(),
    application: () => {
      if (options.healthDocument === undefined) return null;
      const told = store.get(`projects/${projectId}/databases/(default)/documents/${options.healthDocument}`);
      return told?.fields ?? null;
    },
  });
  const onRequestEnded = (request: EndedRequest) => log(requestLine(request, new Date()));
  const common = { host, originGuard, log, health, ...(options.logRequests ? { onRequestEnded } : {}) };
  const http = async (service: Service, handle: Handler, limits: Partial<HttpLimits> = {}) => {
    const started = await startHttpService({ ...common, service, port: wanted[service], handle, limits });
    ports[service] = started.port;
    teardown.add(() => started.close());
  };
  const firestore = await startFirestoreService({
    ...common,
    port: wanted.firestore,
    store,
    reads,
    epoch: readEpoch(database),
    resolveIdentity: enforced === null ? resolveIdentity : withAppCheck(resolveIdentity, enforced),
    watchIdentity: auth.watchIdentity,
  });
  ports.firestore = firestore.port;
  teardown.add(() => firestore.close());
  await http("auth", async (request, response, url) => {
    const body = await readBody(request, AUTH_BODY_LIMIT);
    const asked = { request, response, url, body };
    if (appCheckTokens !== null && (await exchangeAppCheckToken(appCheckTokens, projectId, asked))) return;
    await auth.handle(request, response, url, body);
  });
  await http("storage", (request, response, url) => storage.handle(request, response, url), STORAGE_LIMITS);
  let locateFunction: FunctionsHost["locate"] = () => Promise.resolve(null);
  const site = createHosting({
    config: config.hosting,
    initJson: () => initJson(projectId, addressedHost(host), ports, appCheckTokens !== null),
    serviceOrigins: () => serviceOrigins(addressedHost(host), ports),
    locateFunction: (name, region) => locateFunction(name, region),
  });
  const outboxPages = createOutboxPages(outbox);
  const pages: Handler = async (request, response, url) => {
    if (!(await outboxPages(request, response, url))) await site(request, response, url);
  };
  await http("hosting", pages, HOSTING_LIMITS);

  const env = adminEnv(projectId, urlHost(localAddress(host)), ports);
  if (module === null || !existsSync(module)) {
    await http("functions", (_request, _response, url) => refuseUnknown(url));
  } else {
    const functions = await startFunctionsHost({
      settings: {
        projectId,
        host,
        port: wanted.functions,
        allowedOrigins,
        hostingPort: ports.hosting,
        module,
        appCheck: appCheckTokens !== null,
        logRequests: options.logRequests ?? false,
      },
      env: functionsEnv(
        config.functions?.folder ?? null,
        projectId,
        {
          ...env,
          // Where a function may leave the e-mails that it would send: `/__/outbox` shows them.
          LOCAL_FIREBASE_OUTBOX: outbox,
          // Whether apps are attested, and are to be.
          ...(appCheckTokens === null ? {} : { LOCAL_FIREBASE_APP_CHECK: appCheck }),
          // Where the pages are that such an e-mail leads to.
          LOCAL_FIREBASE_SITE: `http://${urlHost(localAddress(host))}:${ports.hosting}`,
        },
        appCheckTokens !== null,
      ),
      resolveIdentity,
      verifyAppCheck: appCheckTokens?.verify.bind(appCheckTokens),
      log,
    });
    ports.functions = functions.port;
    teardown.add(() => functions.close());
    functionsState = functions.state;
    locateFunction = functions.locate;
    functions.loaded.catch((error: unknown) => {
      // Not when it has only been stopped.
      if (functions.state() === "failed") problems.notice("FUNCTIONS_FAILED", { reason: String(error) });
    });
    delivery.start({
      ...functions,
      deliver(name, event) {
        usage.addDelivery(name);
        return functions.deliver(name, event);
      },
    });
    teardown.add(() => delivery.stop());
  }
  return {
    projectId,
    ports,
    adminEnv: env,
    idle: delivery.idle,
    health,
    usage: () => usage.current(),
    stop: teardown.run,
  };
}

function pick(text: string | undefined, source: RulesSource | null): RulesSource | null {
  return text === undefined ? source : { file: "rules", text };
}
