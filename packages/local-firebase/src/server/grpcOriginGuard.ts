import {
  Metadata,
  ServerInterceptingCall,
  type ServerInterceptor,
  ServerListenerBuilder,
  status,
} from "@grpc/grpc-js";
import type { OriginGuard } from "./originGuard.ts";

/** No browser speaks gRPC: these headers say that something passes on what one has sent. */
const OF_BROWSERS = ["origin", "sec-fetch-site"];

/** Refuses the calls that the services do not go by the name of. */
export function grpcOriginGuard(originGuard: OriginGuard): ServerInterceptor {
  return (_method, call) => {
    const isAllowed = (metadata: Metadata): boolean =>
      [call.getHost(), ...metadata.get("host").map(String)].every(originGuard.allowsAuthority) &&
      OF_BROWSERS.every((name) => metadata.get(name).length === 0);
    const listener = new ServerListenerBuilder()
      .withOnReceiveMetadata((metadata, next) => {
        if (isAllowed(metadata)) return next(metadata);
        const details = `${call.getHost()} is not a name of these services, or a page asks.`;
        call.sendStatus({ code: status.PERMISSION_DENIED, details, metadata: new Metadata() });
      })
      .build();
    return new ServerInterceptingCall(call, { start: (next) => next(listener) });
  };
}
