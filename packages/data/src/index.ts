export type { Authentication } from "./client/authentication.ts";
export { type CarnationClient, createClient } from "./client/createClient.ts";
export { loadRuntimeConfig, parseRuntimeConfig, type RuntimeConfig } from "./config/runtimeConfig.ts";
export type { KnownDocument, KnownList, Missing, ReadyList, Unread, Unreadable } from "./watch/known.ts";
export type { MalformedDocument } from "./watch/malformed.ts";
export type {
  Diagnoses,
  OnError,
  OnNext,
  PhotoUpload,
  Unsubscribe,
  UploadState,
  Workspace,
} from "./workspace/workspace.ts";
