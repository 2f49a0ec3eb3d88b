export interface ChannelLimits {
  /** Sessions open at once. A handshake beyond them ends the session that has waited longest for its client. */
  readonly sessions: number;
  /** Longest silence on a back channel, milliseconds; the client gives up after 1.5 times this. */
  readonly keepAlive: number;
  /** Time that a session waits for its client to come back, milliseconds. */
  readonly abandonAfter: number;
  /** Messages kept for a client that does not acknowledge them, UTF-16 code units. */
  readonly unacknowledgedLength: number;
  /** After this much, UTF-16 code units, a back channel ends and the client opens the next one. */
  readonly backChannelLength: number;
  /** Messages held back because an earlier one has not arrived. */
  readonly earlyMessages: number;
  /** Messages of one session that have arrived and not been dealt with, or are held back, UTF-16 code units. */
  readonly unhandledLength: number;
  /** Both, of all sessions together, UTF-16 code units; beyond it, the session with the most ends. */
  readonly totalLength: number;
  /** Bytes of POSTs that are arriving; beyond it, those above `smallBody` are refused. */
  readonly arrivingBytes: number;
  readonly smallBody: number;
}

/** The client library has ten batches of writes under way at most, of 10 MiB each. */
const WRITES_UNDER_WAY = 128 * 1024 * 1024;

export const DEFAULT_CHANNEL_LIMITS: ChannelLimits = {
  sessions: 1000,
  keepAlive: 30_000,
  abandonAfter: 60_000,
  unacknowledgedLength: 128 * 1024 * 1024,
  backChannelLength: 1024 * 1024,
  earlyMessages: 1000,
  unhandledLength: WRITES_UNDER_WAY,
  totalLength: 256 * 1024 * 1024,
  arrivingBytes: 512 * 1024 * 1024,
  smallBody: 64 * 1024,
};
