import * as v from "valibot";

/** One-line messages that a page leaves for the next one through the history state. */
const notices = {
  "signed-out": "Vous êtes déconnecté.",
  "not-admin": "Ce compte n’est pas administrateur.",
} as const;

export type NoticeKey = keyof typeof notices;

const schema = v.object({ notice: v.picklist(Object.keys(notices) as NoticeKey[]) });

/** History state that shows a notice on the page it leads to. */
export function noticeState(notice: NoticeKey): { readonly notice: NoticeKey } {
  return { notice };
}

/** The notice left for this page, from the history state, which may hold anything. */
export function noticeFrom(state: unknown): string | null {
  const parsed = v.safeParse(schema, state);
  return parsed.success ? notices[parsed.output.notice] : null;
}
