import { errorTexts } from "@carnation/domain/error";
import * as v from "valibot";
import { withSupport } from "../feedback/supportContact.ts";

/** Describes what a page is told to show when it opens. */
export interface Notice {
  readonly tone: "success" | "warning" | "error";
  readonly text: string;
}

/** One-line messages that a page leaves for the next one through the history state. */
const notices = {
  "signed-out": { tone: "success", text: "Vous êtes déconnecté." },
  "session-ended": { tone: "warning", text: "Votre session est terminée. Reconnectez-vous." },
  "session-ended-typed": {
    tone: "warning",
    text: "Votre session est terminée. Reconnectez-vous\u00A0: ce que vous aviez saisi vous attend.",
  },
  "not-admin": { tone: "warning", text: "Ce compte n’est pas administrateur." },
  saved: { tone: "success", text: "C’est enregistré." },
  "saved-without-picture": {
    tone: "warning",
    text: "C’est enregistré sans l’image, qui avait été refusée. Modifiez la fiche pour en choisir une autre.",
  },
  published: { tone: "success", text: "L’actualité est publiée." },
  "published-without-picture": {
    tone: "warning",
    text: "L’actualité est publiée sans la nouvelle image, qui avait été refusée.",
  },
  withdrawn: { tone: "success", text: "L’actualité est redevenue un brouillon." },
  deleted: { tone: "success", text: "C’est supprimé." },
  deactivated: { tone: "error", text: withSupport(errorTexts["account-disabled"].message) },
} as const satisfies Record<string, Notice>;

export type NoticeKey = keyof typeof notices;

const schema = v.object({ notice: v.picklist(Object.keys(notices) as NoticeKey[]) });

/** History state that shows a notice on the page it leads to. */
export function noticeState(notice: NoticeKey): { readonly notice: NoticeKey } {
  return { notice };
}

/** Tells whether a page is opened because what the one before was about has been deleted. */
export function isDeletion(state: unknown): boolean {
  const parsed = v.safeParse(schema, state);
  return parsed.success && parsed.output.notice === "deleted";
}

/** The notice left for this page, from the history state, which may hold anything. */
export function noticeFrom(state: unknown): Notice | null {
  const parsed = v.safeParse(schema, state);
  return parsed.success ? notices[parsed.output.notice] : null;
}
