import { formObject } from "@carnation/domain/field";
import { longTextField } from "@carnation/domain/internal/field";
import { dateSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";

/** Longest support note, in UTF-16 units. */
export const SUPPORT_NOTE_MAX = 2000;

/** Describes what an administrator noted about a professional, for the other administrators. It is deleted, never changed. */
export interface SupportNote {
  readonly id: string;
  readonly text: string;
  /** Uid of whoever wrote it. */
  readonly author: string;
  readonly created: Date;
}

const storedSupportNote = v.object({
  text: v.pipe(v.string(), v.nonEmpty()),
  author: v.pipe(v.string(), v.nonEmpty()),
  created: dateSchema,
});

/**
 * Reads a stored support note.
 * @throws {v.ValiError} when the document is no support note
 */
export function parseSupportNote(id: string, fields: unknown): SupportNote {
  return { ...v.parse(storedSupportNote, fields), id };
}

/** Holds what an administrator fills in to note something about a professional. */
export const supportNoteForm = formObject({
  text: v.pipe(longTextField(SUPPORT_NOTE_MAX), v.nonEmpty("Saisissez une note.")),
});

/** Describes what `supportNoteForm` takes. */
export type SupportNoteFormInput = v.InferInput<typeof supportNoteForm>;

/** Describes what `supportNoteForm` gives: the text to store. */
export type SupportNoteFormOutput = v.InferOutput<typeof supportNoteForm>;
