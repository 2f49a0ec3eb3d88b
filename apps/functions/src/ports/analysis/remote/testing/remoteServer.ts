import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The steps of an analysis, by what they ask for. */
export type RemoteStep = "login" | "subject" | "upload" | "photo" | "compute" | "results" | "deletion";

/** A request as the server got it. */
export interface SeenRequest {
  readonly step: RemoteStep;
  readonly authorization: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly path: string;
  readonly body: Buffer;
}

/** Describes what is done instead of answering as documented; once each, in order. */
export type Misbehaviour = (response: ServerResponse, request: IncomingMessage) => void;

export interface RemoteServer {
  readonly url: URL;
  readonly seen: SeenRequest[];
  /** Holds what the results are at each question; the last one stays. */
  answers: unknown[];
  /** The token in force. */
  token: string;
  readonly misbehave: (step: RemoteStep, ...how: Misbehaviour[]) => void;
  readonly times: (step: RemoteStep) => number;
  readonly stop: () => Promise<void>;
}

/** Says nothing of what a real service knows, and is looked for in what is logged. */
export const SIGNATURE = "X-Goog-Signature=5ignature";
export const PASSWORD = "mot-de-passe";
export const USERNAME = "analyse@test.example";
export const COMPANY = "c0mpany";
export const DATASET = "data set";

const steps: readonly (readonly [method: string, path: RegExp, step: RemoteStep])[] = [
  ["POST", /^\/api\/v1\/auth\/login\/$/u, "login"],
  ["POST", /^\/api\/v1\/companies\/c0mpany\/datasets\/data%20set\/subjects\/$/u, "subject"],
  ["POST", /^\/api\/v3\/companies\/c0mpany\/subjects\/subject-1\/upload\/$/u, "upload"],
  ["PUT", /^\/bucket\/photo\?/u, "photo"],
  ["POST", /^\/api\/v3\/companies\/c0mpany\/batches\/batch-1\/compute\/$/u, "compute"],
  [
    "GET",
    /^\/api\/v1\/companies\/c0mpany\/datasets\/data%20set\/subjects\/subject-1\/batches\/batch-1\/images\/image-1\/results\/$/u,
    "results",
  ],
  ["DELETE", /^\/api\/v1\/companies\/c0mpany\/datasets\/data%20set\/subjects\/subject-1\/$/u, "deletion"],
];

/** A server of the documented shape on a free port of this machine. */
export async function startRemoteServer(): Promise<RemoteServer> {
  const queue = new Map<RemoteStep, Misbehaviour[]>();
  const seen: SeenRequest[] = [];
  let asked = 0;

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url ?? "";
      const known = steps.find(([method, pattern]) => method === request.method && pattern.test(path));
      if (!known) return json(response, 400, { detail: `unknown: ${request.method} ${path}` });
      const [, , step] = known;
      const { authorization } = request.headers;
      seen.push({ step, authorization, headers: request.headers, path, body: Buffer.concat(chunks) });
      const bad = queue.get(step)?.shift();
      if (bad) return bad(response, request);
      const isOpen = step === "login" || step === "photo";
      if (!isOpen && authorization !== `Bearer ${remote.token}`)
        return json(response, 401, { detail: "token" });
      answer(step, response);
    });
  });

  function answer(step: RemoteStep, response: ServerResponse): void {
    const signed = {
      url: new URL(`/bucket/photo?${SIGNATURE}`, remote.url).href,
      method: "PUT",
      headers: { "X-Goog-Content-Length-Range": "1,31457280", Host: "storage.example" },
      id: "image-1",
    };
    const bodies: Readonly<Record<RemoteStep, readonly [status: number, body: unknown]>> = {
      login: [200, { id: 1, access_token: remote.token, company_id: COMPANY }],
      subject: [201, { id: "subject-1", name: "x" }],
      upload: [200, { front: signed, image_batch_id: "batch-1" }],
      photo: [200, null],
      compute: [204, null],
      results: [200, remote.answers[Math.min(asked, remote.answers.length - 1)]],
      deletion: [204, null],
    };
    if (step === "results") asked += 1;
    json(response, ...bodies[step]);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const remote: RemoteServer = {
    url: new URL(`http://127.0.0.1:${port}`),
    seen,
    answers: [],
    token: "t0ken-1",
    misbehave: (step, ...how) => queue.set(step, [...(queue.get(step) ?? []), ...how]),
    times: (step) => seen.filter((request) => request.step === step).length,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return remote;
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(body === null ? undefined : JSON.stringify(body));
}

/** Answers with a status, and headers if any. */
export const refuseWith =
  (status: number, headers: Readonly<Record<string, string>> = {}): Misbehaviour =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify({ detail: "secret detail" }));
  };

/** Answers with a text of a type. */
export const sayWith =
  (text: string, type = "application/json"): Misbehaviour =>
  (response) => {
    response.writeHead(200, { "content-type": type });
    response.end(text);
  };

/** Ends the connection without a word. */
export const hangUp: Misbehaviour = (response) => response.destroy();

/** Sends half of what it has announced, and hangs up. */
export const cutShort: Misbehaviour = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.write('{"id": "sub', () => response.destroy());
};

/** Never answers. */
export const stayMute: Misbehaviour = () => undefined;

/** Starts such a server with some results, and makes it the analysis of the functions of this process. */
export async function startRemoteAnalysis(...answers: readonly unknown[]): Promise<RemoteServer> {
  const remote = await startRemoteServer();
  remote.answers = [...answers];
  process.env["CARNATION_ANALYSIS_URL"] = remote.url.href;
  process.env["CARNATION_ANALYSIS_DATASET"] = DATASET;
  process.env["CARNATION_ANALYSIS_USERNAME"] = USERNAME;
  process.env["CARNATION_ANALYSIS_PASSWORD"] = PASSWORD;
  return remote;
}
