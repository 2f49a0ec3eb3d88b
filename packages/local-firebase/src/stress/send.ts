import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import type { StressRequest } from "./mutate.ts";

/** Outcome of a request: answered with a status, or closed without one. A hang is neither. */
export interface Answer {
  readonly kind: "answered" | "closed" | "hung";
  /** HTTP status, or gRPC code; null when there was none. */
  readonly status: number | null;
  /** The beginning of the body. */
  readonly text: string;
}

/** Time that a request may go without an end, milliseconds. */
const LIMIT = 20_000;
const KEPT = 20_000;

/**
 * Sends a request; the back channel of a stream, which may not end by itself, is left once it answers.
 * @param stays waits for the end of a back channel as well
 */
export function send(
  port: number,
  { method, target, headers, body }: StressRequest,
  stays = false,
): Promise<Answer> {
  return new Promise((resolve) => {
    let status: number | null = null;
    let text = "";
    const end = (kind: Answer["kind"]): void => {
      clearTimeout(timer);
      resolve({ kind, status, text });
      request.destroy();
    };
    const request = httpRequest(
      {
        host: "127.0.0.1",
        port,
        method,
        path: target,
        headers: { ...headers, "content-length": body.length },
      },
      (response) => {
        status = response.statusCode ?? null;
        const isEndless = !stays && method === "GET" && target.includes("/channel") && status === 200;
        if (isEndless) return end("answered");
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          if (text.length < KEPT) text += chunk;
        });
        response.on("close", () => end("answered"));
      },
    );
    const timer = setTimeout(() => end("hung"), LIMIT);
    request.on("error", () => end(status === null ? "closed" : "answered"));
    request.end(body);
  });
}

/** Sends bytes over a connection of their own and ends it; the server has to end it too. */
export function sendBytes(port: number, bytes: Buffer): Promise<Answer> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.end(bytes));
    const end = (kind: "closed" | "hung"): void => {
      clearTimeout(timer);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
      const isHung = kind === "hung" && status === undefined;
      const answered = status === undefined ? "closed" : "answered";
      resolve({
        kind: isHung ? "hung" : answered,
        status: status === undefined ? null : Number(status),
        text,
      });
      socket.destroy();
    };
    const timer = setTimeout(() => end("hung"), LIMIT);
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => {
      if (text.length < KEPT) text += chunk;
    });
    socket.on("error", () => end("closed"));
    socket.on("close", () => end("closed"));
  });
}
