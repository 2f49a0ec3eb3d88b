import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Deadline } from "./deadline.ts";
import { exchange, type ExchangeOptions, type RemoteRequest } from "./exchange.ts";
import { parseAnswer } from "./parseAnswer.ts";
import { RemoteFailure } from "./remoteFailure.ts";
import { type RemoteResult, resultList } from "./remoteResult.ts";
import { createRemoteSession, type RemoteAccess } from "./remoteSession.ts";
import type { RemoteSettings } from "./remoteSettings.ts";

/** Address to which a photo is sent, and its name there. */
export interface RemoteUpload {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly imageId: string;
  readonly batchId: string;
}

/** The requests of the remote service that an analysis takes (docs.saas.haut.ai, API v1 and v3), in their order. */
export interface RemoteApi {
  /** Opens a person without a name. Returns its id. */
  readonly createSubject: (deadline: Deadline) => Promise<string>;
  readonly startUpload: (subject: string, deadline: Deadline) => Promise<RemoteUpload>;
  readonly putPhoto: (upload: RemoteUpload, photo: Uint8Array, deadline: Deadline) => Promise<void>;
  readonly compute: (upload: RemoteUpload, deadline: Deadline) => Promise<void>;
  /** Holds what there is so far: the algorithms end one after the other. */
  readonly results: (
    subject: string,
    upload: RemoteUpload,
    deadline: Deadline,
  ) => Promise<readonly RemoteResult[]>;
  /** Deletes the person with the photo. */
  readonly deleteSubject: (subject: string, deadline: Deadline) => Promise<void>;
}

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());
const subjectAnswer = v.object({ id });
const uploadAnswer = v.object({
  front: v.object({
    id,
    url: v.pipe(
      v.string(),
      v.url(),
      v.transform((url) => new URL(url)),
    ),
    headers: v.fallback(v.record(v.string(), v.unknown()), {}),
  }),
  image_batch_id: id,
});

/** Headers that are the connection's, or would give away who we are. */
const NOT_OURS = new Set(["host", "content-length", "authorization", "cookie", "connection"]);

interface Call {
  readonly step: string;
  readonly method: RemoteRequest["method"];
  readonly path: (companyId: string) => string;
  readonly body?: unknown;
  readonly repeatable: boolean;
}

/** @throws (each of them) RemoteFailure; the reason of whoever gave the analysis up */
export function createRemoteApi(settings: RemoteSettings, options: ExchangeOptions): RemoteApi {
  const session = createRemoteSession(settings, options);
  const subjects = (companyId: string) =>
    `/api/v1/companies/${encodeURIComponent(companyId)}/datasets/${encodeURIComponent(settings.datasetId)}/subjects/`;
  const company = (companyId: string) => `/api/v3/companies/${encodeURIComponent(companyId)}/`;

  function send({ step, method, path, body, repeatable }: Call, access: RemoteAccess, deadline: Deadline) {
    const headers = { authorization: `Bearer ${access.token}`, accept: "application/json" };
    const request: RemoteRequest = {
      step,
      method,
      url: new URL(path(access.companyId), settings.baseUrl),
      repeatable,
      headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    return exchange(request, deadline, options);
  }

  /** A token may end in the middle of an analysis: the step is done once more with another one. */
  async function call(what: Call, deadline: Deadline) {
    const access = await session.access(deadline);
    try {
      return await send(what, access, deadline);
    } catch (error) {
      const isOver =
        error instanceof RemoteFailure && error.kind === "unauthorized" && session.forget(access);
      if (!isOver) throw error;
      return send(what, await session.access(deadline), deadline);
    }
  }

  return {
    async createSubject(deadline) {
      const step = "subject";
      const body = { name: randomUUID() };
      const answer = await call({ step, method: "POST", path: subjects, body, repeatable: true }, deadline);
      return parseAnswer(subjectAnswer, answer, step).id;
    },
    async startUpload(subject, deadline) {
      const step = "upload";
      const path = (companyId: string) =>
        `${company(companyId)}subjects/${encodeURIComponent(subject)}/upload/`;
      const body = { front: "photo.jpg" };
      const answer = await call({ step, method: "POST", path, body, repeatable: true }, deadline);
      const { front, image_batch_id: batchId } = parseAnswer(uploadAnswer, answer, step);
      if (front.url.protocol !== "https:" && front.url.protocol !== settings.baseUrl.protocol) {
        throw new RemoteFailure("nonsense", step);
      }
      return { url: front.url, headers: headersOf(front.headers), imageId: front.id, batchId };
    },
    async putPhoto({ url, headers }, photo, deadline) {
      const body = new Uint8Array(photo);
      await exchange(
        { step: "photo", method: "PUT", url, headers, body, repeatable: true },
        deadline,
        options,
      );
    },
    async compute({ batchId }, deadline) {
      const path = (companyId: string) =>
        `${company(companyId)}batches/${encodeURIComponent(batchId)}/compute/`;
      // A second computation would be paid for.
      await call({ step: "compute", method: "POST", path, repeatable: false }, deadline);
    },
    async results(subject, { batchId, imageId }, deadline) {
      const step = "results";
      const [person, batch, image] = [subject, batchId, imageId].map(encodeURIComponent);
      const path = (companyId: string) =>
        `${subjects(companyId)}${person}/batches/${batch}/images/${image}/results/`;
      try {
        const answer = await call({ step, method: "GET", path, repeatable: true }, deadline);
        return parseAnswer(resultList, answer, step);
      } catch (error) {
        // Nothing there yet.
        if (error instanceof RemoteFailure && error.status === 404) return [];
        throw error;
      }
    },
    async deleteSubject(subject, deadline) {
      const path = (companyId: string) => `${subjects(companyId)}${encodeURIComponent(subject)}/`;
      await call({ step: "deletion", method: "DELETE", path, repeatable: true }, deadline);
    },
  };
}

/** The headers that belong to a signed address: without them its signature is wrong. */
function headersOf(signed: Readonly<Record<string, unknown>>): Record<string, string> {
  const own = Object.entries(signed).flatMap(([name, value]) =>
    typeof value === "string" && !NOT_OURS.has(name.toLowerCase()) ? [[name.toLowerCase(), value]] : [],
  );
  return { "content-type": "application/octet-stream", ...Object.fromEntries(own) };
}
