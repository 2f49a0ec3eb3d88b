import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json, text } from "node:stream/consumers";
import { answerAppCheck, type AppCheckState } from "./appCheckDouble.ts";

/** Everything that Google keeps of a project, as far as a deployment asks for it. */
export interface GoogleState {
  /** False for a project that is none of Firebase, or of somebody else. */
  exists: boolean;
  billing: boolean;
  services: string[];
  database: {
    locationId: string;
    type: string;
    pointInTimeRecoveryEnablement?: string;
    deleteProtectionState?: string;
  } | null;
  backupSchedules: { retention: string; dailyRecurrence?: object; weeklyRecurrence?: object }[];
  /** Fields of `settings/display`, as Firestore writes them. */
  displaySettings: Record<string, unknown> | null;
  bucket: {
    location: string;
    cors: unknown[];
    softDeletePolicy?: { retentionDurationSeconds: string };
    lifecycle?: { rule: unknown[] };
  } | null;
  signIn: { email?: { enabled?: boolean; passwordRequired?: boolean } } | null;
  apps: { appId: string; displayName: string }[];
  site: { name: string; type: string; appId?: string } | null;
  policy: { etag: string; bindings: { role: string; members: string[]; condition?: unknown }[] };
  agentExists: boolean;
  appCheck: AppCheckState;
  secrets: string[];
  functions: { name: string; labels: Record<string, string> }[];
}

export const PROJECT = "institut";

/** Settings of the bucket that are asked for one by one. */
const bucketFields = ["cors", "softDeletePolicy", "lifecycle"] as const;

/** A project as the console makes it: nothing in it is switched on but what Firebase itself needs. */
export function newProject(): GoogleState {
  return {
    exists: true,
    billing: true,
    services: ["firebase", "firebasehosting"].map((name) => `${name}.googleapis.com`),
    database: null,
    backupSchedules: [],
    displaySettings: null,
    bucket: null,
    signIn: null,
    apps: [],
    site: { name: `projects/${PROJECT}/sites/${PROJECT}`, type: "DEFAULT_SITE" },
    policy: {
      etag: "e1",
      bindings: [
        { role: "roles/owner", members: ["user:ines@institut.example"] },
        { role: "roles/viewer", members: ["user:lea@institut.example"], condition: { title: "août" } },
      ],
    },
    agentExists: false,
    appCheck: { siteKey: "", modes: {}, debugTokens: [] },
    secrets: [],
    functions: [],
  };
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const refused = (status: number, message: string, details: unknown[] = []): Answer => ({
  status,
  body: { error: { code: status, message, details } },
});
const absent = refused(404, "not found");

/** An operation that has begun; it ends at the first time that somebody asks for it. */
interface Operations {
  begin(name: string, end: () => unknown): Answer;
  ended(path: string): Answer | null;
}

function operations(): Operations {
  const running = new Map<string, () => unknown>();
  return {
    begin(name, end) {
      running.set(name, end);
      return ok({ name });
    },
    ended(path) {
      for (const [name, end] of running)
        if (path.endsWith(`/${name}`)) return ok({ name, done: true, response: end() });
      return null;
    },
  };
}

/** The API that answers for an address; undefined for those that need not be switched on. */
function serviceOf(path: string): string | undefined {
  if (path.includes("/databases")) return "firestore.googleapis.com";
  if (path.includes("/defaultBucket")) return "firebasestorage.googleapis.com";
  if (path.includes("/storage/v1/")) return "storage.googleapis.com";
  if (path.includes("/admin/v2/")) return "identitytoolkit.googleapis.com";
  if (/\/(?:apps|services)\/[^/]+/u.test(path) && !path.includes(":generate")) {
    return "firebaseappcheck.googleapis.com";
  }
  if (path.endsWith("IamPolicy")) return "cloudresourcemanager.googleapis.com";
  if (path.includes("/secrets/")) return "secretmanager.googleapis.com";
  return path.includes("/functions") ? "cloudfunctions.googleapis.com" : undefined;
}

/** Answers a request as Google's REST references say. */
function answer(state: GoogleState, running: Operations, asked: AskedFor): Answer {
  const { method, path, query } = asked;
  const body = asked.body as Record<string, never>;
  const at = (verb: string, pattern: string): boolean => verb === method && path === pattern;
  // The token service of a workload identity, as CI has one.
  if (at("POST", "/token")) {
    const issued_token_type = "urn:ietf:params:oauth:token-type:access_token";
    return ok({ access_token: "a-token", issued_token_type, token_type: "Bearer", expires_in: 3600 });
  }
  const ended = running.ended(path);
  if (ended) return ended;
  if (!state.exists) return refused(403, "The caller does not have permission");
  const service = serviceOf(path);
  if (service !== undefined && !state.services.includes(service)) {
    return refused(403, `${service} has not been used`, [{ reason: "SERVICE_DISABLED" }]);
  }
  const p = `projects/${PROJECT}`;
  if (at("GET", `/v1beta1/${p}`)) return ok({ projectId: PROJECT, projectNumber: "42" });
  if (at("GET", `/v1/${p}/billingInfo`)) return ok({ billingEnabled: state.billing });
  if (at("GET", `/v1/${p}/services`)) {
    return ok({ services: state.services.map((name) => ({ name: `projects/42/services/${name}` })) });
  }
  if (at("POST", `/v1/${p}/services:batchEnable`)) {
    return running.begin("operations/enable", () => state.services.push(...(body["serviceIds"] ?? [])));
  }
  if (at("GET", `/v1/${p}/databases/(default)`)) return state.database ? ok(state.database) : absent;
  if (at("POST", `/v1/${p}/databases`) && query.get("databaseId") === "(default)") {
    if (state.database) return refused(409, "exists");
    return running.begin(`${p}/databases/(default)/operations/create`, () => {
      state.database = body as unknown as NonNullable<GoogleState["database"]>;
    });
  }
  const database = `/v1/${p}/databases/(default)`;
  const mask = "pointInTimeRecoveryEnablement,deleteProtectionState";
  if (at("PATCH", database) && query.get("updateMask") === mask) {
    return running.begin(`${p}/databases/(default)/operations/protect`, () =>
      Object.assign(state.database ?? {}, body),
    );
  }
  if (at("GET", `${database}/backupSchedules`)) return ok({ backupSchedules: state.backupSchedules });
  if (at("POST", `${database}/backupSchedules`)) {
    state.backupSchedules.push(body as unknown as GoogleState["backupSchedules"][number]);
    return ok(body);
  }
  if (at("GET", `${database}/documents/settings/display`)) {
    return state.displaySettings ? ok({ fields: state.displaySettings }) : absent;
  }
  if (
    at("PATCH", `${database}/documents/settings/display`) &&
    query.get("updateMask.fieldPaths") === "minVersion"
  ) {
    state.displaySettings = { ...state.displaySettings, ...(body["fields"] as object | undefined) };
    return ok({ fields: state.displaySettings });
  }
  if (path === `/v1alpha/${p}/defaultBucket`) {
    if (method === "POST") state.bucket = { location: body["location"] ?? "", cors: [] };
    if (!state.bucket) return absent;
    const bucket = { name: `projects/${PROJECT}/buckets/${PROJECT}.firebasestorage.app` };
    return ok({ location: state.bucket.location, bucket });
  }
  if (path === `/storage/v1/b/${PROJECT}.firebasestorage.app` && state.bucket) {
    if (method === "PATCH") Object.assign(state.bucket, body);
    const asked = query.get("fields");
    const field = bucketFields.find((name) => name === asked) ?? "softDeletePolicy";
    return ok({ [field]: state.bucket[field] });
  }
  if (at("GET", `/admin/v2/${p}/config`)) return state.signIn ? ok({ signIn: state.signIn }) : absent;
  if (at("POST", `/v2/${p}/identityPlatform:initializeAuth`)) {
    state.signIn = {};
    return ok({});
  }
  if (at("PATCH", `/admin/v2/${p}/config`) && query.get("updateMask") === "signIn.email") {
    state.signIn = body["signIn"] ?? null;
    return ok({});
  }
  if (at("GET", `/v1beta1/${p}/webApps`)) return ok({ apps: state.apps });
  if (at("POST", `/v1beta1/${p}/webApps`)) {
    return running.begin("operations/app", () => {
      const app = { appId: "1:42:web:ab", displayName: body["displayName"] ?? "" };
      state.apps.push(app);
      return app;
    });
  }
  if (at("GET", `/v1beta1/${p}/sites`)) return ok({ sites: state.site ? [state.site] : [] });
  if (at("POST", `/v1beta1/${p}/sites`)) {
    const name = `${p}/sites/${query.get("siteId")}`;
    state.site = { name, type: "DEFAULT_SITE", appId: body["appId"] ?? "" };
    return ok(state.site);
  }
  if (at("PATCH", `/v1beta1/${p}/sites/${PROJECT}`) && query.get("updateMask") === "appId" && state.site) {
    state.site.appId = body["appId"] ?? "";
    return ok(state.site);
  }
  if (at("POST", "/v1beta1/projects/42/services/firebasestorage.googleapis.com:generateServiceIdentity")) {
    state.agentExists = true;
    return ok({ name: "finished.DONE_OPERATION", done: true });
  }
  const ofAppCheck = answerAppCheck(state, asked);
  if (ofAppCheck) return ofAppCheck;
  if (at("POST", `/v1/${p}:getIamPolicy`)) return ok(state.policy);
  if (at("POST", `/v1/${p}:setIamPolicy`)) {
    if (!state.agentExists) return refused(400, "Service account does not exist.");
    const policy = body["policy"] as unknown as GoogleState["policy"];
    if (policy.etag !== state.policy.etag) return refused(409, "There were concurrent policy changes.");
    state.policy = policy;
    return ok(policy);
  }
  const secret = /\/secrets\/(?<name>\w+)\/versions\/latest$/u.exec(path)?.groups?.["name"];
  if (secret !== undefined) return state.secrets.includes(secret) ? ok({ state: "ENABLED" }) : absent;
  if (at("GET", `/v2/${p}/locations/-/functions`)) return ok({ functions: state.functions });
  return refused(501, `no double for ${method} ${path}`);
}

/** A request as it came. */
export interface AskedFor {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly authorization: string | undefined;
  /** Project whose quota it counts against. */
  readonly quota: string | undefined;
}

async function readRequest(request: IncomingMessage): Promise<AskedFor> {
  const url = new URL(request.url ?? "/", "http://double");
  const { method = "GET", headers } = request;
  // Tokens are asked for with a form.
  const isJson =
    method !== "GET" &&
    method !== "DELETE" &&
    headers["content-type"]?.startsWith("application/json") === true;
  const body: unknown = isJson ? await json(request) : await text(request);
  return {
    method,
    path: url.pathname,
    query: url.searchParams,
    body,
    authorization: headers.authorization,
    quota: headers["x-goog-user-project"]?.toString(),
  };
}

/** Serves the REST endpoints that a deployment asks, over a state that tests see and set. */
export async function startGoogle(state: GoogleState) {
  const running = operations();
  const asked: AskedFor[] = [];
  /** Paths whose next request is answered by a failure of the service. */
  const failing = new Set<string>();
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const read = await readRequest(request);
    asked.push(read);
    const { status, body } = failing.delete(read.path)
      ? refused(503, "The service is currently unavailable.")
      : answer(state, running, read);
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no free port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    failing,
    /** Lists the changes since the beginning: a policy is read by a POST. */
    changes: () =>
      asked
        .filter(
          ({ method, path }) => method !== "GET" && path !== "/token" && !path.endsWith(":getIamPolicy"),
        )
        .map(({ method, path }) => `${method} ${path}`),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
