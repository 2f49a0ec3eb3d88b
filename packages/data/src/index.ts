export type { Authentication } from "./client/authentication.ts";
export { type CarnationClient, createClient } from "./client/createClient.ts";
export { loadRuntimeConfig, parseRuntimeConfig, type RuntimeConfig } from "./config/runtimeConfig.ts";
export type { CustomerToAdd, CustomerToSave } from "./resources/customers.ts";
export type { Diagnoses, Workspace } from "./resources/index.ts";
export type { PhotoUpload, UploadState } from "./resources/photoUpload.ts";
export type { KnownDocument, KnownList, Missing, ReadyList, Unread, Unreadable } from "./watch/known.ts";
export type { OnError, OnNext, Unsubscribe } from "./watch/listeners.ts";
export type { MalformedDocument } from "./watch/malformed.ts";
