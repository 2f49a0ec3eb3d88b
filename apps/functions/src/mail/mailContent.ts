import { visibleText } from "@carnation/domain/text";
import * as v from "valibot";
import { isLocalHost } from "../config/isLocalHost.ts";

/** A message leads nowhere but to the web: no `javascript:`, and nothing that others could read on its way. */
const link = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.parse(text);
    return (
      url !== null && (url.protocol === "https:" || (url.protocol === "http:" && isLocalHost(url.hostname)))
    );
  }, "no https address"),
);

/** Plain words, whoever wrote them and when: nothing in them turns the text around or hides in it. */
const words = v.pipe(v.string(), v.transform(visibleText));

const figure = v.object({
  label: words,
  /** As it is read: « 62 / 100 ». */
  value: words,
  /** Holds what it means, behind it: « amélioration ». */
  note: v.optional(words, ""),
});

/** A part of a message. Texts are plain; a line break in them is one. */
export const mailBlockSchema = v.variant("kind", [
  /** « Bonjour Anaïs, ». */
  v.object({ kind: v.literal("greeting"), text: words }),
  v.object({ kind: v.literal("paragraph"), text: words }),
  v.object({ kind: v.literal("figures"), title: words, figures: v.array(figure) }),
  v.object({ kind: v.literal("button"), label: words, url: link }),
  /** Person who writes, and how to reach them. */
  v.object({ kind: v.literal("signature"), name: words, lines: v.array(words) }),
  /** Small print at the end. */
  v.object({ kind: v.literal("legal"), text: words }),
]);

/** Holds what a message says, stated once: HTML and text are both made of it. */
export const mailContentSchema = v.object({ subject: words, blocks: v.array(mailBlockSchema) });

/** A part of a message, to be written. */
export type MailBlock = v.InferInput<typeof mailBlockSchema>;

/** Describes what a message says, to be written. */
export interface MailContent {
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
}

/** Describes what a message says, as it was read. */
export type ReadMailContent = v.InferOutput<typeof mailContentSchema>;

/** A part of a message, as it was read. */
export type ReadMailBlock = v.InferOutput<typeof mailBlockSchema>;
