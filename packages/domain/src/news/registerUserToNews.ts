import * as v from "valibot";

/**
 * Payload of the callable `registerusertonews`: the device's messaging token, to be told of the news. The
 * specification names the call only.
 */
export const registerUserToNewsRequest = v.object({
  token: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(4096)),
});

/** Payload of the callable `registerusertonews`. */
export type RegisterUserToNewsRequest = v.InferOutput<typeof registerUserToNewsRequest>;
