import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { LOOPBACK, urlHost } from "../../http/addresses.ts";
import { isAddressedToLoopback } from "../../authentication/localCaller.ts";

/** Path of the page that mailed links open: Hosting reserves the address on a site. */
export const ACTION_PAGE = "/__/auth/action";

export interface AddressedRequest extends Pick<IncomingMessage, "headers"> {
  readonly socket: Pick<Socket, "localAddress" | "localPort">;
}

/**
 * Host and port that mail leads back to: the address that the request arrived at. Its Host header counts for this
 * machine's own names only, for whoever chose the header would otherwise choose who receives the mailed code.
 */
export function handlerAddress(request: AddressedRequest): string {
  const { host } = request.headers;
  if (host !== undefined && isAddressedToLoopback(request) && URL.canParse(`http://${host}`)) return host;
  // A socket for both IP versions shows IPv4 addresses in IPv6's form.
  const address = (request.socket.localAddress ?? LOOPBACK).replace(/^::ffff:/i, "");
  return `${urlHost(address)}:${request.socket.localPort}`;
}
