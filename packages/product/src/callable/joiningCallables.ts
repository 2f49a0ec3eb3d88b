// Callables of who joins: for somebody who is signed in nowhere.
import {
  activateAccountRequest,
  activateAccountResponse,
  invitationRequest,
  invitationResponse,
  requestSignUpRequest,
} from "../account/index.ts";
import type { Callable } from "./callable.ts";
import { nothing } from "./commonSchemas.ts";

/** Calls of a source in an hour that read one document: more than a whole team behind one address needs. */
const SOURCE_CALLS = 100;

export const requestsignup = {
  name: "requestsignup",
  request: requestSignUpRequest,
  response: nothing,
  actions: "public",
  perHour: "own",
} as const satisfies Callable;

export const readinvitation = {
  name: "readinvitation",
  request: invitationRequest,
  response: invitationResponse,
  actions: "public",
  perHour: SOURCE_CALLS,
} as const satisfies Callable;

export const renewinvitation = {
  name: "renewinvitation",
  request: invitationRequest,
  response: nothing,
  actions: "public",
  perHour: "own",
} as const satisfies Callable;

export const activateaccount = {
  name: "activateaccount",
  request: activateAccountRequest,
  response: activateAccountResponse,
  actions: "public",
  perHour: SOURCE_CALLS,
} as const satisfies Callable;
