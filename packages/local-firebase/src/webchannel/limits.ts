export interface ChannelLimits {
  /** Sessions open at once; more handshakes are refused. */
  readonly sessions: number;
  /** Longest silence on a back channel, milliseconds; the client gives up after 1.5 times this. */
  readonly keepAlive: number;
  /** How long a session waits for its client to come back, milliseconds. */
  readonly abandonAfter: number;
  /** Messages kept for a client that does not acknowledge them, UTF-16 code units. */
  readonly unacknowledgedLength: number;
  /** After this much, UTF-16 code units, a back channel ends and the client opens the next one. */
  readonly backChannelLength: number;
  /** Messages held back because an earlier one has not arrived. */
  readonly earlyMessages: number;
}

export const DEFAULT_CHANNEL_LIMITS: ChannelLimits = {
  sessions: 1000,
  keepAlive: 30_000,
  abandonAfter: 60_000,
  unacknowledgedLength: 128 * 1024 * 1024,
  backChannelLength: 1024 * 1024,
  earlyMessages: 1000,
};
