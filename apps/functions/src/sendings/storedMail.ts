import { Timestamp } from "firebase-admin/firestore";
import * as v from "valibot";
import { mailBlockSchema } from "../mail/mailContent.ts";

const timestamp = v.pipe(
  v.instance(Timestamp),
  v.transform((stored) => stored.toDate()),
);

const storedMailSchema = v.object({
  /** In whose name it is sent. */
  author: v.object({ name: v.string(), address: v.string() }),
  blocks: v.array(mailBlockSchema),
});

/** Holds what a stored sending has beyond the domain's `Sending`: what is needed to send it, for the functions alone. */
export const sendingToDeliverSchema = v.object({ mail: storedMailSchema, queued: timestamp });

/** The words of a sending as they are stored. */
export type StoredMail = v.InferOutput<typeof storedMailSchema>;
