import { getApps, initializeApp } from "firebase-admin/app";
import { getMessaging } from "firebase-admin/messaging";
import { isLocalFirebase } from "../../config/environment.ts";
import { messagingPush } from "./messagingPush.ts";
import type { PushPort } from "./pushPort.ts";

/**
 * On one machine nothing is sent to anybody: the open pages see for themselves that an article has been announced, and
 * have their own service worker show it.
 */
const openPages: PushPort = { tell: (tokens) => Promise.resolve(tokens.map(() => "sent")) };

/** Tells how messages reach the devices of this deployment. */
export function configuredPush(): PushPort {
  return isLocalFirebase() ? openPages : messagingPush(getMessaging(getApps()[0] ?? initializeApp()));
}
