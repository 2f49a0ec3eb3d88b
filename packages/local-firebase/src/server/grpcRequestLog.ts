import { ServerInterceptingCall, type ServerInterceptor, ServerListenerBuilder, status } from "@grpc/grpc-js";
import type { EndedRequest } from "./requestLog.ts";
import { runInRequestScope } from "./requestScope.ts";

/** Tells of each gRPC call that has ended; a stream is one call. */
export function grpcRequestLog(onEnded: (request: EndedRequest) => void): ServerInterceptor {
  return (method, call) => {
    const began = performance.now();
    const scope = { host: null, caller: null };
    let hasEnded = false;
    const report = (code: number): void => {
      if (hasEnded) return;
      hasEnded = true;
      onEnded({
        service: "firestore",
        method: "gRPC",
        path: method.path,
        status: status[code] ?? String(code),
        took: performance.now() - began,
        caller: scope.caller,
      });
    };
    // Each of these may be what sets the handler going, which then asks who calls.
    const listener = new ServerListenerBuilder()
      .withOnReceiveMetadata((metadata, next) => runInRequestScope(scope, () => next(metadata)))
      .withOnReceiveMessage((message: unknown, next) => runInRequestScope(scope, () => next(message)))
      .withOnReceiveHalfClose((next) => runInRequestScope(scope, next))
      .withOnCancel(() => report(status.CANCELLED))
      .build();
    return new ServerInterceptingCall(call, {
      start: (next) => next(listener),
      sendStatus(ended, next) {
        report(ended.code);
        next(ended);
      },
    });
  };
}
