/** Limits of what one HTTP service takes from its clients. */
export interface HttpLimits {
  /** Connections open at once; more are closed as they come. */
  readonly connections: number;
  readonly headerCount: number;
  /** The address and the headers of a request together, bytes. */
  readonly headerSize: number;
  /** Time that the headers of a request may take to arrive, milliseconds. */
  readonly headersTimeout: number;
  /** Time that a whole request may take to arrive, milliseconds. The answer may take longer: streams do. */
  readonly requestTimeout: number;
  /**
   * Time that a connection may be silent in both directions, milliseconds. Streams say something every 30 seconds
   * (`ChannelLimits.keepAlive`).
   */
  readonly idleTimeout: number;
  /** Time that requests under way may take when the service stops, milliseconds. */
  readonly stopTimeout: number;
}

export const DEFAULT_HTTP_LIMITS: HttpLimits = {
  connections: 2000,
  headerCount: 100,
  headerSize: 16 * 1024,
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  idleTimeout: 120_000,
  stopTimeout: 3000,
};

/** Limits of requests to the app: an address may be 64 KiB, so that whatever address a person has is answered. */
export const HOSTING_LIMITS: Partial<HttpLimits> = { headerSize: 64 * 1024 };

/** An object of many gigabytes may come in one request. */
export const STORAGE_LIMITS: Partial<HttpLimits> = { requestTimeout: 3600_000 };
