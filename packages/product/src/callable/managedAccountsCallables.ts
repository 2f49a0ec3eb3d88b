// Callables of the accounts that administrators manage.
import {
  accountRequest,
  createAccountRequest,
  createAccountResponse,
  readSignInsRequest,
  readSignInsResponse,
  updateAccountRequest,
} from "../account/index.ts";
import { providerAccountRequest, providerAccountResponse } from "../subscription/index.ts";
import type { Callable } from "./callable.ts";
import { nothing } from "./commonSchemas.ts";

export const createaccount = {
  name: "createaccount",
  request: createAccountRequest,
  response: createAccountResponse,
  actions: ["create-account"],
} as const satisfies Callable;

export const resendinvitation = {
  name: "resendinvitation",
  request: accountRequest,
  response: nothing,
  actions: ["create-account"],
} as const satisfies Callable;

export const updateaccount = {
  name: "updateaccount",
  request: updateAccountRequest,
  response: nothing,
  actions: ["update-account", "change-account-role", "deactivate-account", "reactivate-account"],
  secrets: ["payment"],
} as const satisfies Callable;

export const resetaccountpassword = {
  name: "resetaccountpassword",
  request: accountRequest,
  response: nothing,
  actions: ["update-account"],
} as const satisfies Callable;

export const readsignins = {
  name: "readsignins",
  request: readSignInsRequest,
  response: readSignInsResponse,
  actions: ["list-accounts"],
} as const satisfies Callable;

export const provideraccount = {
  name: "provideraccount",
  request: providerAccountRequest,
  response: providerAccountResponse,
  actions: ["open-provider-account"],
  secrets: ["payment"],
} as const satisfies Callable;
