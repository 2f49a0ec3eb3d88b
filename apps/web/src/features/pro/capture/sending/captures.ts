import type { PhotoUpload } from "@carnation/data";
import { atom, type PrimitiveAtom } from "jotai";
import * as v from "valibot";
import { sessionAtom } from "../../../../shared/session/sessionAtoms.ts";
import { draftAtom } from "../../../../shared/forms/drafts.ts";
import type { CaptureDraft } from "../draft/captureDraft.ts";
import { initialCapture, nextCapture, type CaptureEvent, type CaptureState } from "../draft/captureState.ts";

/** A photo from its choice to its arrival, and whose it is. It goes on when its page is left. */
export interface Capture {
  readonly state: CaptureState;
  /** The draft that it was sent with; null before that. */
  readonly about: CaptureDraft | null;
}

export type Captures = ReadonlyMap<string, Capture>;

/** Describes what is being sent, to be paused, resumed and given up. */
export interface Running {
  readonly attempt: AbortController;
  upload: PhotoUpload | null;
}

interface SessionCaptures {
  readonly uid: string;
  readonly capturesAtom: PrimitiveAtom<Captures>;
  readonly running: Map<string, Running>;
}

const uidAtom = atom((get) => get(sessionAtom)?.uid ?? null);

/** The captures of whoever is signed in: they end with the session. */
export const sessionCapturesAtom = atom((get): SessionCaptures | null => {
  const uid = get(uidAtom);
  return uid === null ? null : { uid, capturesAtom: atom<Captures>(new Map()), running: new Map() };
});

const none: Captures = new Map();

/** Every capture of this tab, by key. */
export const capturesAtom = atom((get) => {
  const session = get(sessionCapturesAtom);
  return session === null ? none : get(session.capturesAtom);
});

/** A step of a capture, or what it is about. */
export interface CaptureChange {
  readonly key: string;
  readonly event?: CaptureEvent;
  readonly about?: CaptureDraft;
}

/** Takes a capture a step further; one that is not known begins. */
export const changeCaptureAtom = atom(null, (get, set, { key, event, about }: CaptureChange): void => {
  const session = get(sessionCapturesAtom);
  if (session === null) return;
  set(session.capturesAtom, (captures) => {
    const known = captures.get(key) ?? { state: initialCapture, about: null };
    const changed = {
      state: event ? nextCapture(known.state, event) : known.state,
      about: about ?? known.about,
    };
    return new Map(captures).set(key, changed);
  });
});

/** Forgets a capture. */
export const dropCaptureAtom = atom(null, (get, set, key: string): void => {
  const session = get(sessionCapturesAtom);
  if (session === null) return;
  set(session.capturesAtom, (captures) => new Map([...captures].filter(([known]) => known !== key)));
});

const awaitedSchema = v.array(v.object({ id: v.string(), customer: v.nullable(v.string()) }));

/** The diagnoses sent from this tab whose analysis nobody has been told the end of. */
export const awaitedAtom = draftAtom("awaited-diagnoses", awaitedSchema, []);
