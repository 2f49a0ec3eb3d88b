import type { IncomingMessage, ServerResponse } from "node:http";
import { RpcError } from "../rpc/status.ts";
import { encodeFrame } from "./framing.ts";
import { ConnectionShare } from "./connectionShare.ts";
import { type ForwardBody, ForwardBodyReader } from "./forwardBody.ts";
import { type ChannelLimits, DEFAULT_CHANNEL_LIMITS } from "./limits.ts";
import { Session, type ChannelStream } from "./session.ts";

/** Starts the server's end of a stream; `send` queues one message for the client. */
export type OpenStream = (
  headers: ReadonlyMap<string, string>,
  request: IncomingMessage,
  send: (message: unknown) => void,
) => ChannelStream;

export interface WebChannel {
  /** @throws RpcError INVALID_ARGUMENT for a request that no WebChannel client sends; UNAVAILABLE for one too many. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void>;
  /**
   * Ends every session, and refuses new ones so that their clients try again in about a second.
   * @returns whether there were any
   */
  close(): boolean;
}

const channelHeaders = {
  "content-type": "text/plain; charset=utf-8",
  "cache-control": "no-cache, no-store",
  // Without it Chromium sniffs the type and withholds the first kilobyte of the body.
  "x-content-type-options": "nosniff",
  // A buffering proxy in front would break streaming.
  "x-accel-buffering": "no",
} as const;

export interface WebChannelOptions extends Partial<ChannelLimits> {
  /** Shared by the channels that are served on one port. */
  readonly share?: ConnectionShare;
}

/** The server side of Google's WebChannel (protocol version 8) as the Firestore SDK for browsers uses it. */
export function createWebChannel(open: OpenStream, options: WebChannelOptions = {}): WebChannel {
  const { share = new ConnectionShare(), ...overrides } = options;
  const limits = { ...DEFAULT_CHANNEL_LIMITS, ...overrides };
  const sessions = new Map<string, Session>();
  const arriving = { bytes: 0 };
  let keptLength = 0;
  let stopping = false;

  function noteKept(change: number): void {
    keptLength += change;
    if (change <= 0 || keptLength <= limits.totalLength) return;
    largestOf(sessions.values(), (session) => session.keptLength)?.close();
  }

  function makeRoom(): void {
    if (sessions.size < limits.sessions) return;
    const now = performance.now();
    const idle = largestOf(sessions.values(), ({ waitingSince }) =>
      waitingSince === null ? 0 : now - waitingSince,
    );
    if (idle === null) throw new RpcError("UNAVAILABLE", "Too many open streams.");
    idle.close();
  }

  function handshake(request: IncomingMessage, response: ServerResponse, form: ForwardBody): void {
    if (stopping) {
      response.writeHead(200, channelHeaders);
      response.end(encodeFrame(JSON.stringify([[0, ["stop"]]])));
      return;
    }
    makeRoom();
    const session = new Session(limits, { onClosed: () => sessions.delete(session.id), onKept: noteKept });
    sessions.set(session.id, session);
    response.writeHead(200, { ...channelHeaders, "x-http-session-id": session.id });
    response.end(encodeFrame(JSON.stringify([[0, ["c", session.id, "", 8, 14, limits.keepAlive]]])));
    session.start(open(form.headers, request, (message) => session.send(message)));
    session.receive(form);
  }

  function forward(session: Session, response: ServerResponse, url: URL, form: ForwardBody): void {
    const lastSeen = parseArrayId(url.searchParams.get("AID"));
    if (lastSeen !== null) session.acknowledge(lastSeen);
    response.writeHead(200, channelHeaders);
    response.end(encodeFrame(JSON.stringify(session.status())));
    session.receive(form);
  }

  function attach(session: Session, request: IncomingMessage, response: ServerResponse, url: URL): void {
    const lastSeen = Math.max(0, parseArrayId(url.searchParams.get("AID")) ?? 0);
    if (!session.canResumeAfter(lastSeen)) {
      session.close();
      return refuseUnknownSession(response);
    }
    const timeout = Number(url.searchParams.get("TO"));
    response.writeHead(200, channelHeaders);
    response.flushHeaders();
    const streaming = url.searchParams.get("CI") !== "1";
    const onEnd = share.hold(request, () => session.release(response));
    session.attach({ response, streaming, onEnd, timeout: timeout >= 1000 ? timeout : null }, lastSeen);
  }

  return {
    async handle(request, response, url) {
      if (request.method !== "GET" && request.method !== "POST")
        throw new RpcError("INVALID_ARGUMENT", "A stream is read by GET and written by POST.", 405);
      const form = request.method === "POST" ? await readForwardBody(request, arriving, limits) : null;
      const sid = url.searchParams.get("SID");
      if (sid === null) {
        if (form === null) throw new RpcError("INVALID_ARGUMENT", "A handshake is a POST.");
        return handshake(request, response, form);
      }
      const session = sessions.get(sid);
      if (url.searchParams.get("TYPE") === "terminate") {
        session?.close();
        response.writeHead(200, channelHeaders);
        response.end();
      } else if (session === undefined) refuseUnknownSession(response);
      else if (form === null) attach(session, request, response, url);
      else forward(session, response, url, form);
    },
    close() {
      stopping = true;
      const hadSessions = sessions.size > 0;
      for (const session of sessions.values()) session.stop();
      return hadSessions;
    },
  };
}

/** The client looks for "Unknown SID" after the first character; found at the very start it would not count. */
function refuseUnknownSession(response: ServerResponse): void {
  response.writeHead(400, { ...channelHeaders, "content-type": "text/html; charset=utf-8" });
  response.end("400 Bad Request: Unknown SID");
}

function parseArrayId(text: string | null): number | null {
  if (text === null || text === "") return null;
  if (!/^-?\d{1,15}$/.test(text)) throw new RpcError("INVALID_ARGUMENT", "AID is not a message number.");
  return Number(text);
}

/** @throws RpcError UNAVAILABLE for a large one while others under way fill what there is for them */
async function readForwardBody(
  request: AsyncIterable<Buffer>,
  arriving: { bytes: number },
  { arrivingBytes, smallBody }: ChannelLimits,
): Promise<ForwardBody> {
  const reader = new ForwardBodyReader();
  let size = 0;
  try {
    for await (const chunk of request) {
      size += chunk.length;
      arriving.bytes += chunk.length;
      if (size > smallBody && arriving.bytes > arrivingBytes)
        throw new RpcError("UNAVAILABLE", "Too many large requests at once.");
      reader.push(chunk);
    }
    return reader.end();
  } finally {
    arriving.bytes -= size;
  }
}

/** The session with the largest size, `null` when there is none above 0. */
function largestOf(sessions: Iterable<Session>, size: (session: Session) => number): Session | null {
  let largest: Session | null = null;
  let most = 0;
  for (const session of sessions) {
    if (size(session) <= most) continue;
    most = size(session);
    largest = session;
  }
  return largest;
}
