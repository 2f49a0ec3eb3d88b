// The page of the contract tests: the package as the app bundles it, within reach of `page.evaluate`.
import type { MalformedDocument, OnError, OnNext, Unsubscribe } from "../index.ts";
import * as data from "../index.ts";

/** Starts a watch. */
type Watch<Known> = (onNext: OnNext<Known>, onError: OnError) => Unsubscribe;

/** Describes what a watch may tell besides a value. */
type Status = { readonly status: string };

/** The first value of something watched that is accepted. Rejects when the watch ends with an error. */
async function until<Known extends Status, T = Extract<Known, { value: unknown }>["value"]>(
  watch: Watch<Known>,
  accepted: (value: T) => boolean = () => true,
): Promise<T> {
  const known = await untilKnown(watch, (state) => "value" in state && accepted(state.value as T));
  return (known as unknown as { value: T }).value;
}

/** The first state of something watched that is accepted. Rejects when the watch ends with an error. */
function untilKnown<T>(watch: Watch<T>, accepted: (value: T) => boolean = () => true): Promise<T> {
  return new Promise((resolve, reject) => {
    watch((value) => {
      if (accepted(value)) resolve(value);
    }, reject);
  });
}

/** Gives what a promise fails with, in a form that leaves the page. */
async function failureOf(promise: Promise<unknown>): Promise<{ code: unknown; message: unknown } | null> {
  try {
    await promise;
    return null;
  } catch (error) {
    return error instanceof Error && "code" in error
      ? { code: error.code, message: error.message }
      : { code: "no code", message: String(error) };
  }
}

/** Draws a photo that has nothing on it. */
function drawPhoto(): Promise<Blob> {
  const canvas = new OffscreenCanvas(240, 320);
  canvas.getContext("2d");
  return canvas.convertToBlob({ type: "image/jpeg" });
}

/** Holds what was found to be malformed. */
const reported: MalformedDocument[] = [];

/** Key of reCAPTCHA Enterprise that the address names; empty without. */
const siteKey = new URLSearchParams(location.search).get("site-key") ?? "";

/** Connects to the project that serves the page; with a key, its pages are attested as those of a deployment. */
async function connect(): Promise<data.CarnationClient> {
  const served = await data.loadRuntimeConfig();
  const { appCheck: _local, ...emulators } = served.emulators;
  const config = siteKey === "" ? served : { ...served, emulators };
  return data.createClient(config, {
    report: (document) => reported.push(document),
    startAppCheck: await data.loadAppCheck(config, siteKey),
  });
}

/** The page's one client of the project that serves it. */
const connected = connect();

/** Signs in and opens the workspace. */
async function signIn(email: string, password: string) {
  const client = await connected;
  const session = await client.auth.signIn(email, password);
  return { client, session, workspace: await client.openWorkspace(session) };
}

const contract = { connected, reported, until, untilKnown, failureOf, signIn, drawPhoto };

declare global {
  interface Window {
    carnation: typeof contract;
  }
}

window.carnation = contract;
