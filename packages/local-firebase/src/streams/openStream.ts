import type { IncomingMessage } from "node:http";
import { APP_CHECK_HEADER } from "../appCheck/requireAppCheck.ts";
import { isLocalProgram } from "../authentication/localCaller.ts";
import type { Identity, ResolveIdentity, WatchIdentity } from "../authentication/identity.ts";
import type { AuthorizedReads } from "../store/authorizedReads.ts";
import type { DocumentStore } from "../store/documentStore.ts";
import type { OpenStream } from "../webchannel/webChannel.ts";
import { createListenStream } from "./listenStream.ts";
import type { LiveResults } from "./liveResults.ts";
import { createWriteStream } from "./writeStream.ts";

export interface StreamServices {
  readonly store: DocumentStore;
  readonly reads: AuthorizedReads;
  readonly live: LiveResults;
  readonly epoch: string;
  readonly resolveIdentity: ResolveIdentity;
  readonly watchIdentity: WatchIdentity;
  readonly log: (line: string) => void;
}

/** Opens Listen streams under the identity that the handshake's headers prove. */
export function openListen(services: StreamServices): OpenStream {
  return (headers, request, send) => {
    const identity = identify(services, headers, request);
    return createListenStream({ ...services, identity, send });
  };
}

/** Opens Write streams under the identity that the handshake's headers prove. */
export function openWrite(services: StreamServices): OpenStream {
  return (headers, request, send) => {
    const identity = identify(services, headers, request);
    return createWriteStream({ ...services, identity, send });
  };
}

function identify(
  { resolveIdentity }: StreamServices,
  headers: ReadonlyMap<string, string>,
  request: IncomingMessage,
): Promise<Identity> {
  return resolveIdentity(
    headers.get("authorization"),
    !isLocalProgram(request),
    headers.get(APP_CHECK_HEADER),
  );
}
