// Callables of one’s own account, its devices and its end.
import { deleteAccountRequest, deleteAccountResponse } from "../account/index.ts";
import { acceptContractRequest, legalDocumentRequest, legalDocumentResponse } from "../legal/index.ts";
import { registerUserToNewsRequest } from "../news/index.ts";
import { previewRetentionRequest, previewRetentionResponse } from "../profile/index.ts";
import type { Callable } from "./callable.ts";
import { drawsPhotos } from "./drawsPhotos.ts";
import { nothing } from "./commonSchemas.ts";

export const endsessions = {
  name: "endsessions",
  request: nothing,
  response: nothing,
  actions: ["change-credentials"],
} as const satisfies Callable;

export const syncemail = {
  name: "syncemail",
  request: nothing,
  response: nothing,
  actions: ["change-credentials"],
  secrets: ["payment"],
} as const satisfies Callable;

export const passwordchanged = {
  name: "passwordchanged",
  request: nothing,
  response: nothing,
  actions: ["change-credentials"],
} as const satisfies Callable;

export const deleteaccount = {
  name: "deleteaccount",
  request: deleteAccountRequest,
  response: deleteAccountResponse,
  actions: ["delete-own-account"],
  secrets: ["payment"],
} as const satisfies Callable;

export const keepaccount = {
  name: "keepaccount",
  request: nothing,
  response: nothing,
  actions: ["delete-own-account"],
} as const satisfies Callable;

export const previewretention = {
  name: "previewretention",
  request: previewRetentionRequest,
  response: previewRetentionResponse,
  actions: ["update-profile"],
} as const satisfies Callable;

export const registerusertonews = {
  name: "registerusertonews",
  request: registerUserToNewsRequest,
  response: nothing,
  actions: ["register-to-news"],
} as const satisfies Callable;

export const unregisterusertonews = {
  name: "unregisterusertonews",
  request: registerUserToNewsRequest,
  response: nothing,
  actions: ["register-to-news"],
} as const satisfies Callable;

export const legaldocument = {
  name: "legaldocument",
  request: legalDocumentRequest,
  response: legalDocumentResponse,
  actions: ["update-profile"],
  ...drawsPhotos,
} as const satisfies Callable;

export const acceptcontract = {
  name: "acceptcontract",
  request: acceptContractRequest,
  response: nothing,
  actions: ["update-profile"],
} as const satisfies Callable;
