import type { Workspace } from "@carnation/data";
import type { Sending } from "@carnation/product/sending";
import { resourceAtoms } from "../watch/watchAtom.ts";

/** A document as it would leave: its file, and the words of the e-mail that carries it. */
export interface OutgoingPreview {
  /** Name of the file. */
  readonly name: string;
  readonly subject: string;
  readonly message: string;
  readonly pdf: Blob;
  /** A text of a language model in it, which has to be read over before it leaves; absent or null for none. */
  readonly toReview?: string | null;
}

/** To whom, and under which name a message sent again is the same one. */
export interface Dispatch {
  readonly email: string;
  /** The text that was read over, where there was one to read over. */
  readonly reviewed?: string | undefined;
  readonly request: string;
}

/**
 * A kind of document that is sent by e-mail. Its functions depend on nothing but their arguments; `key` says which
 * document it is.
 */
export interface Outgoing {
  /** « Envoyer le rapport »: the name of the dialog. */
  readonly title: string;
  /** « le message et le rapport »: what is read before it leaves. */
  readonly what: string;
  /** « Pages du rapport » */
  readonly pages: string;
  readonly preview: (workspace: Workspace, key: string) => Promise<OutgoingPreview>;
  /** Gives the id of the sending. */
  readonly send: (workspace: Workspace, key: string, dispatch: Dispatch) => Promise<string>;
}

/** Gives what was sent. */
export const sendings = resourceAtoms<Sending>((workspace) => workspace.sendings);
