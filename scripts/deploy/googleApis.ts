import * as v from "valibot";
import type { ApiRequest, Outside } from "./outside.ts";

/** Addresses of Google's APIs, by the variable that leads firebase-tools elsewhere too. */
export const apiOrigins = {
  FIREBASE_API_URL: "https://firebase.googleapis.com",
  FIREBASE_HOSTING_API_URL: "https://firebasehosting.googleapis.com",
  FIRESTORE_URL: "https://firestore.googleapis.com",
  FIREBASE_IDENTITY_URL: "https://identitytoolkit.googleapis.com",
  FIREBASE_FIREBASESTORAGE_URL: "https://firebasestorage.googleapis.com",
  FIREBASE_STORAGE_URL: "https://storage.googleapis.com",
  FIREBASE_RESOURCEMANAGER_URL: "https://cloudresourcemanager.googleapis.com",
  FIREBASE_SERVICE_USAGE_URL: "https://serviceusage.googleapis.com",
  FIREBASE_CLOUDBILLING_URL: "https://cloudbilling.googleapis.com",
  FIREBASE_APP_CHECK_URL: "https://firebaseappcheck.googleapis.com",
  FIREBASE_FUNCTIONS_V2_URL: "https://cloudfunctions.googleapis.com",
  CLOUD_SECRET_MANAGER_URL: "https://secretmanager.googleapis.com",
} as const;

type ApiName = keyof typeof apiOrigins;

/** Page of a list, whatever it lists: it names the next one. */
interface ListPage {
  readonly nextPageToken?: string | undefined;
}

/** Google's APIs, asked as the deployment needs them. */
export interface GoogleApis {
  /** Address of a path of an API. */
  at(api: ApiName, path: string): string;
  /**
   * Reads something; null where it does not exist, or where the API that would know is not switched on yet.
   * @param body what is asked, where it is asked by a POST
   */
  read<Schema extends v.GenericSchema>(
    url: string,
    schema: Schema,
    body?: unknown,
  ): Promise<v.InferOutput<Schema> | null>;
  /** Reads every page of a list; none where `read` gives null. @param query of each page, beside its token */
  readPages<Page extends ListPage>(
    url: string,
    schema: v.GenericSchema<unknown, Page>,
    query: Readonly<Record<string, string>>,
  ): Promise<readonly Page[]>;
  /** Changes something; waits for an API that has only just been switched on. @throws ApiError */
  change(request: ApiRequest): Promise<unknown>;
  /** Waits for the end of what a change has begun. @param base address that operations stand under @returns what came of it */
  finish(base: string, operation: unknown): Promise<unknown>;
}

/** An API refused a request. */
export class ApiError extends Error {
  override readonly name = "ApiError";
}

const refusal = v.object({
  error: v.object({
    message: v.optional(v.string(), ""),
    details: v.optional(v.array(v.looseObject({ reason: v.optional(v.string()) })), []),
  }),
});

const operationSchema = v.object({
  name: v.optional(v.string(), ""),
  done: v.optional(v.boolean(), false),
  error: v.optional(v.object({ message: v.optional(v.string(), "") })),
  response: v.optional(v.unknown()),
});

const HTTP_OK = 200;
const HTTP_REDIRECT = 300;
const HTTP_FORBIDDEN = 403;
const HTTP_NOT_FOUND = 404;
const POLL_MS = 1000;
/** Times that an operation is asked for: ten minutes. */
const POLLS = 600;

/** Time between two requests to an API that has only just been switched on, and how many there are: two minutes. */
const SWITCH_ON_MS = 10_000;
const SWITCH_ON_TRIES = 12;

/** @param environment names other addresses, as for firebase-tools */
export function googleApis(
  outside: Outside,
  environment: Readonly<Record<string, string | undefined>>,
): GoogleApis {
  const apis: GoogleApis = {
    at: (api, path) => `${environment[api] ?? apiOrigins[api]}/${path}`,
    async read(url, schema, question) {
      const asked: ApiRequest =
        question === undefined ? { method: "GET", url } : { method: "POST", url, body: question };
      const { status, body } = await outside.call(asked);
      if (status === HTTP_NOT_FOUND || isSwitchedOff(status, body)) return null;
      if (!isOk(status)) throw new ApiError(`GET ${url}: ${status} ${messageOf(body)}`);
      const parsed = v.safeParse(schema, body);
      if (!parsed.success) throw new ApiError(`GET ${url}: ${v.summarize(parsed.issues)}`);
      return parsed.output;
    },
    async readPages<Page extends ListPage>(
      url: string,
      schema: v.GenericSchema<unknown, Page>,
      query: Readonly<Record<string, string>>,
    ) {
      const pages: Page[] = [];
      for (let pageToken: string | undefined = ""; pageToken !== undefined;) {
        const page: Page | null = await apis.read(
          `${url}?${new URLSearchParams({ ...query, pageToken })}`,
          schema,
        );
        if (page !== null) pages.push(page);
        pageToken = page?.nextPageToken;
      }
      return pages;
    },
    async change(request) {
      let { status, body } = await outside.call(request);
      for (let tries = 1; isSwitchedOff(status, body) && tries < SWITCH_ON_TRIES; tries += 1) {
        await outside.wait(SWITCH_ON_MS);
        ({ status, body } = await outside.call(request));
      }
      if (!isOk(status)) {
        throw new ApiError(`${request.method} ${request.url}: ${status} ${messageOf(body)}`);
      }
      return body;
    },
    async finish(base, begun) {
      let operation = v.parse(operationSchema, begun);
      for (let polls = 0; !operation.done; polls += 1) {
        if (polls === POLLS) throw new ApiError(`${operation.name} does not end.`);
        await outside.wait(POLL_MS);
        const asked = await apis.read(`${base}/${operation.name}`, operationSchema);
        if (asked === null) throw new ApiError(`${operation.name} is not known any more.`);
        operation = { ...asked, name: operation.name };
      }
      if (operation.error) throw new ApiError(`${operation.name}: ${operation.error.message}`);
      return operation.response;
    },
  };
  return apis;
}

const isOk = (status: number): boolean => status >= HTTP_OK && status < HTTP_REDIRECT;

/** Tells whether an API answers that this project has not switched it on. */
function isSwitchedOff(status: number, body: unknown): boolean {
  const parsed = v.safeParse(refusal, body);
  if (status !== HTTP_FORBIDDEN || !parsed.success) return false;
  return parsed.output.error.details.some(({ reason }) => reason === "SERVICE_DISABLED");
}

function messageOf(body: unknown): string {
  const parsed = v.safeParse(refusal, body);
  return parsed.success ? parsed.output.error.message : "";
}
