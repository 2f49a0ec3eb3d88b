import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { ClientHttp2Session } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Ports, SERVICES } from "../http/services.ts";
import { callGrpc, frameOf, grpcCalls, openSession } from "./grpcCalls.ts";
import { faultOf } from "./faultOf.ts";
import { mutateBytes, mutateRequest, type StressRequest } from "./mutate.ts";
import { createRandom, type Random } from "./random.ts";
import { recordHttp2 } from "./recordHttp2.ts";
import { requestsOf } from "./requests.ts";
import { type Answer, send, sendBytes } from "./send.ts";
import { prepareState, type StressState } from "./stressState.ts";

export interface MalformedFigures {
  readonly requests: number;
  /** Number that ended in each way: an HTTP status, a gRPC code, `closed` or `hung`. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** List of what the server did that it should not have done, each with the request that made it. */
  readonly faults: readonly string[];
  /** Bytes of the server's heap after a collection: warmed up, and at the end. */
  readonly heap: { readonly start: number; readonly end: number };
}

interface Server {
  readonly ports: Ports;
  readonly child: ChildProcess;
  readonly log: string[];
}

const AT_ONCE = 16;
const ROUND = 100;
/** A stack that begins in this package; what functions log of themselves is theirs. */
const OWN_STACK = /^(?!ERROR )[^\n]*\n {4}at [^\n]*local-firebase/;
const program = fileURLToPath(new URL("./malformedServer.ts", import.meta.url));

/**
 * Sends mutated requests to every endpoint of an instance in a process of its own.
 * @param seed the same seed sends the same requests
 */
export async function runMalformedStress(requests: number, seed: number): Promise<MalformedFigures> {
  const folder = await mkdtemp(join(tmpdir(), "malformed-"));
  const server = await startServer(folder);
  try {
    return await run(server, requests, createRandom(seed));
  } finally {
    if (server.child.exitCode === null && server.child.signalCode === null) {
      server.child.kill("SIGKILL");
      await once(server.child, "exit");
    }
    await rm(folder, { recursive: true });
  }
}

async function run(server: Server, requests: number, random: Random): Promise<MalformedFigures> {
  const outcomes: Record<string, number> = {};
  const faults: string[] = [];
  const recorded = await recordHttp2(server.ports.firestore);
  const session = { current: openSession(server.ports.firestore) };
  let state: StressState | null = null;
  let start = 0;
  for (let sent = 0; sent < requests && faults.length < 50; sent += ROUND) {
    state = await prepareState(server.ports, state);
    const said = faultOf("stream", { kind: "answered", status: 200, text: state.heard });
    if (said !== null) faults.push(`a stream of round ${sent / ROUND}: ${said}`);
    const shots = shotsOf(server.ports, random, state, session, recorded);
    const work = Array.from({ length: Math.min(ROUND, requests - sent) }, () => shots());
    await atOnce(work, async ({ name, go }) => {
      const answer = await go();
      const outcome = `${name.split(" ", 1)[0] ?? ""} ${answer.status ?? answer.kind}`;
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      const fault = faultOf(name, answer);
      if (fault !== null) faults.push(`${fault}: ${name}`);
    });
    if (server.child.exitCode !== null || server.child.signalCode !== null) {
      faults.push(`the server has ended: ${server.log.slice(-5).join("\n")}`);
      break;
    }
    if (start === 0 && sent + ROUND >= requests / 10) start = await heapOf(server.child);
  }
  session.current.destroy();
  faults.push(...server.log.filter((line) => OWN_STACK.test(line)));
  const end = server.child.connected ? await heapOf(server.child) : 0;
  return { requests, outcomes, faults, heap: { start, end } };
}

interface Shot {
  /** `http`, `raw` or `grpc`, then what is sent. */
  readonly name: string;
  readonly go: () => Promise<Answer>;
}

function shotsOf(
  ports: Ports,
  random: Random,
  state: StressState,
  session: { current: ClientHttp2Session },
  recorded: Buffer,
): () => Shot {
  const requests = requestsOf(state);
  const calls = grpcCalls();
  return () => {
    const choice = random.below(20);
    const request = mutateRequest(random, random.pick(requests));
    if (choice < 12)
      return { name: `http ${describe(request)}`, go: () => send(ports[request.service], request) };
    if (choice < 15) {
      const bytes = mutateBytes(random, mutateBytes(random, serialize(random.pick(requests))));
      const service = random.below(4) === 0 ? random.pick(SERVICES) : request.service;
      return { name: `raw ${service} ${preview(bytes)}`, go: () => sendBytes(ports[service], bytes) };
    }
    if (choice < 17) {
      const bytes = mutateBytes(random, recorded.subarray(0, 24 + random.below(recorded.length)));
      return { name: `raw http2 ${preview(bytes)}`, go: () => sendBytes(ports.firestore, bytes) };
    }
    const call = random.pick(calls);
    const whole = frameOf(mutateBytes(random, call.message));
    const frame = random.below(4) === 0 ? mutateBytes(random, whole) : whole;
    return {
      name: `grpc ${call.path} ${frame.toString("base64").slice(0, 200)}`,
      go: () => {
        if (session.current.destroyed || session.current.closed)
          session.current = openSession(ports.firestore);
        return callGrpc(session.current, call.path, frame);
      },
    };
  };
}

async function atOnce<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const worker = async (): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function describe({ service, method, target, body }: StressRequest): string {
  return `${service} ${method} ${target.slice(0, 300)} ${preview(body)}`;
}

const preview = (bytes: Buffer): string => JSON.stringify(bytes.toString("latin1").slice(0, 300));

function serialize({ method, target, headers, body }: StressRequest): Buffer {
  const lines = Object.entries({ host: "127.0.0.1", ...headers, "content-length": body.length });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${head}\r\n`), body]);
}

async function startServer(folder: string): Promise<Server> {
  const child = fork(program, [folder], {
    execArgv: ["--expose-gc", "--conditions=@carnation/source"],
    silent: true,
  });
  const log: string[] = [];
  child.stderr?.setEncoding("utf8").on("data", (text: string) => log.push(text));
  const ports = await new Promise<Ports>((resolve, reject) => {
    child.once("exit", () => reject(new Error(`the server did not start: ${log.join("")}`)));
    child.on("message", (message: { line?: string; ports?: Ports }) => {
      if (message.line !== undefined) log.push(message.line);
      if (message.ports !== undefined) resolve(message.ports);
    });
  });
  return { ports, child, log };
}

function heapOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    const listen = (message: { heap?: number }): void => {
      if (message.heap === undefined) return;
      child.off("message", listen);
      resolve(message.heap);
    };
    child.on("message", listen);
    child.send("heap");
  });
}
