import { optionalDateSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";

/** Of how many devices an account is told of the news; a further one takes the place of the one unseen for longest. */
export const NEWS_DEVICES_MAX = 20;

/** Payload of the callables `registerusertonews` and `unregisterusertonews`. */
export const registerUserToNewsRequest = v.object({
  token: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(4096)),
});

/**
 * Payload of the callables `registerusertonews` and `unregisterusertonews`: the device's messaging token, to be told of
 * the news or no longer. The specification names the first call only.
 */
export type RegisterUserToNewsRequest = v.InferOutput<typeof registerUserToNewsRequest>;

/** A device that is told of the news. Its document's id is made of its token. */
export interface NewsDevice {
  readonly id: string;
  readonly token: string;
  /** Moment when it last said that it is there. */
  readonly seen: Date | null;
  /** Id of the article that it was told of last; null before the first. */
  readonly told: string | null;
}

const storedDevice = v.object({
  token: v.string(),
  seen: optionalDateSchema,
  told: v.fallback(v.nullish(v.string(), null), null),
});

/** Names of the fields under which a device is stored. */
export type NewsDeviceField = keyof typeof storedDevice.entries;

/**
 * Reads a stored device.
 * @throws {v.ValiError} when the document is not one
 */
export function parseNewsDevice(id: string, fields: unknown): NewsDevice {
  return { id, ...v.parse(storedDevice, fields) };
}
