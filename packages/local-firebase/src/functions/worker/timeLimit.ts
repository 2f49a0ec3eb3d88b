import type { Request, Response } from "express";
import { RpcError } from "../../rpc/status.ts";
import { answerFailure } from "./answerFailure.ts";
import type { HttpFunction } from "./loadFunctions.ts";

/**
 * Runs a function that answers a request. When its time is over, the caller hears DEADLINE_EXCEEDED; the function
 * cannot be stopped, but what it still says goes nowhere, as in production.
 */
export async function runWithinLimit(
  { name, timeout, handle }: HttpFunction,
  request: Request,
  response: Response,
): Promise<void> {
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    const error = new RpcError("DEADLINE_EXCEEDED", `${name} took longer than ${timeout} s.`);
    process.stderr.write(`${error.message}\n`);
    answerFailure(request, response, error);
    mute(response);
  }, timeout * 1000);
  response.once("close", () => clearTimeout(timer));
  try {
    await handle(request, response);
  } catch (error) {
    if (!late) throw error;
    process.stderr.write(`${name} failed after its time was over: ${String(error)}\n`);
  }
}

/** Without it, a function that answers late would fail on headers that have been sent, and perhaps end its thread. */
function mute(response: Response): void {
  const ignore = (): Response => response;
  const swallow = (...values: unknown[]): true => {
    const written = values.find((value) => typeof value === "function");
    if (written !== undefined) process.nextTick(written as () => void);
    return true;
  };
  Object.assign(response, {
    setHeader: ignore,
    appendHeader: ignore,
    removeHeader: ignore,
    writeHead: ignore,
    flushHeaders: ignore,
    write: swallow,
    end: (...values: unknown[]) => {
      swallow(...values);
      return response;
    },
  });
}
