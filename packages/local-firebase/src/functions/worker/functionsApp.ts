import express, {
  type ErrorRequestHandler,
  type Express,
  type NextFunction,
  type Request,
  type Response,
} from "express";
import { allowOrigin, handleCors } from "../../http/cors.ts";
import { RpcError } from "../../rpc/status.ts";
import { toRpcError } from "../../rpc/toRpcError.ts";
import { answerFailure } from "./answerFailure.ts";
import { replaceCallerToken, type VerifyToken } from "./callerToken.ts";
import { dropForgedAppCheck, type VerifyAppCheck } from "./forgedAppCheck.ts";
import type { LoadedFunctions } from "./loadFunctions.ts";
import { parseBody } from "./parseBody.ts";
import { runWithinLimit } from "./timeLimit.ts";

export interface FunctionsAppOptions {
  readonly projectId: string;
  readonly functions: Promise<LoadedFunctions>;
  readonly verify: VerifyToken;
  /** Null where App Check is off: a token then reaches the function as it came, and the SDK asks Google. */
  readonly verifyAppCheck: VerifyAppCheck | null;
}

/** Serves callables and HTTP functions under `/<project>/<region>/<name>`, as the official emulator does. */
export function createFunctionsApp({
  projectId,
  functions,
  verify,
  verifyAppCheck,
}: FunctionsAppOptions): Express {
  async function serve(request: Request, response: Response, next: NextFunction): Promise<void> {
    const { project, region, name } = request.params;
    const loaded = await functions.catch(() => null);
    const found = project === projectId ? loaded?.http.get(`${region}/${name}`) : undefined;
    try {
      // A function decides itself, by its `cors` option for instance, which pages may call it.
      if (found === undefined && handleCors(request, response)) return;
      if (loaded === null) throw new RpcError("UNAVAILABLE", "The functions could not be loaded.");
      if (found === undefined) throw new RpcError("NOT_FOUND", `There is no function ${region}/${name}.`);
      await replaceCallerToken(request, found.callable, verify);
      if (verifyAppCheck !== null) await dropForgedAppCheck(request, verifyAppCheck);
      await parseBody(request, response);
      await runWithinLimit(found, request, response);
    } catch (error) {
      // Any page that was let in may read why its call never came to a callable.
      if (found?.callable === true && !response.headersSent) allowOrigin(request, response);
      next(error);
    }
  }

  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.use("/:project/:region/:name", (request, response, next) => void serve(request, response, next));
  app.use(() => {
    throw new RpcError("NOT_FOUND", "Functions are served under /<project>/<region>/<name>.");
  });
  app.use(answerError);
  return app;
}

const answerError: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  answerFailure(
    request,
    response,
    toRpcError(
      isBadAddress(error) ? new RpcError("INVALID_ARGUMENT", "The address is not valid.") : error,
      (line) => process.stderr.write(`${line}\n`),
    ),
  );
};

/** Express's own error for an address with a percent sign that encodes nothing. */
function isBadAddress(error: unknown): boolean {
  return error instanceof URIError && "status" in error && error.status === 400;
}
