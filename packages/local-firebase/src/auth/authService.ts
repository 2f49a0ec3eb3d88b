import type { IncomingMessage, ServerResponse } from "node:http";
import type { Database } from "../database/database.ts";
import type { Claims } from "../identity/identity.ts";
import { RpcError } from "../rpc/status.ts";
import type { MailPort } from "./mailPort.ts";

export interface AuthOptions {
  readonly database: Database;
  readonly projectId: string;
  readonly mail: MailPort;
}

export interface AuthService {
  /** Serves the Identity Toolkit and Secure Token REST protocols. Answers every request, errors included. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL, body: Buffer): Promise<void>;
  /**
   * Claims of a token that this service signed for this project.
   * @throws RpcError UNAUTHENTICATED when it is forged, expired, revoked, unsigned or meant for another project.
   */
  verifyIdToken(token: string): Promise<Claims>;
}

export function createAuthService(_options: AuthOptions): AuthService {
  throw new RpcError("UNIMPLEMENTED", "auth");
}
